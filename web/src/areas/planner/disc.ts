import { styled } from '@mui/material/styles';

/** A letter or a number on a round ground, on paper too. Sets neither ground nor border. */
export const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 750,
  lineHeight: 1,
  color: theme.vars.palette.background.paper,
  '@media print': { printColorAdjust: 'exact' },
}));
