import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { SaveRow } from '#ui/blocks/SaveBar';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { diagnosticTexts } from '../texts';
import type { EditedBlock } from '../draft/use-block';
import type { BlockSave } from '../draft/use-block-save';

interface BlockSaveBarProps {
  block: Pick<EditedBlock, 'block' | 'isChanged' | 'isContested' | 'lastChange' | 'discard'>;
  saving: BlockSave;
  /** Nothing wrong can be saved: what is wrong stands beside it. */
  problem?: string | undefined;
  /** What is saved all the same, and flagged. */
  warning?: string | undefined;
}

/** Who saved the block last, and when. */
function LastChange({ lastChange }: Pick<EditedBlock, 'lastChange'>) {
  const text = useText(diagnosticTexts);
  const dates = useDates();
  if (lastChange === null) return null;
  const who = lastChange.user_name === '' ? text('portal') : lastChange.user_name;
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 2 }}>
      {text('changedBy', { who, when: dates.time(lastChange.date) })}
    </Typography>
  );
}

/** Saves a block; there only after a change, and until it is saved (R-DIA-08, R-DIA-21, R-DIA-31). */
export function BlockSaveBar({ block, saving, problem, warning }: BlockSaveBarProps) {
  const text = useText(diagnosticTexts);
  const name = text(`block.${block.block}`);
  const discarding = useQuestion<string>({
    words: {
      title: () => text('discardTitle'),
      text: () => text('discardText', { block: name }),
      confirm: () => text('discardConfirm'),
    },
    act: async () => {
      saving.forget();
      block.discard();
    },
    onDone: () => undefined,
  });
  if (!block.isChanged) return <LastChange lastChange={block.lastChange} />;
  return (
    <Box data-print="no" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <SaveRow
        saving={saving}
        text={(key) => text(key, { block: name })}
        status={problem ?? warning ?? text('unsaved')}
        isWrong={problem !== undefined}
        isDisabled={block.isContested || saving.conflict !== null || problem !== undefined}
        onDiscard={() => discarding.ask(name)}
      />
      <QuestionDialog question={discarding} />
    </Box>
  );
}
