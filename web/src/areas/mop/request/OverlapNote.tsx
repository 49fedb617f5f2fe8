import Box from '@mui/material/Box';
import { useText } from '#app/i18n/use-text';
import { PauseChip } from '../pause/PauseChip';
import { usePauseWords } from '../pause/use-pause-words';
import type { PauseDraft } from './pause-draft';
import { requestMessages } from './request.messages';
import { useOverlapping } from './use-request-form';

/** The pauses that a draft overlaps: seen before it is sent. */
export function OverlapNote({ draft }: { draft: PauseDraft }) {
  const text = useText(requestMessages);
  const { whenOf } = usePauseWords();
  const others = useOverlapping(draft);
  if (others.length === 0) return null;
  return (
    <Box
      role="status"
      sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: 'error.main', typography: 'body2' }}
    >
      <Box component="strong" sx={{ display: 'block', fontWeight: 650, pb: 1 }}>
        {text('overlapTitle')}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {others.map((pause) => (
          <Box
            component="li"
            key={pause.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <PauseChip pause={pause} />
            {whenOf(pause)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
