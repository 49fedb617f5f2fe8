import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { useSpans } from '#app/i18n/spans';
import { DayAndAge } from '#ui/DayAndAge';
import { LateMark } from '../pause/PauseChip';
import { spanOf } from '../pause/pause-state';
import { usePauseWords } from '../pause/use-pause-words';

/** When a pause is to be, and whether it was asked for too late. */
export function WhenCell({ pause }: { pause: MopRequest }) {
  const spans = useSpans();
  const [first, second] = spans.lines(spanOf(pause));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', width: '100%', lineHeight: 1.3 }}>
      <Box sx={{ flex: 1 }}>
        {first}
        <br />
        {second}
      </Box>
      {pause.late && <LateMark />}
    </Stack>
  );
}

/** A request on a phone. */
export function RequestCard({ pause }: { pause: MopRequest }) {
  const { placeOf, whenOf } = usePauseWords();
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{placeOf(pause)}</Box>
        {pause.late && <LateMark />}
      </Stack>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{whenOf(pause)}</Box>
      <Box
        sx={{
          typography: 'body2',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {pause.value}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {pause.user_name} · <DayAndAge at={pause.log_date} />
      </Box>
    </Stack>
  );
}
