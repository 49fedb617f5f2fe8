import { styled } from '@mui/material/styles';

/** A table whose cells hold arrow, figure and bar; its caption is a heading. */
export const FigureTable = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& caption': {
    ...theme.typography.h4,
    textAlign: 'start',
    padding: theme.spacing(0, 0, 1),
  },
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '0.0625rem solid',
    borderColor: theme.vars.palette.divider,
  },
}));
