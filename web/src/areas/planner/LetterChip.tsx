import { styled } from '@mui/material/styles';
import type { StrategyLetter } from '@portal/contracts/areas/planner';
import { letterLook } from './letter-look';

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
  backgroundColor: 'var(--letter)',
  '&[data-size="small"]': {
    width: '1.125rem',
    height: '1.125rem',
    fontSize: theme.typography.caption.fontSize,
  },
  '@media print': { printColorAdjust: 'exact' },
}));

interface LetterChipProps {
  letter: StrategyLetter;
  size?: 'small' | 'medium';
}

/** The letter of a strategy: the same colour wherever the strategy is (R-MKT-12). */
export const LetterChip = ({ letter, size = 'medium' }: LetterChipProps) => (
  <Disc data-size={size} style={letterLook(letter)}>
    {letter}
  </Disc>
);
