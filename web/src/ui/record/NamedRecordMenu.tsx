import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '../dialogs/QuestionDialog';
import { type MoreAction, MoreMenu } from '../MoreMenu';
import { lazyOverlay } from '../part/lazy-part';
import { recordTexts } from '../texts';
import type { NamedRecord, NamedRecordSpec } from './record-spec';
import { useRecordRemoval } from './use-record-removal';

const RenameDialog = lazyOverlay(() => import('./RenameDialog').then((module) => module.RenameDialog));

interface NamedRecordMenuProps {
  spec: NamedRecordSpec;
  record: NamedRecord;
  mayChange?: boolean;
  /** Further actions. */
  actions?: readonly MoreAction[];
  /** After deletion on its own screen. */
  onGone?: () => void;
}

const nameOf = ({ name }: NamedRecord) => name;

/** U5 */
export function NamedRecordMenu(props: NamedRecordMenuProps) {
  const { spec, record, mayChange = true, actions = [], onGone } = props;
  const text = useText(recordTexts);
  const [isRenaming, setRenaming] = useState(false);
  const removal = useRecordRemoval<NamedRecord>({ ...spec, nameOf }, onGone);
  const changes: readonly MoreAction[] = [
    { label: text('rename'), Icon: EditRounded, run: () => setRenaming(true) },
    { label: text('delete'), Icon: DeleteRounded, run: () => removal.ask(record) },
  ];
  return (
    <>
      <MoreMenu
        label={text('moreOf', { name: record.name })}
        actions={[...actions, ...(mayChange ? changes : [])]}
      />
      <QuestionDialog question={removal} />
      {isRenaming && (
        <Suspense>
          <RenameDialog spec={spec} record={record} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
