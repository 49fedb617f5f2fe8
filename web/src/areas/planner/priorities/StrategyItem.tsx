import Box from '@mui/material/Box';
import type { StrategyLetter } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import type { StrategyChoice } from '../draft/plan-tables';
import { LetterChip } from '../LetterChip';
import { prioritiesTexts } from '../texts';

/** A strategy for those who only read it, and on paper. */
export function StrategyItem({ letter, choice }: { letter: StrategyLetter; choice: StrategyChoice }) {
  const text = useText(prioritiesTexts);
  const isNone = choice.name === '';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: '2.25rem',
        typography: 'body2',
        '@media print': { minHeight: '1.75rem' },
      }}
    >
      <LetterChip letter={letter} />
      <Box
        sx={{
          fontWeight: isNone ? 400 : 600,
          color: isNone ? 'text.secondary' : 'text.primary',
          minWidth: 0,
        }}
      >
        {isNone ? text('noStrategy') : choice.name}
      </Box>
    </Box>
  );
}
