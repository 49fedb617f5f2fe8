import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';

/** Drop target; `data-over` while hovering, `data-invalid` on errors. */
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
  // Takes no space in the row.
  '& > input': { position: 'absolute' },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 6%, ${theme.vars.palette.background.paper})`,
  },
}));
