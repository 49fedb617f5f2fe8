import { styled } from '@mui/material/styles';

const Disc = styled('span')(({ theme }) => ({
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
  backgroundColor: theme.vars.palette.text.primary,
  '&[data-empty="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 0.0938rem ${theme.vars.palette.control}`,
  },
  '@media print': { printColorAdjust: 'exact' },
}));

/** The rank of a priority, 1 to 3. */
export const RankChip = ({ rank, isEmpty = false }: { rank: number; isEmpty?: boolean }) => (
  <Disc data-empty={isEmpty}>{rank}</Disc>
);
