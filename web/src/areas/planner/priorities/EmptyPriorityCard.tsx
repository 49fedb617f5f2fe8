import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { prioritiesTexts } from '../texts';
import { RankChip } from './RankChip';

const Place = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5),
  borderRadius: radii.card,
  border: `thin dashed ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.secondary,
}));

/** A slot that is free: says what comes here. */
export function EmptyPriorityCard({ rank, isReadOnly }: { rank: number; isReadOnly: boolean }) {
  const text = useText(prioritiesTexts);
  return (
    <Place aria-label={text('slot', { rank })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <RankChip rank={rank} isEmpty />
        <Box component="span" sx={{ typography: 'subtitle1' }}>
          {text('empty')}
        </Box>
      </Box>
      {text(isReadOnly ? 'emptyRead' : 'emptyText')}
    </Place>
  );
}
