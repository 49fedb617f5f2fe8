import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { RelativeAge } from '../../../ui/RelativeAge';
import { LateMark } from '../pause/PauseChip';
import { usePauseWords } from '../pause/use-pause-words';

/** When a pause is to be, and whether it was asked for too late. */
export function WhenCell({ pause }: { pause: MopRequest }) {
  const { whenOf } = usePauseWords();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0, height: '100%' }}>
      <Box
        component="span"
        title={whenOf(pause)}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {whenOf(pause)}
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
        {pause.user_name} · <RelativeAge at={pause.log_date} />
      </Box>
    </Stack>
  );
}
