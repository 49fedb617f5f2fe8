import { Box } from '@mui/material';
import type { StrategyLetter } from '@portal/contracts/areas/planner';
import type { CSSProperties } from 'react';

const mixed = (one: string, share: number, other: string) =>
  `color-mix(in oklab, var(--p-palette-${one}-main) ${share}%, var(--p-palette-${other}-main))`;

/** Beside each letter, never instead of it; neighbours differ clearly. */
const colours: Readonly<Record<StrategyLetter, string>> = {
  A: 'var(--p-palette-info-main)',
  B: 'var(--p-palette-warning-main)',
  C: 'var(--p-palette-success-main)',
  D: 'var(--p-palette-violet-main)',
  E: 'var(--p-palette-primary-main)',
  F: mixed('info', 45, 'success'),
};
const neutral = 'var(--p-palette-text-secondary)';

export const letterLook = (letter: StrategyLetter | null): CSSProperties =>
  ({ '--letter': letter === null ? neutral : colours[letter] }) as CSSProperties;

const disc = {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  fontFamily: 'h3.fontFamily',
  fontSize: 'body2.fontSize',
  fontWeight: 750,
  lineHeight: 1,
  color: 'background.paper',
  '@media print': { printColorAdjust: 'exact' },
} as const;
const smallDisc = { width: '1.125rem', height: '1.125rem', fontSize: 'caption.fontSize' } as const;

interface LetterChipProps {
  letter: StrategyLetter;
  size?: 'small' | 'medium';
}

/** R-MKT-12. */
export const LetterChip = ({ letter, size = 'medium' }: LetterChipProps) => (
  <Box
    component="span"
    style={letterLook(letter)}
    sx={{ ...disc, ...(size === 'small' && smallDisc), bgcolor: 'var(--letter)' }}
  >
    {letter}
  </Box>
);

/** The rank of a priority, 1 to 3. */
export const RankChip = ({ rank, isEmpty = false }: { rank: number; isEmpty?: boolean }) => (
  <Box
    component="span"
    sx={
      isEmpty
        ? {
            ...disc,
            color: 'text.secondary',
            boxShadow: (theme) => `inset 0 0 0 0.0938rem ${theme.vars.palette.control}`,
          }
        : { ...disc, bgcolor: 'text.primary' }
    }
  >
    {rank}
  </Box>
);
