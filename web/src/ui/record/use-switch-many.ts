import { useCallClient } from '#core/client/client-context';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import type { Done, Many } from '../inbox/use-many';
import { useToast } from '../toast/toast-context';
import { type AnyRecordSpec, queriesOf, type RecordRow, valuesThemselves } from './record-spec';
import { recordTexts } from '../texts';

type Switched = Done<RecordRow, { readonly data: unknown }>;

/** Rows as their update answered, so that undoing does not overwrite what others did since. */
const changed = (done: readonly Switched[]) =>
  done.map(({ row, answer }) => ({ ...row, version: (answer.data as { version: number }).version }));

/** The whole form of a record with one field changed, as an update takes it. */
function useInputs({ calls, valuesOf, switchedBy = '', useInput = valuesThemselves }: AnyRecordSpec) {
  const client = useCallClient();
  const inputFor = useInput();
  const inputOf = async (row: RecordRow, isOn: boolean) => {
    const { id, version } = row;
    const known = calls.get ? ((await client.send(calls.get, { id })).data as RecordRow) : row;
    const values = { ...valuesOf(known), [switchedBy]: isOn };
    // The version that was shown: who changed it since is told, and not overwritten (R4).
    return { ...(await inputFor(values, known)), id, version };
  };
  return (rows: readonly RecordRow[], isOn: boolean) => Promise.all(rows.map((row) => inputOf(row, isOn)));
}

/** Switches many records on or off at once; one undo takes back what was changed (U5). */
export function useSwitchMany(spec: AnyRecordSpec, many: Many<RecordRow>) {
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
