import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { DayAndAge } from '#ui/DayAndAge';
import { TwoLines } from '#ui/table/TwoLines';
import { UrgencyMark } from './PauseChip';
import { LastStep } from './PauseColumns';
import { usePauseWords } from './use-pause-words';

interface PauseCardProps {
  pause: MopRequest;
  /** Among those of all restaurants, or of one, where what happened last is told instead of who asked. */
  of: 'all' | 'one';
}

/** A pause on a phone. */
export function PauseCard({ pause, of }: PauseCardProps) {
  const { placeOf, whenOf } = usePauseWords();
  const isAll = of === 'all';
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {isAll ? placeOf(pause) : whenOf(pause)}
        </Typography>
        <UrgencyMark pause={pause} of={of} />
      </Stack>
      {isAll && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{whenOf(pause)}</Box>}
      <Typography variant="body2" component="div">
        <TwoLines>{pause.value}</TwoLines>
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isAll ? pause.user_name : <LastStep pause={pause} />}
        {isAll && ' · '}
        {isAll && <DayAndAge at={pause.log_date} />}
      </Typography>
    </Stack>
  );
}
