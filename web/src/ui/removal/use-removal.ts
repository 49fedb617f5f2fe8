import { useState } from 'react';
import { useToast } from '../toast/toast-context';

export interface RemovalWords<Row> {
  /** Asks whether this one is to go. */
  readonly title: (row: Row) => string;
  /** What will happen, and whether it can be taken back. */
  readonly text: (row: Row) => string;
  /** Says what happens: "Delete cover". */
  readonly confirm: string;
  readonly removed: (row: Row) => string;
  /** Said when it is back; nothing where the list itself shows it. */
  readonly restored?: (row: Row) => string;
}

interface RemovalOptions<Row> {
  readonly remove: (row: Row) => Promise<unknown>;
  readonly restore: (row: Row) => Promise<unknown>;
  readonly words: RemovalWords<Row>;
  /** Where to go from the screen of what is no longer there. */
  readonly onGone?: () => void;
}

/** Deletes one record after a question, and takes that back from the toast (U5). Draw it with `RemovalDialog`. */
export function useRemoval<Row>({ remove, restore, words, onGone }: RemovalOptions<Row>) {
  const toast = useToast();
  const [pendingDelete, setPendingDelete] = useState<Row | null>(null);
  const [isPending, setPending] = useState(false);
  // As steady as the setter is: columns that are drawn once hold it.
  const ask: (row: Row) => void = setPendingDelete;

  const undo = async (row: Row) => {
    try {
      await restore(row);
      if (words.restored) toast.done(words.restored(row));
    } catch (error) {
      toast.failed(error);
    }
  };
  const confirm = async (row: Row) => {
    setPending(true);
    try {
      await remove(row);
      toast.done(words.removed(row), () => void undo(row));
      onGone?.();
    } catch (error) {
      toast.failed(error);
    } finally {
      setPending(false);
      setPendingDelete(null);
    }
  };
  return {
    words,
    /** The one that is asked about; null while nothing is. */
    pendingDelete,
    ask,
    cancel: () => setPendingDelete(null),
    confirm,
    undo,
    isPending,
  };
}
export type Removal<Row> = ReturnType<typeof useRemoval<Row>>;
