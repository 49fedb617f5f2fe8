import Box from '@mui/material/Box';
import { maxMentions } from '@portal/contracts/areas/chat';
import { useText } from '#core/i18n/use-text';
import { chatTexts, composerTexts } from '../texts';
import type { ComposerState, Obstacle } from './use-composer';

const graveObstacles: readonly (Obstacle | null)[] = ['failedImages', 'tooLong'];

/** What stands in the way, in words; nothing where only words are missing. */
function useProblem({ obstacle, images, kind }: ComposerState): string | null {
  const text = useText(composerTexts);
  const chatText = useText(chatTexts);
  if (images.isOver && kind === 'message') return chatText('rejection.too_many_message_images');
  return obstacle === null || obstacle === 'nothing' ? null : text(obstacle);
}

/** Who will be told, and where no more can be. */
function Mentioned({ mentions }: Pick<ComposerState, 'mentions'>) {
  const text = useText(composerTexts);
  const names = mentions.map(({ name }) => name).join(', ');
  if (mentions.length === 0) return null;
  return (
    <Box role="status" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
      {text('mentioned', { count: mentions.length, names })}
      {mentions.length === maxMentions && ` ${text('maxMentioned', { count: maxMentions })}`}
    </Box>
  );
}

/** Which keys do what, where there is room for it. */
function Keys({ composer: { kind, mentions } }: { composer: ComposerState }) {
  const text = useText(composerTexts);
  if (mentions.length > 0) return null;
  return (
    <Box component="span" sx={{ display: { '@': 'none', '@400': 'inline' } }}>
      {text(kind === 'note' ? 'noteKeys' : 'keys')}
    </Box>
  );
}

/** Why it cannot be sent as it is (R-ERR-13); otherwise which keys do what. */
export function ComposerHint({ composer }: { composer: ComposerState }) {
  const problem = useProblem(composer);
  const { obstacle, images } = composer;
  const isGrave = problem !== null && (images.isOver || graveObstacles.includes(obstacle));
  return (
    <Box sx={{ flex: 1, minWidth: 0, typography: 'caption', color: 'text.secondary' }}>
      {isGrave && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {!isGrave && problem}
      <Mentioned mentions={composer.mentions} />
      {problem === null && <Keys composer={composer} />}
    </Box>
  );
}
