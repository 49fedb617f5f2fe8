import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/call-client';
import type { Answer } from '#core/client/wire';
import { type CallCache, useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '../toast/toast-context';
import { aboutStatus, inputFor, usePendingChanges } from './use-pending-changes';
import type { Done, Many } from './use-many';
import type { StatusChangeSpec, StatusRow } from './status-change-spec';

interface StatusInput {
  readonly id: string;
  readonly status: number;
}

const versionIn = (data: unknown) => (data as { version: number }).version;

interface Overtaken {
  readonly code: string;
  readonly details: CallError['details'];
}

/** A conflict (409) as `explain` names it, from the record of now (R4); other errors unchanged. */
export function useExplained<Q extends QueryContract>(
  reload: Q,
  explain: (now: OutputOf<Q>, cache: CallCache) => Overtaken | null,
) {
  const client = useCallClient();
  const cache = useCallCache();
  return async (error: unknown, { id }: { readonly id: string }): Promise<unknown> => {
    if (!isCallError(error) || error.code !== 'conflict') return error;
    const now = await client.send(reload, { id } as InputOf<Q>).catch(() => null);
    const overtaken = now === null ? null : explain(now.data, cache);
    if (overtaken === null) return error;
    const { call, status, correlationId } = error;
    return new CallError({ call, status, correlationId, ...overtaken });
  };
}

function useStatusCommand<Row extends StatusRow, C extends CommandContract>(spec: StatusChangeSpec<Row, C>) {
  const { show } = spec;
  return useCallCommand(spec.command, {
    refresh: spec.refresh,
    optimistic: (cache, input) => {
      const { id, status } = input as StatusInput;
      return show(cache, id, { status } as Partial<Row>);
    },
    answered: (cache, input, data) =>
      void show(cache, (input as StatusInput).id, { version: versionIn(data) } as Partial<Row>),
  });
}

/** Optimistic. Undo within five seconds restores former statuses (U5), except rows changed since. */
export function useStatusChange<Row extends StatusRow, C extends CommandContract>(
  many: Many<Row>,
  spec: StatusChangeSpec<Row, C>,
) {
  const { formerOf, words, reload, show, setBy, nameOf } = spec;
  const toast = useToast();
  const command = useStatusCommand(spec);
  const kept = usePendingChanges(spec);
  const send =
    (rows: readonly Row[], inputOf: (row: Row) => object, intents?: readonly string[]) =>
    (notify: (done: number) => void) =>
      command.sendAll(rows.map((row) => inputFor(row, inputOf(row))) as InputOf<C>[], notify, intents);
  const overtaken = (code: string) => (now: unknown, cache: CallCache) => {
    const row = now as Row;
    show(cache, row.id, { status: row.status, version: row.version } as Partial<Row>);
    const who = setBy(row);
    return who === '' ? null : { code, details: { who, status: nameOf(row.status) } };
  };
  const explain = useExplained(reload, overtaken(spec.conflictCode));
  const explainUndo = useExplained(reload, overtaken(spec.undoOvertakenCode));

  const undo = async (done: readonly Done<Row, Answer<OutputOf<C>>>[]) => {
    const rows = done.map(({ row, answer }) => ({ ...row, version: versionIn(answer.data) }));
    const back = (row: Row) => ({ status: row.status, ...formerOf?.(row) });
    if ((await many.run(rows, send(rows, back), explainUndo)).length > 0) toast.info(words.undone);
  };
  const offerUndo = (done: readonly Done<Row, Answer<OutputOf<C>>>[], status: Row['status']) => {
    const [first, ...others] = done;
    if (first === undefined) return;
    const message = others.length === 0 ? words.one(first.row, status) : words.many(done.length, status);
    const about = aboutStatus(spec.command, done.map(({ row }) => row.id).join());
    toast.done(message, () => void undo(done), about);
  };
  return {
    isPending: command.isPending,
    /** @param more further input of each */
    change: async (rows: readonly Row[], status: Row['status'], more: object = {}) => {
      const others = rows.filter((row) => row.status !== status);
      const { free, intents, keep } = kept.begin(others, { status, ...more });
      const input = () => ({ status, ...more });
      offerUndo(await many.run(free, send(free, input, intents), explain, keep), status);
    },
    /** The caller shows a rejection. @throws CallError */
    changeOne: async (row: Row, status: Row['status'], more: object) => {
      const input = () => ({ status, ...more });
      const { done, failed } = await many.settle([row], send([row], input), explain);
      if (failed[0] !== undefined) throw failed[0].error;
      offerUndo(done, status);
    },
  };
}
