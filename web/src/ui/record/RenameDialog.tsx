import type { CommandContract } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { FormDialog } from '../form/FormDialog';
import { useCommandForm } from '../form/use-command-form';
import { useToast } from '../toast/toast-context';
import { recordTexts } from '../texts';
import { RecordText } from './RecordFields';
import { type NamedRecord, type NamedRecordSpec, queriesOf } from './record-spec';

interface RenameDialogProps {
  spec: NamedRecordSpec;
  record: NamedRecord;
  onClose: () => void;
}

export function RenameDialog({ spec: { words, calls }, record, onClose }: RenameDialogProps) {
  const text = useText(words);
  const common = useText(recordTexts);
  const toast = useToast();
  const { id, version } = record;
  const form = useCommandForm<CommandContract, { name: string }>(calls.update, {
    words,
    initial: { name: record.name },
    toInput: ({ name }) => ({ id, name, version }),
    refresh: queriesOf({ calls }),
    onSent: () => {
      toast.done(text('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('renameTitle')}
      confirm={common('saveName')}
      width="xs"
      onClose={onClose}
    >
      <RecordText {...form.field('name')} autoFocus />
    </FormDialog>
  );
}
