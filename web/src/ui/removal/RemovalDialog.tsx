import { Suspense } from 'react';
import type { Removal } from './use-removal';
import { lazyOverlay } from '../part/lazy-part';

const ConfirmDialog = lazyOverlay(() =>
  import('../dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
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
