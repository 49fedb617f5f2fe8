import { styled } from '@mui/material/styles';
import { radii } from '#app/theme/tokens';

/** Options that open over a page, under or above the field that keeps the focus. */
export const OptionList = styled('ul')(({ theme }) => ({
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(0.75),
  listStyle: 'none',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
}));

/** One of them; `data-active` is the one that Enter takes. */
export const OptionItem = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(5.5),
  padding: theme.spacing(0.5, 1.25),
  borderRadius: radii.control,
  cursor: 'pointer',
  '&[data-active="true"], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));
