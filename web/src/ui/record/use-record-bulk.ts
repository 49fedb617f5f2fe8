import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useCallClient } from '#core/client/call-client';
import { useMany, type Many, type Done } from '../inbox/use-many';
import { useSelectedRows } from '../table/use-selected-rows';
import { useQuestion } from '../dialogs/QuestionDialog';
import { useToast } from '../toast/toast-context';
import { recordTexts } from '../texts';
import { type AnyRecordSpec, type RecordRow, queriesOf, valuesThemselves } from './record-spec';

type Switched = Done<RecordRow, { readonly data: unknown }>;

/** With these versions, undo does not overwrite newer ones. */
const changed = (done: readonly Switched[]) =>
  done.map(({ row, answer }) => ({ ...row, version: (answer.data as { version: number }).version }));

function useInputs({ calls, valuesOf, switchedBy = '', useInput = valuesThemselves }: AnyRecordSpec) {
  const client = useCallClient();
  const inputFor = useInput();
  const inputOf = async (row: RecordRow, isOn: boolean) => {
    const { id, version } = row;
    const known = calls.get ? ((await client.send(calls.get, { id })).data as RecordRow) : row;
    const values = { ...valuesOf(known), [switchedBy]: isOn };
    // R4
    return { ...(await inputFor(values, known)), id, version };
  };
  return (rows: readonly RecordRow[], isOn: boolean) => Promise.all(rows.map((row) => inputOf(row, isOn)));
}

/** U5 */
function useSwitchMany(spec: AnyRecordSpec, many: Many<RecordRow>) {
  const text = useText(recordTexts);
  const toast = useToast();
  const inputsOf = useInputs(spec);
  const update = useCallCommand(spec.calls.update, { refresh: queriesOf(spec) });
  const send = async (rows: readonly RecordRow[], isOn: boolean): Promise<readonly Switched[]> => {
    try {
      const inputs = await inputsOf(rows, isOn);
      return await many.run(rows, (notify) => update.sendAll(inputs, notify));
    } catch (error) {
      toast.failed(error);
      return [];
    }
  };
  const undo = async (done: readonly Switched[], isOn: boolean) => {
    if ((await send(changed(done), isOn)).length > 0) toast.info(text('switchedBack'));
  };
  return async (rows: readonly RecordRow[], isOn: boolean) => {
    const others = rows.filter((row) => spec.valuesOf(row)[spec.switchedBy ?? ''] !== isOn);
    if (others.length === 0) return toast.info(text('switchedAlready'));
    const done = await send(others, isOn);
    const count = done.length;
    const about = `${spec.path}:${done.map(({ row }) => row.id).join()}`;
    if (count > 0)
      toast.done(text(isOn ? 'switchedOn' : 'switchedOff', { count }), () => void undo(done, !isOn), about);
  };
}

const named = 5;
const idOf = ({ id }: RecordRow) => ({ id });

/** U5 */
function useRemoveMany(spec: AnyRecordSpec, many: Many<RecordRow>) {
  const text = useText(recordTexts);
  const toast = useToast();
  const refresh = queriesOf(spec);
  const removal = useCallCommand(spec.calls.delete, { refresh });
  const restoration = useCallCommand(spec.calls.restore, { refresh });
  const undo = async (rows: readonly RecordRow[]) => {
    const back = await many.run(rows, (notify) => restoration.sendAll(rows.map(idOf), notify));
    if (back.length > 0) toast.info(text('restoredMany', { count: back.length }));
  };
  const remove = async (rows: readonly RecordRow[]) => {
    const done = await many.run(rows, (notify) => removal.sendAll(rows.map(idOf), notify));
    const gone = done.map(({ row }) => row);
    if (gone.length > 0) toast.done(text('removedMany', { count: gone.length }), () => void undo(gone));
  };
  return useQuestion<readonly RecordRow[]>({
    isGrave: true,
    words: {
      title: (rows) => text('removeManyTitle', { count: rows.length }),
      text: (rows) => {
        const names = rows.slice(0, named).map(spec.nameOf).join(', ');
        return text('removeManyText', { names, more: Math.max(0, rows.length - named) });
      },
      confirm: (rows) => text('removeManyConfirm', { count: rows.length }),
    },
    // The selection bar shows progress.
    act: async (rows) => void remove(rows),
    onDone: () => undefined,
  });
}

const rowId = ({ id }: RecordRow) => id;

interface RecordBulkOptions {
  readonly rows: readonly RecordRow[];
  /** A change clears the selection. */
  readonly view: string;
  readonly load: () => Promise<readonly RecordRow[]>;
}

/** Over all pages. */
export function useRecordBulk(spec: AnyRecordSpec, { rows, view, load }: RecordBulkOptions) {
  const many = useMany<RecordRow>();
  const selection = useSelectedRows({ rows, rowId, view });
  const removal = useRemoveMany(spec, many);
  const switchMany = useSwitchMany(spec, many);
  return {
    many,
    selection,
    selectAll: async () => selection.choose(await load()),
    removal: {
      ...removal,
      confirm: async (chosen: readonly RecordRow[]) => {
        selection.clear();
        await removal.confirm(chosen);
      },
    },
    switchMany: spec.switchedBy === undefined ? undefined : switchMany,
  };
}
export type RecordBulk = ReturnType<typeof useRecordBulk>;
