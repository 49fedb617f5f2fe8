import { type Question, type QuestionWords, useQuestion } from '../dialogs/QuestionDialog';
import { useToast } from '../toast/toast-context';

interface RemovalWords<Row> extends QuestionWords<Row> {
  readonly removed: (row: Row) => string;
  /** Toast after undo; none where the list shows it. */
  readonly restored?: (row: Row) => string;
}

interface RemovalOptions<Row> {
  readonly remove: (row: Row) => Promise<unknown>;
  readonly restore: (row: Row) => Promise<unknown>;
  readonly words: RemovalWords<Row>;
  readonly onGone?: () => void;
}

export interface Removal<Row> extends Question<Row> {
  readonly undo: (row: Row) => Promise<void>;
}

/** U5 */
export function useRemoval<Row>({ remove, restore, words, onGone }: RemovalOptions<Row>): Removal<Row> {
  const toast = useToast();
  const undo = async (row: Row) => {
    try {
      await restore(row);
      if (words.restored) toast.done(words.restored(row));
    } catch (error) {
      toast.failed(error);
    }
  };
  const question = useQuestion<Row>({
    words,
    isGrave: true,
    act: remove,
    onDone: (row) => {
      toast.done(words.removed(row), () => void undo(row));
      onGone?.();
    },
  });
  return { ...question, undo };
}
