import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';

/** Cards on a line of time: from left to right where there is room, downwards on phones. */
export const PlanLineList = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingLeft: theme.spacing(3), minWidth: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(0.25),
    top: theme.spacing(0.75),
    width: theme.spacing(1.5),
    height: theme.spacing(1.5),
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.control,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(0.875),
    top: theme.spacing(2.5),
    bottom: theme.spacing(-2.5),
    borderLeft: `medium solid ${theme.vars.palette.divider}`,
    borderLeftWidth: theme.spacing(0.25),
  },
  '@container plans (min-width: 40rem)': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { paddingLeft: 0, paddingTop: theme.spacing(3.5) },
    '& > li::before': { left: 0, top: theme.spacing(0.75) },
    '& > li:not(:last-child)::after': {
      left: theme.spacing(2),
      right: theme.spacing(-1.5),
      top: theme.spacing(1.375),
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `medium solid ${theme.vars.palette.divider}`,
      borderTopWidth: theme.spacing(0.25),
    },
  },
}));
