import { useState } from 'react';
import type { Outcome } from '#core/client/use-call-command';
import { useToast } from '../toast/toast-context';

export interface RowFailure<Row> {
  readonly row: Row;
  readonly error: unknown;
}

export interface Done<Row, Answer> {
  readonly row: Row;
  readonly answer: Answer;
}

type Send<Answer> = (onProgress: (finished: number) => void) => Promise<readonly Outcome<Answer>[]>;
type Explain<Row> = (error: unknown, row: Row) => Promise<unknown>;
/** @returns whether it is handled and not shown */
type Keep<Row> = (row: Row, error: unknown) => boolean;

const asItIs = async (error: unknown) => error;

export function useMany<Row>() {
  const toast = useToast();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failures, setFailures] = useState<readonly RowFailure<Row>[]>([]);

  const settle = async <Answer>(rows: readonly Row[], send: Send<Answer>, explain: Explain<Row> = asItIs) => {
    const total = rows.length;
    const notify = (done: number) => setProgress(total > 1 && done < total ? { done, total } : null);
    notify(0);
    const outcomes = await send(notify);
    const done: Done<Row, Answer>[] = [];
    const failed: Promise<RowFailure<Row>>[] = [];
    rows.forEach((row, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) return;
      if ('answer' in outcome) done.push({ row, answer: outcome.answer });
      else failed.push(explain(outcome.error, row).then((error) => ({ row, error })));
    });
    return { done, failed: await Promise.all(failed) };
  };
  return {
    progress,
    failures,
    dismissFailures: () => setFailures([]),
    settle,
    /** One failure is a toast, several a note. @returns what was done */
    run: async <Answer>(
      rows: readonly Row[],
      send: Send<Answer>,
      explain?: Explain<Row>,
      keep: Keep<Row> = () => false,
    ) => {
      const { done, failed: notDone } = await settle(rows, send, explain);
      const failed = notDone.filter(({ row, error }) => !keep(row, error));
      if (rows.length === 1) failed.forEach(({ error }) => toast.failed(error));
      else setFailures(failed);
      return done;
    },
  };
}
export type Many<Row> = ReturnType<typeof useMany<Row>>;
