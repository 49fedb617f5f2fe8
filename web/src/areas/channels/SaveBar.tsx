import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { ActionBar } from '#ui/ActionBar';
import { editConflictIn } from '#ui/record/edit-conflict';
import { ErrorNote } from '#ui/states/ErrorNote';
import { KeptTypingNote } from '#ui/KeptTypingNote';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useQuestion } from '#ui/dialogs/use-question';
import { channelsTexts } from './texts';
import type { ChannelEditor } from './draft/use-channel-editor';
import type { ChannelSave } from './draft/use-channel-save';
import { useBlockNames } from './editor/use-block-names';

interface SaveBarProps {
  editor: ChannelEditor;
  saving: ChannelSave;
}

/** Why it was not saved; a block that somebody else saved says so itself. */
function Failure({ failure }: { failure: unknown }) {
  const text = useText(channelsTexts);
  if (failure === null || editConflictIn(failure) !== null) return null;
  return (
    <Box role="alert" sx={{ pb: 1 }}>
      <Box sx={{ fontWeight: 600, pb: 0.5 }}>{text('failed')}</Box>
      <ErrorNote error={failure} />
    </Box>
  );
}

/** One bar for all that is changed: how much it is, the one button that saves it, and the way back (R-CHN-06). */
export function SaveBar({ editor, saving }: SaveBarProps) {
  const text = useText(channelsTexts);
  const nameOf = useBlockNames();
  const { changed } = editor;
  const blocks = changed.map(nameOf).join(', ');
  const discarding = useQuestion<readonly string[]>({
    words: {
      title: () => text('discardTitle'),
      text: () => text('discardText', { blocks }),
      confirm: () => text('discardConfirm'),
    },
    act: async () => editor.discard(changed),
    onDone: () => undefined,
  });
  if (changed.length === 0) return null;
  return (
    <ActionBar>
      <Failure failure={saving.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box role="status" title={blocks} sx={{ fontWeight: 650, flex: { xs: '1 0 100%', sm: 1 } }}>
          {text('changed', { count: changed.length })}
          {editor.wasKept && <KeptTypingNote />}
        </Box>
        <Button
          variant="contained"
          color="primary"
          disabled={saving.isSaving}
          onClick={() => void saving.save()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {text(saving.isSaving ? 'saving' : 'save')}
        </Button>
        <Button disabled={saving.isSaving} onClick={() => discarding.ask(changed)}>
          {text('discard')}
        </Button>
      </Box>
      <QuestionDialog question={discarding} />
    </ActionBar>
  );
}
