import { Suspense } from 'react';
import { lazyOverlay } from '../part/lazy-part';
import type { Question } from './use-question';

const ConfirmDialog = lazyOverlay(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));

export function QuestionDialog<Row>({ question }: { question: Question<Row> }) {
  const { pendingRow, words, isGrave, isPending, cancel, confirm } = question;
  if (pendingRow === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isGrave={isGrave}
        isPending={isPending}
        title={words.title(pendingRow)}
        text={words.text(pendingRow)}
        confirmLabel={words.confirm(pendingRow)}
        cancelLabel={words.cancel}
        onCancel={cancel}
        onConfirm={() => void confirm(pendingRow)}
      />
    </Suspense>
  );
}
