import { lazy, Suspense } from 'react';
import type { Removal } from './use-removal';

const ConfirmDialog = lazy(() =>
  import('../dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before a record is deleted; nothing while nothing is to be. */
export function RemovalDialog<Row>({ removal }: { removal: Removal<Row> }) {
  const { doomed, words } = removal;
  if (doomed === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isGrave
        title={words.title(doomed)}
        text={words.text(doomed)}
        confirmLabel={words.confirm}
        isPending={removal.isPending}
        onCancel={removal.spare}
        onConfirm={() => void removal.confirm(doomed)}
      />
    </Suspense>
  );
}
