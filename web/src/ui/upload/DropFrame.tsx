import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';

/** The dashed frame onto which files are dropped. Takes `data-over` while they hover, `data-invalid` when one was refused. */
export const DropFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  borderRadius: radii.card,
  border: `1.5px dashed ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Of no size, and no neighbour to keep a distance from.
  '& > input': { position: 'absolute' },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 6%, ${theme.vars.palette.background.paper})`,
  },
}));
