import type { CommandContract, OutputOf, ParsedInputOf, QueryContract } from '@portal/contracts/kernel';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Messages } from '#core/i18n/define-texts';
import type { RecordHistory } from '../history/record-history';
import type { ListUrl } from '../list/use-list-url';
import type { RecordColumn } from './RecordColumns';
import type { RecordFormApi } from './use-record-form';

/** Message keys; optional: `added`, `saveNew`, `invalid`. */
const formWords = ['title', 'newTitle', 'editTitle', 'missing', 'save', 'saved'] as const;
/** Optional: `restored`. */
const removalWords = ['removeTitle', 'removeText', 'removeConfirm', 'removed'] as const;
const listWords = ['subtitle', 'add', 'search', 'emptyTitle', 'emptyText'] as const;

export const recordWords = {
  form: formWords,
  dialog: [...formWords, ...removalWords, 'add', 'emptyText'],
  admin: [...formWords, ...removalWords, ...listWords],
} as const;

/** @throws for a missing text */
export function requireWords({ area, keys }: Messages, needed: readonly string[]): void {
  const missing = needed.filter((word) => !keys.includes(word));
  if (missing.length > 0) throw new Error(`messages of ${area} lack ${missing.join(', ')}`);
}

export interface RecordRow {
  readonly id: number | string;
  /** Sent back with an update (R4). */
  readonly version: number;
}

type RowOf<Q extends QueryContract> = OutputOf<Q> extends readonly (infer Row)[] ? Row : never;

/** Commands begin with Add, Update, Delete and Restore. */
export interface RecordCalls<List extends QueryContract, Add extends CommandContract> {
  readonly list: List;
  /** If the list's rows lack fields. */
  readonly get?: QueryContract;
  readonly add: Add;
  readonly update: CommandContract;
  readonly delete: CommandContract;
  readonly restore: CommandContract;
}

export interface FieldsProps<Values extends FieldValues, Row> {
  readonly form: RecordFormApi<Values>;
  /** `null` for a new one. */
  readonly row: Row | null;
}

/** Every change, and earlier versions to restore. */
export interface RecordHistorySpec<Row> {
  readonly record: RecordHistory['record'];
  /** Default: the record's. */
  readonly idOf?: (row: Row) => string;
  /** A hook: texts of values that are codes. */
  readonly useTextOf?: () => RecordHistory['textOf'];
  /** Beside the form, instead of behind a button. */
  readonly isBeside?: boolean;
}

export interface RecordKind<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> {
  readonly words: Messages;
  readonly calls: RecordCalls<List, Add>;
  readonly alsoStale?: readonly QueryContract[];
  readonly nameOf: (row: Row) => string;
  /** Values of a new record. */
  readonly blank: Values | ((rows: readonly Row[], address: URLSearchParams) => Values);
  readonly valuesOf: (row: Row) => Values;
  readonly Fields: ComponentType<FieldsProps<Values, Row>>;
  /** Wire name → message key. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** If no field is to blame (R-AUS-09). */
  readonly failsInDialog?: boolean;
  /** A hook: codes beyond the schema, by field. */
  readonly useCheck?: (values: Values, row: Row | null) => Readonly<Record<string, string | undefined>>;
  /** A hook: command input, e.g. after uploads. Default: the values. */
  readonly useInput?: () => (values: Values, row: Row | null) => Promise<object>;
}

export interface RecordFormSpec<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> extends RecordKind<List, Add, Values, Row> {
  /** Of the list; `add` and the ids are below it. */
  readonly path: string;
  /** Default: the whole list. */
  readonly listPathOf?: (values: Values) => string;
  /** Default: `editTitle`. */
  readonly titleOf?: (row: Row) => string;
  readonly history?: RecordHistorySpec<Row>;
  /** Of an existing record. */
  readonly Beside?: ComponentType<{ readonly row: Row }>;
}

export interface RecordDialogSpec<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> extends RecordKind<List, Add, Values, Row> {
  readonly Card: ComponentType<{ readonly row: Row }>;
}

export interface RecordFilterProps {
  readonly list: ListUrl<string>;
}

export interface RecordSpec<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> extends RecordFormSpec<List, Add, Values, Row> {
  readonly columns: readonly RecordColumn<Row>[];
  /** On phones. */
  readonly Card: ComponentType<{ readonly row: Row }>;
  /** Default: those of all lists (R-CON-32). */
  readonly pages?: { readonly sizes: readonly number[]; readonly usual: number };
  /** Names in the address, and the component. Stable. */
  readonly filters?: { readonly names: readonly string[]; readonly Bar: ComponentType<RecordFilterProps> };
  /** The on/off field, also for bulk actions. */
  readonly switchedBy?: keyof Values & string;
  readonly Above?: ComponentType;
  /** Beside edit and delete. */
  readonly RowActions?: ComponentType<{ readonly row: Row }>;
}

export type AnyRecordKind = RecordKind<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyFormSpec = RecordFormSpec<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyDialogSpec = RecordDialogSpec<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyRecordSpec = RecordSpec<QueryContract, CommandContract, FieldValues, RecordRow>;

/** Only its name is edited. */
export interface NamedRecord extends RecordRow {
  readonly name: string;
}
export interface NamedRecordSpec {
  /** `name`, `renameTitle`, `saved`, and those of deletion. */
  readonly words: Messages;
  readonly calls: Omit<AnyRecordKind['calls'], 'add'>;
}

export const valuesThemselves = () => async (values: FieldValues) => values;

export const queriesOf = ({
  calls,
  alsoStale = [],
}: Pick<AnyRecordKind, 'alsoStale'> & {
  readonly calls: Pick<AnyRecordKind['calls'], 'list' | 'get'>;
}): readonly QueryContract[] => [calls.list, ...(calls.get ? [calls.get] : []), ...alsoStale];
