import { historyQueries, type RecordKind } from '@portal/contracts/areas/history';
import { useState } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useCallClient } from '#core/client/call-client';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { type EditConflict, editConflictIn } from '../record/edit-conflict';
import { historyTexts } from '../texts';
import { useToast } from '../toast/toast-context';

/** A record as its own query answers it. */
export type PastRow = Readonly<Record<string, unknown>>;

/** A record, and how its versions are read and restored. */
export interface RecordHistory<Row extends object = PastRow> {
  readonly record: RecordKind;
  readonly id: number | string;
  readonly name: string;
  /** What people see of it; default: the fields themselves. */
  readonly valuesOf?: (row: Row) => object;
  /** Of a field, also of one inside: `birthday.price`. Fields without are not shown. */
  readonly labelOf: (path: string) => string | undefined;
  /** For values that are codes; `undefined` for the others. */
  readonly textOf?: (path: string, value: unknown) => string | undefined;
  /**
   * Its own update command with the values of `was` for these fields; none where the reader may not change it.
   * @param isForced overwrites newer versions
   * @throws CallError
   */
  readonly restore?: ((past: Past<Row>, isForced: boolean) => Promise<unknown>) | undefined;
  /** Default: all fields. */
  readonly isRestorable?: (field: string, was: Row, now: Row) => boolean;
  /** Without a choice of fields. */
  readonly isWhole?: boolean;
}

/** Fields of `was`, to be restored into `now`. */
export interface Past<Row extends object = PastRow> {
  readonly was: Row;
  readonly now: Row;
  readonly fields: readonly string[];
}

const topOf = (path: string) => path.split('.')[0] ?? path;

/** `birthday.price` → `birthday`. */
export const fieldsOf = (changes: readonly { readonly path: string }[]): readonly string[] => [
  ...new Set(changes.map(({ path }) => topOf(path))),
];

/** Of the two, those fields of the first and the others of the second. */
export const withFields = <Values extends object>(
  was: Values,
  now: Values,
  fields: readonly string[],
): Values => ({
  ...now,
  ...Object.fromEntries(Object.entries(was).filter(([field]) => fields.includes(field))),
});

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

function usePlainText() {
  const text = useText(historyTexts);
  const dates = useDates();
  const plainText = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return text('nothing');
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    if (typeof value !== 'object') {
      const written = String(value);
      return isInstant(written) ? dates.time(written) : isDay(written) ? dates.day(written) : written;
    }
    const parts = Object.values(value).map(plainText);
    return parts.length === 0 ? text('nothing') : parts.join(', ');
  };
  return plainText;
}

/** Names of fields, and values as people read them. */
export function useFieldTexts({ labelOf, textOf = () => undefined }: RecordHistory) {
  const plainText = usePlainText();
  const nameOf = (path: string): string | undefined => {
    const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    return labelOf(path) ?? (above === '' ? undefined : nameOf(above));
  };
  const valueText = (path: string, value: unknown): string =>
    textOf(path, value) ??
    (Array.isArray(value) && value.length > 0
      ? value.map((element) => valueText(path, element)).join(', ')
      : plainText(value));
  return { labelOf, nameOf, valueText };
}
export type FieldTexts = ReturnType<typeof useFieldTexts>;

interface Refused {
  readonly past: Past;
  readonly conflict: EditConflict;
}

const { ListRecordHistory, GetRecordAt } = historyQueries;

/** With an undo (U5); a conflict waits for a decision (R4). */
export function useVersionRestore({ record, id, restore: update }: RecordHistory, texts: FieldTexts) {
  const text = useText(historyTexts);
  const client = useCallClient();
  const cache = useCallCache();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  const send = async (past: Past, isForced: boolean): Promise<PastRow> => {
    await update?.(past, isForced);
    const { data } = await client.send(GetRecordAt, { record, id: String(id) });
    void cache.refresh([ListRecordHistory, GetRecordAt]);
    return data.now;
  };
  const undo = ({ now: was, fields }: Past, now: PastRow) =>
    send({ was, now, fields }, false).then(() => toast.done(text('undone')), toast.failed);
  /** @returns whether it is done */
  const restore = async (past: Past, isForced = false): Promise<boolean> => {
    setPending(true);
    setRefused(null);
    try {
      const now = await send(past, isForced);
      const fields = past.fields.map((field) => texts.nameOf(field) ?? field).join(', ');
      toast.done(text('restored', { fields }), () => void undo(past, now));
      return true;
    } catch (error) {
      const conflict = editConflictIn(error);
      if (conflict === null) toast.failed(error);
      else setRefused({ past, conflict });
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    restore,
    isPending,
    conflict: refused?.conflict ?? null,
    anyway: async () => refused !== null && restore(refused.past, true),
    look: () => {
      setRefused(null);
      void cache.refresh([ListRecordHistory, GetRecordAt]);
    },
  };
}
