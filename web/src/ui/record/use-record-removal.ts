import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { type Removal, useRemoval } from './use-removal';
import { type AnyRecordKind, queriesOf, type RecordRow } from './record-spec';

interface RemovalSpec<Row> extends Pick<AnyRecordKind, 'words' | 'alsoStale'> {
  readonly calls: Pick<AnyRecordKind['calls'], 'list' | 'get' | 'delete' | 'restore'>;
  readonly nameOf: (row: Row) => string;
}

/** U5. @param onGone leaves the screen, so that the record is not reloaded */
export function useRecordRemoval<Row extends Pick<RecordRow, 'id'>>(
  { words, calls, alsoStale, nameOf }: RemovalSpec<Row>,
  onGone?: () => void,
): Removal<Row> {
  const text = useText(words);
  const { list, get } = calls;
  const refresh = queriesOf({ calls, alsoStale });
  const leaving = { refresh: queriesOf({ calls: { list }, alsoStale }), outdates: get ? [get] : [] };
  const removal = useCallCommand(calls.delete, onGone ? leaving : { refresh });
  const restoration = useCallCommand(calls.restore, { refresh });
  const named = (word: string) => (row: Row) => text(word, { name: nameOf(row) });
  return useRemoval<Row>({
    remove: ({ id }) => removal.send({ id }),
    restore: ({ id }) => restoration.send({ id }),
    onGone,
    words: {
      title: named('removeTitle'),
      text: named('removeText'),
      confirm: () => text('removeConfirm'),
      removed: named('removed'),
      ...(words.keys.includes('restored') && { restored: named('restored') }),
    },
  });
}
