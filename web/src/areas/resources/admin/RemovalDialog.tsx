import { lazy, Suspense } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { tableMessages } from './table/table.messages';
import type { Removal } from './use-removal';

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before a resource is deleted. */
export function RemovalDialog({ removal }: { removal: Removal }) {
  const text = useText(tableMessages);
  const { doomed } = removal;
  if (doomed === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isGrave
        title={text('deleteTitle', { name: doomed.name })}
        text={text('deleteText')}
        confirmLabel={text('deleteConfirm')}
        isPending={removal.isPending}
        onCancel={removal.spare}
        onConfirm={() => void removal.remove(doomed)}
      />
    </Suspense>
  );
}
