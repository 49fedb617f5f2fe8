import type { CommandContract, InputOf, OutputOf } from '@portal/contracts/kernel';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/call-client';
import type { Answer } from '#core/client/wire';
import { useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '../toast/toast-context';
import { aboutStatus, inputFor, useKeptChanges } from './use-kept-changes';
import type { Done, Many } from './use-many';
import type { StatusChangeSpec, StatusRow } from './status-change-spec';

interface StatusInput {
  readonly id: string;
  readonly status: number;
}

const versionIn = (data: unknown) => (data as { version: number }).version;

/**
 * A conflict (409) with its author and status (R4); other errors unchanged.
 * @param code of the conflict
 */
function useExplained<Row extends StatusRow>(spec: Omit<StatusChangeSpec<Row, CommandContract>, 'command'>) {
  const client = useCallClient();
  const cache = useCallCache();
  const { reload, setBy, nameOf, show } = spec;
  return (code: string) =>
    async (error: unknown, { id }: Row): Promise<unknown> => {
      if (!isCallError(error) || error.code !== 'conflict') return error;
      const now = await client.send(reload, { id }).catch(() => null);
      if (now === null) return error;
      const row = now.data as Row;
      show(cache, id, { status: row.status, version: row.version } as Partial<Row>);
      const who = setBy(row);
      if (who === '') return error;
      const { call, status, correlationId } = error;
      const details = { who, status: nameOf(row.status) };
      return new CallError({ call, status, correlationId, code, details });
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
  const { formerOf, words } = spec;
  const toast = useToast();
  const command = useStatusCommand(spec);
  const kept = useKeptChanges(spec);
  const send =
    (rows: readonly Row[], inputOf: (row: Row) => object, intents?: readonly string[]) =>
    (notify: (done: number) => void) =>
      command.sendAll(rows.map((row) => inputFor(row, inputOf(row))) as InputOf<C>[], notify, intents);
  const explained = useExplained<Row>(spec);
  const explain = explained(spec.conflictCode);
  const explainUndo = explained(spec.undoOvertakenCode);

  const undo = async (done: readonly Done<Row, Answer<OutputOf<C>>>[]) => {
    const rows = done.map(({ row, answer }) => ({ ...row, version: versionIn(answer.data) }));
    const back = (row: Row) => ({ status: row.status, ...formerOf?.(row) });
    if ((await many.run(rows, send(rows, back), explainUndo)).length > 0) toast.info(words.undone);
  };
  const offerUndo = (done: readonly Done<Row, Answer<OutputOf<C>>>[], status: Row['status']) => {
    const [first, ...others] = done;
    if (first === undefined) return;
    const said = others.length === 0 ? words.one(first.row, status) : words.many(done.length, status);
    const about = aboutStatus(spec.command, done.map(({ row }) => row.id).join());
    toast.done(said, () => void undo(done), about);
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
