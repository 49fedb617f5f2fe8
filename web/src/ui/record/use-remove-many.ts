import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '../dialogs/use-question';
import type { Many } from '../inbox/use-many';
import { useToast } from '../toast/toast-context';
import { type AnyRecordSpec, queriesOf, type RecordRow } from './record-spec';
import { recordTexts } from '../texts';

/** As many are named before they are deleted. */
const named = 5;
const idOf = ({ id }: RecordRow) => ({ id });

/** Asks, deletes many records at once, and offers one undo for all that are gone (U5). Draw it with `QuestionDialog`. */
export function useRemoveMany(spec: AnyRecordSpec, many: Many<RecordRow>) {
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
    // How far it is, is told by the bar below the list.
    act: async (rows) => void remove(rows),
    onDone: () => undefined,
  });
}
