import { useState } from 'react';
import { useToast } from '../toast/toast-context';

export interface QuestionWords<Row> {
  readonly title: (row: Row) => string;
  /** What will happen, and whether it can be taken back. */
  readonly text: (row: Row) => string;
  /** Says what happens: "Delete cover". */
  readonly confirm: (row: Row) => string;
  /** What leaving it as it is is called. */
  readonly cancel?: string;
}

interface QuestionOptions<Row> {
  readonly words: QuestionWords<Row>;
  /** The step cannot be taken back. */
  readonly isGrave?: boolean;
  /** @throws CallError which is told in passing */
  readonly act: (row: Row) => Promise<unknown>;
  readonly onDone: (row: Row) => void;
}

/** Does something to one record after a question. Draw it with `QuestionDialog`. */
export function useQuestion<Row>({ words, isGrave = false, act, onDone }: QuestionOptions<Row>) {
  const toast = useToast();
  const [pendingRow, setPendingRow] = useState<Row | null>(null);
  const [isPending, setPending] = useState(false);
  // As steady as the setter is: columns that are drawn once hold it.
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
    /** The one that is asked about; null while nothing is. */
    pendingRow,
    ask,
    cancel: () => setPendingRow(null),
    confirm,
  };
}
export type Question<Row> = ReturnType<typeof useQuestion<Row>>;
