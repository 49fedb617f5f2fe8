import { createHash } from 'node:crypto';
import { type AnyBulkWriteOperation, BSON, type IndexDescription, MongoError } from 'mongodb';
import type { ViewContract } from '@portal/contracts';
import { sortKey } from './sort-key';
import { type DeclaredView, wordsIn } from './view-declaration';
import { listOf, shapeOf, textOf } from './view-shape';
import {
  type Document,
  DocumentTooLarge,
  type DocumentWrite,
  maxDocumentBytes,
  type ViewBatch,
} from './view-store.port';
import { plainNames } from './view-names';

/** A document as it lies in its collection. */
export interface StoredDocument {
  readonly _id: string;
  /** Of the last event that it reflects. */
  readonly position: number;
  readonly document: Document;
  /** What the fields that only sort are sorted by: text without accents and case. */
  readonly sort: Document;
  /** The words of the text fields without accents and case, each once. */
  readonly words: readonly string[];
}

export type Operation = AnyBulkWriteOperation<StoredDocument>;

/** Raise it when stored documents change their form; every view then starts over at the next start. */
const layoutVersion = 2;

export function declaredView(view: ViewContract): DeclaredView {
  plainNames(view);
  return { view, shape: shapeOf(view) };
}

/** Changes with the storage format of documents. Indexes are not part of it: they are made and dropped in place. */
export function storedFormOf({ view: { filters, sorts, text } }: DeclaredView): string {
  return createHash('sha256').update(JSON.stringify({ layoutVersion, filters, sorts, text })).digest('hex');
}

/** Where a column of the shape is found in a stored document. */
export function pathOf(column: string): string {
  if (column === 'id') return '_id';
  return column.startsWith('s_') ? `sort.${column.slice(2)}` : `document.${column.slice(2)}`;
}

/** The declared orders and filters; lists and words one by one, since an index takes only one list. */
export function indexesOf({ shape }: DeclaredView): IndexDescription[] {
  const paths = [
    ...shape.indexes.map((columns) => columns.map(pathOf)),
    ...shape.lists.map((field) => [`document.${field}`]),
    ...(shape.text.length > 0 ? [['words']] : []),
  ];
  return paths.map((keys) => ({
    key: Object.fromEntries(keys.map((path) => [path, 1])),
    name: keys.join('+'),
  }));
}

export const folded = (text: string): readonly string[] => [...new Set(wordsIn(text).map(sortKey))];

/**
 * The write of one document. A document that already reflects more is not overwritten: the insert that is then tried
 * instead fails on its id, and with it the batch. `outOfTurn` writes what it repairs, whatever that reflects.
 * @throws TypeError when a field is not what the view declares.
 */
export function operationOf(
  { shape }: DeclaredView,
  { id, document }: DocumentWrite,
  { position, outOfTurn = false }: Pick<ViewBatch, 'position' | 'outOfTurn'>,
): Operation {
  if (document === null) return { deleteOne: { filter: { _id: id } } };
  const cells = shape.columns.map(({ name, cell }) => [name, cell(document)] as const);
  shape.lists.forEach((field) => listOf(document, field));
  const sort = Object.fromEntries(
    cells.filter(([name]) => name.startsWith('s_')).map(([name, cell]) => [name.slice(2), cell]),
  );
  const words = folded(textOf(document, shape.text));
  const filter = outOfTurn ? { _id: id } : { _id: id, position: { $lte: position } };
  const update = { $set: { document, sort, words }, $max: { position } };
  return { updateOne: { filter, update, upsert: true } };
}

/** @throws DocumentTooLarge */
export function refuseTooLarge({ view, id }: Pick<DocumentWrite, 'view' | 'id'>, operation: Operation): void {
  const bytes = BSON.calculateObjectSize(operation);
  if (bytes > maxDocumentBytes) throw new DocumentTooLarge(view, id, bytes);
}

/** BSONObjectTooLarge, of a whole or of what an update would make. */
const tooLarge: ReadonlySet<unknown> = new Set([10_334, 17_419, 17_420]);

/** Was a write refused for its size, by the driver or by the server? */
export const isTooLargeError = (error: unknown): boolean =>
  error instanceof MongoError &&
  (tooLarge.has(error.code) || /larger than the maximum size/.test(error.message));
