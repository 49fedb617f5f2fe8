import { lazy, Suspense } from 'react';
import type { Removal } from './use-removal';

const ConfirmDialog = lazy(() =>
  import('../dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before a record is deleted; nothing while nothing is to be. */
export function RemovalDialog<Row>({ removal }: { removal: Removal<Row> }) {
  const { pendingDelete, words } = removal;
  if (pendingDelete === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isGrave
        title={words.title(pendingDelete)}
        text={words.text(pendingDelete)}
        confirmLabel={words.confirm}
        isPending={removal.isPending}
        onCancel={removal.cancel}
        onConfirm={() => void removal.confirm(pendingDelete)}
      />
    </Suspense>
  );
}
