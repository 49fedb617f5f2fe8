import { Suspense, useState } from 'react';
import { lazyOverlay } from '../part/lazy-part';
import { useToast } from '../toast/toast-context';

export interface QuestionWords<Row> {
  readonly title: (row: Row) => string;
  /** Consequences, and whether they can be undone. */
  readonly text: (row: Row) => string;
  /** Names the action: "Delete cover". */
  readonly confirm: (row: Row) => string;
  readonly cancel?: string;
}

interface QuestionOptions<Row> {
  readonly words: QuestionWords<Row>;
  /** Irreversible. */
  readonly isGrave?: boolean;
  /** @throws CallError, shown as a toast */
  readonly act: (row: Row) => Promise<unknown>;
  readonly onDone: (row: Row) => void;
}

/** Render with `QuestionDialog`. */
export function useQuestion<Row>({ words, isGrave = false, act, onDone }: QuestionOptions<Row>) {
  const toast = useToast();
  const [pendingRow, setPendingRow] = useState<Row | null>(null);
  const [isPending, setPending] = useState(false);
  // Stable identity, for memoized columns.
  const ask: (row: Row) => void = setPendingRow;

  const confirm = async (row: Row) => {
    setPending(true);
    try {
      await act(row);
      onDone(row);
    } catch (error) {
      toast.failed(error);
    } finally {
      setPending(false);
      setPendingRow(null);
    }
  };
  return {
    words,
    isGrave,
    isPending,
    /** `null` for none. */
    pendingRow,
    ask,
    cancel: () => setPendingRow(null),
    confirm,
  };
}
export type Question<Row> = ReturnType<typeof useQuestion<Row>>;

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
