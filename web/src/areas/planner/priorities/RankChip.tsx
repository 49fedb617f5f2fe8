import { styled } from '@mui/material/styles';
import { Disc } from '../disc';

const RankDisc = styled(Disc)(({ theme }) => ({
  backgroundColor: theme.vars.palette.text.primary,
  '&[data-empty="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 0.0938rem ${theme.vars.palette.control}`,
  },
}));

/** The rank of a priority, 1 to 3. */
export const RankChip = ({ rank, isEmpty = false }: { rank: number; isEmpty?: boolean }) => (
  <RankDisc data-empty={isEmpty}>{rank}</RankDisc>
);
