import type { CommandContract, OutputOf, ParsedInputOf, QueryContract } from '@portal/contracts/kernel';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Messages } from '#core/i18n/define-texts';
import type { ListUrl } from '../list/use-list-url';
import type { RecordColumn } from './RecordColumns';
import type { RecordFormApi } from './use-record-form';

/**
 * What the form of every record says: keys of its messages. Beside them may stand `added` and `saveNew`, for new ones in
 * place of `saved` and `save`, and `invalid`, said for a while when fields are wrong.
 */
const formWords = ['title', 'newTitle', 'editTitle', 'missing', 'save', 'saved'] as const;
/** The same of deleting; `restored` may stand beside them. */
const removalWords = ['removeTitle', 'removeText', 'removeConfirm', 'removed'] as const;
const listWords = ['subtitle', 'add', 'search', 'emptyTitle', 'emptyText'] as const;

export const recordWords = {
  form: formWords,
  dialog: [...formWords, ...removalWords, 'add', 'emptyText'],
  admin: [...formWords, ...removalWords, ...listWords],
} as const;

/** @throws when the messages lack a word that the screens say */
export function requireWords({ area, keys }: Messages, needed: readonly string[]): void {
  const missing = needed.filter((word) => !keys.includes(word));
  if (missing.length > 0) throw new Error(`messages of ${area} lack ${missing.join(', ')}`);
}

/** A row of the list, and what the form edits. */
export interface RecordRow {
  readonly id: number | string;
  /** Counts its edits; sent back with an update (R4). */
  readonly version: number;
}

type RowOf<Q extends QueryContract> = OutputOf<Q> extends readonly (infer Row)[] ? Row : never;

/** The calls of a record; the names of its commands begin with Add, Update, Delete and Restore. */
export interface RecordCalls<List extends QueryContract, Add extends CommandContract> {
  readonly list: List;
  /** One record with all its fields, where the list's row has not all of them. */
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

/** What is a record's own wherever it is administered. */
export interface RecordKind<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> {
  readonly words: Messages;
  readonly calls: RecordCalls<List, Add>;
  /** Queries of other areas whose answers a change makes old. */
  readonly alsoStale?: readonly QueryContract[];
  readonly nameOf: (row: Row) => string;
  /** What the form of a new record begins with; may look at those that there are, and at the address. */
  readonly blank: Values | ((rows: readonly Row[], address: URLSearchParams) => Values);
  readonly valuesOf: (row: Row) => Values;
  readonly Fields: ComponentType<FieldsProps<Values, Row>>;
  /** The fields that a conflict names: name on the wire → key of the messages. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Says in a dialog why it was not saved, where no field is to blame (R-AUS-09). */
  readonly failsInDialog?: boolean;
  /** A hook: codes of what is wrong beside the schema, by field. */
  readonly useCheck?: (values: Values, row: Row | null) => Readonly<Record<string, string | undefined>>;
  /** A hook: makes the commands' input of the form's values, e.g. uploads what was chosen. The values themselves without it. */
  readonly useInput?: () => (values: Values, row: Row | null) => Promise<object>;
}

/** A record whose form is a screen. */
export interface RecordFormSpec<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> extends RecordKind<List, Add, Values, Row> {
  /** Path of the list; `add` and the ids stand below it. */
  readonly path: string;
  /** Which part of the list shows a record of these values; the whole of it without this. */
  readonly listPathOf?: (values: Values) => string;
  /** Heading of its form; `editTitle` without it. */
  readonly titleOf?: (row: Row) => string;
  /** What stands beside the form of one that is there: its history. */
  readonly Beside?: ComponentType<{ readonly row: Row }>;
}

/** A record that is administered in a dialog. */
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

/** A record with screens of its own: everything else of its administration follows. */
export interface RecordSpec<
  List extends QueryContract,
  Add extends CommandContract,
  Values extends FieldValues = ParsedInputOf<Add> & FieldValues,
  Row extends RecordRow = RowOf<List> & RecordRow,
> extends RecordFormSpec<List, Add, Values, Row> {
  readonly columns: readonly RecordColumn<Row>[];
  /** What a row is on a phone. */
  readonly Card: ComponentType<{ readonly row: Row }>;
  /** Rows per page to choose from, and how many at first; those of all lists without it (R-CON-32). */
  readonly pages?: { readonly sizes: readonly number[]; readonly usual: number };
  /** What narrows the list beside the search: the names in the address, and what chooses them. Stable. */
  readonly filters?: { readonly names: readonly string[]; readonly Bar: ComponentType<RecordFilterProps> };
  /** The field of the form that switches a record on and off: many are switched at once. */
  readonly switchedBy?: keyof Values & string;
  /** What stands above the list: the way to lists that belong with it. */
  readonly Above?: ComponentType;
  /** What can be done with a row beside edit and delete. */
  readonly RowActions?: ComponentType<{ readonly row: Row }>;
}

/** The same, whatever the record. */
export type AnyRecordKind = RecordKind<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyFormSpec = RecordFormSpec<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyDialogSpec = RecordDialogSpec<QueryContract, CommandContract, FieldValues, RecordRow>;
export type AnyRecordSpec = RecordSpec<QueryContract, CommandContract, FieldValues, RecordRow>;

/** A record of which people change the name, and nothing else in a form. */
export interface NamedRecord extends RecordRow {
  readonly name: string;
}
export interface NamedRecordSpec {
  /** `name`, `renameTitle`, `saved`, and those of deleting. */
  readonly words: Messages;
  readonly calls: Omit<AnyRecordKind['calls'], 'add'>;
}

/** What its form holds is what the commands take. */
export const valuesThemselves = () => async (values: FieldValues) => values;

/** The queries that a change of a record makes old. */
export const queriesOf = ({
  calls,
  alsoStale = [],
}: Pick<AnyRecordKind, 'alsoStale'> & {
  readonly calls: Pick<AnyRecordKind['calls'], 'list' | 'get'>;
}): readonly QueryContract[] => [calls.list, ...(calls.get ? [calls.get] : []), ...alsoStale];
