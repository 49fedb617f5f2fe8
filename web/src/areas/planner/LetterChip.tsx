import { styled } from '@mui/material/styles';
import type { StrategyLetter } from '@portal/contracts/areas/planner';
import { Disc } from './disc';
import { letterLook } from './letter-look';

const LetterDisc = styled(Disc)(({ theme }) => ({
  backgroundColor: 'var(--letter)',
  '&[data-size="small"]': {
    width: '1.125rem',
    height: '1.125rem',
    fontSize: theme.typography.caption.fontSize,
  },
}));

interface LetterChipProps {
  letter: StrategyLetter;
  size?: 'small' | 'medium';
}

/** The letter of a strategy: the same colour wherever the strategy is (R-MKT-12). */
export const LetterChip = ({ letter, size = 'medium' }: LetterChipProps) => (
  <LetterDisc data-size={size} style={letterLook(letter)}>
    {letter}
  </LetterDisc>
);
