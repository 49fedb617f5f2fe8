import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import type { CallCache, Undo } from '#app/client/call-cache';
import { CallError, isCallError } from '#app/client/call-error';
import { useCallClient } from '#app/client/client-context';
import type { Answer } from '#app/client/read-answer';
import { useCallCache } from '#app/client/use-call-cache';
import { useCallCommand } from '#app/client/use-call-command';
import { useToast } from '../toast/toast-context';
import type { Done, Many } from './use-many';
import type { WorkRow } from './work-list-spec';

export type StatusRow = WorkRow & { readonly status: number };

export interface StatusChangeSpec<Row extends StatusRow, C extends CommandContract> {
  readonly command: C;
  /** Queries whose answers a change makes old. */
  readonly refresh: readonly QueryContract[];
  /** Shows a change wherever the row is known. */
  readonly show: (cache: CallCache, id: string, changes: Partial<Row>) => Undo;
  /** What is sent beside a row's former status to put it back. */
  readonly formerOf?: (row: Row) => object;
  /** The query for a row as it is now, and who set its status by its own history; nobody once that person was erased. */
  readonly reload: QueryContract;
  readonly setBy: (row: Row) => string;
  readonly nameOf: (status: Row['status']) => string;
  /** Codes of the errors that tell it: of a change, and of an undo, which only takes back what is still as it was set. */
  readonly conflictCode: string;
  readonly undoOvertakenCode: string;
  readonly words: {
    readonly changed: (rows: readonly Row[], status: Row['status']) => string;
    readonly undone: string;
  };
}

interface StatusInput {
  readonly id: string;
  readonly status: number;
}

const versionIn = (data: unknown) => (data as { version: number }).version;

/**
 * "Somebody was faster" (409) with who, and what they chose (R4), which is shown; any other error unchanged.
 * @param code of the error that tells it
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

/** The command, each change shown before its answer. */
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

/**
 * Sets the status of one row or of many: shown at once, saved at once and put back where it is refused; undone within
 * five seconds by commands that restore each row's former status (U5), unless somebody has set it since. A row that has
 * the status already is left alone.
 */
export function useStatusChange<Row extends StatusRow, C extends CommandContract>(
  many: Many<Row>,
  spec: StatusChangeSpec<Row, C>,
) {
  const { formerOf, words } = spec;
  const toast = useToast();
  const command = useStatusCommand(spec);
  const send = (rows: readonly Row[], inputOf: (row: Row) => object) => (notify: (done: number) => void) =>
    command.sendAll(
      rows.map((row) => ({ id: row.id, version: row.version, ...inputOf(row) })) as InputOf<C>[],
      notify,
    );
  const explained = useExplained<Row>(spec);
  const [explain, explainUndo] = [explained(spec.conflictCode), explained(spec.undoOvertakenCode)];

  const undo = async (done: readonly Done<Row, Answer<OutputOf<C>>>[]) => {
    const rows = done.map(({ row, answer }) => ({ ...row, version: versionIn(answer.data) }));
    const back = (row: Row) => ({ status: row.status, ...formerOf?.(row) });
    if ((await many.run(rows, send(rows, back), explainUndo)).length > 0) toast.info(words.undone);
  };
  const offerUndo = (done: readonly Done<Row, Answer<OutputOf<C>>>[], status: Row['status']) => {
    const rows = done.map(({ row }) => row);
    if (rows.length > 0) toast.done(words.changed(rows, status), () => void undo(done));
  };
  return {
    isPending: command.isPending,
    /** @param more what is sent with each, beside the status */
    change: async (rows: readonly Row[], status: Row['status'], more: object = {}) => {
      const others = rows.filter((row) => row.status !== status);
      const input = () => ({ status, ...more });
      offerUndo(await many.run(others, send(others, input), explain), status);
    },
    /** One row, whose refusal is told where it was asked for. @throws CallError */
    changeOne: async (row: Row, status: Row['status'], more: object) => {
      const input = () => ({ status, ...more });
      const { done, failed } = await many.settle([row], send([row], input), explain);
      if (failed[0] !== undefined) throw failed[0].error;
      offerUndo(done, status);
    },
  };
}
