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

export interface StoredDocument {
  readonly _id: string;
  readonly position: number;
  readonly document: Document;
  readonly sort: Document;
  readonly words: readonly string[];
}

export type Operation = AnyBulkWriteOperation<StoredDocument>;

/** Increase with the storage format; every view then starts over. */
const layoutVersion = 2;

export function declaredView(view: ViewContract): DeclaredView {
  plainNames(view);
  return { view, shape: shapeOf(view) };
}

/** Changes with the storage format; indexes are changed in place. */
export function storedFormOf({ view: { filters, sorts, text } }: DeclaredView): string {
  return createHash('sha256').update(JSON.stringify({ layoutVersion, filters, sorts, text })).digest('hex');
}

/** Path of a shape's column in a stored document. */
export function pathOf(column: string): string {
  if (column === 'id') return '_id';
  return column.startsWith('s_') ? `sort.${column.slice(2)}` : `document.${column.slice(2)}`;
}

/** Declared sorts and filters; lists and words separately, as an index takes one list. */
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
 * Upsert. Newer documents stay: the insert fails on its id, and the batch with it, unless `outOfTurn`.
 * @throws TypeError for undeclared field types
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

const tooLarge: ReadonlySet<unknown> = new Set([10_334, 17_419, 17_420]);

/** Whether a write was refused for its size. */
export const isTooLargeError = (error: unknown): boolean =>
  error instanceof MongoError &&
  (tooLarge.has(error.code) || /larger than the maximum size/.test(error.message));
