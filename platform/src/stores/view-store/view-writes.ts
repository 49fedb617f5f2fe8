import type { Sqlite, SqlValue } from '../sqlite/sqlite';
import { listOf, type ShapeColumn, textOf } from './view-shape';
import type { ViewTables } from './view-tables';
import { type Document, DocumentTooLarge, type DocumentWrite, maxDocumentBytes } from './view-store.port';

/** Serialised lists and text, to update only changes. */
interface Extras {
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  readonly text: string;
}

export interface Stored {
  readonly k: number;
  readonly extras: string;
  readonly cells: readonly SqlValue[];
}

export interface KnownRow {
  readonly document: Document | null;
  readonly stored: Stored | null;
  readonly size: number;
}

const noExtras = JSON.stringify({ lists: {}, text: '' } satisfies Extras);
const noRow: KnownRow = { document: null, stored: null, size: 1 };

/**
 * Within the caller's transaction.
 * @param known current row; looked up by default
 * @returns the new row
 */
export function writeDocument(
  database: Sqlite,
  tables: ViewTables,
  { id, document }: DocumentWrite,
  known?: KnownRow,
): KnownRow {
  const stored = known ? known.stored : findStored(database, tables, id);
  if (document === null) {
    if (stored !== null) removeStored(database, tables, stored);
    return noRow;
  }
  const { cells, json } = rowOf(tables, id, document);
  const extras = serialisedExtras(tables, { document: known?.document ?? null, stored }, document);
  const k = writeRow(database, tables, id, stored, cells);
  database.run(`INSERT OR REPLACE INTO ${tables.documents} (k, extras, document) VALUES (?, ?, ?)`, [
    k,
    extras,
    json,
  ]);
  const before = stored === null ? noExtras : stored.extras;
  if (extras !== before) writeExtras(database, tables, k, before, extras);
  return { document, stored: { k, extras, cells }, size: json.length };
}

/** @throws TypeError for invalid documents */
export const partsOf = (tables: ViewTables, id: string, document: Document) => ({
  ...rowOf(tables, id, document),
  extras: extrasOf(tables, document),
});

function rowOf(tables: ViewTables, id: string, document: Document) {
  const json = JSON.stringify(document);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxDocumentBytes) throw new DocumentTooLarge(tables.view.name, id, bytes);
  const cells = tables.shape.columns.map(({ cell }) => cell(document));
  return { cells, json };
}

export function readDocument(database: Sqlite, tables: ViewTables, id: string): Document | null {
  const row = database.get<[string]>(
    `SELECT document FROM ${tables.rows} JOIN ${tables.documents} USING (k) WHERE id = ?`,
    [id],
  );
  return row === undefined ? null : (JSON.parse(row[0]) as Document);
}

const columnsOf = ({ shape }: ViewTables) => shape.columns.map(({ name }) => `, "${name}"`).join('');

type StoredRow = readonly [number, string, ...SqlValue[]];

const storedOf = ([k, extras, ...cells]: StoredRow): Stored => ({ k, extras, cells });

function findStored(database: Sqlite, tables: ViewTables, id: string): Stored | null {
  const row = database.get<StoredRow>(
    `SELECT k, extras${columnsOf(tables)} FROM ${tables.rows} JOIN ${tables.documents} USING (k) WHERE id = ?`,
    [id],
  );
  return row === undefined ? null : storedOf(row);
}

export function readToWrite(database: Sqlite, tables: ViewTables, id: string): KnownRow {
  const row = database.get<[string, ...StoredRow]>(
    `SELECT document, k, extras${columnsOf(tables)}
     FROM ${tables.rows} JOIN ${tables.documents} USING (k) WHERE id = ?`,
    [id],
  );
  if (row === undefined) return noRow;
  const [document, ...rest] = row;
  return { document: JSON.parse(document) as Document, stored: storedOf(rest), size: document.length };
}

/** @returns its key */
function writeRow(
  database: Sqlite,
  tables: ViewTables,
  id: string,
  stored: Stored | null,
  cells: readonly SqlValue[],
): number {
  if (stored === null) return insertRow(database, tables, id, cells);
  updateRow(database, tables, stored, cells);
  return stored.k;
}

function insertRow(database: Sqlite, tables: ViewTables, id: string, cells: readonly SqlValue[]): number {
  const names = columnsOf(tables);
  const places = cells.map(() => ', ?').join('');
  return database.run(`INSERT INTO ${tables.rows} (id${names}) VALUES (?${places})`, [id, ...cells])
    .lastInsertRowid;
}

/** Changed columns only: SQLite rewrites the indexes of every set column. */
function updateRow(database: Sqlite, tables: ViewTables, stored: Stored, cells: readonly SqlValue[]): void {
  const changed: [ShapeColumn, SqlValue][] = [];
  tables.shape.columns.forEach((column, index) => {
    const cell = cells[index] ?? null;
    if (cell !== stored.cells[index]) changed.push([column, cell]);
  });
  if (changed.length === 0) return;
  const assignments = changed.map(([{ name }]) => `"${name}" = ?`).join(', ');
  database.run(`UPDATE ${tables.rows} SET ${assignments} WHERE k = ?`, [
    ...changed.map(([, cell]) => cell),
    stored.k,
  ]);
}

function removeStored(database: Sqlite, tables: ViewTables, { k, extras }: Stored): void {
  writeExtras(database, tables, k, extras, noExtras);
  database.run(`DELETE FROM ${tables.documents} WHERE k = ?`, [k]);
  database.run(`DELETE FROM ${tables.rows} WHERE k = ?`, [k]);
}

function extrasOf({ shape }: ViewTables, document: Document): Extras {
  return {
    lists: Object.fromEntries(shape.lists.map((field) => [field, listOf(document, field)])),
    text: textOf(document, shape.text),
  };
}

/** Most changes leave searched fields alone. */
function serialisedExtras(tables: ViewTables, known: Omit<KnownRow, 'size'>, document: Document): string {
  const { document: before, stored } = known;
  const { lists, text } = tables.shape;
  const isSame = (field: string) => before?.[field] === document[field];
  if (before && stored && [...lists, ...text].every(isSame)) return stored.extras;
  return JSON.stringify(extrasOf(tables, document));
}

function parseExtras(serialised: string): Extras {
  return JSON.parse(serialised) as Extras;
}

/** @param from earlier serialised extras */
function writeExtras(database: Sqlite, tables: ViewTables, k: number, from: string, to: string): void {
  const before = parseExtras(from);
  const after = parseExtras(to);
  for (const field of tables.shape.lists) {
    writeList(database, tables.list(field), k, before.lists[field] ?? [], after.lists[field] ?? []);
  }
  if (before.text === after.text) return;
  if (before.text !== '') database.run(`DELETE FROM ${tables.text} WHERE rowid = ?`, [k]);
  if (after.text !== '')
    database.run(`INSERT INTO ${tables.text} (rowid, words) VALUES (?, ?)`, [k, after.text]);
}

type Values = readonly (string | number)[];

function writeList(database: Sqlite, table: string, k: number, before: Values, after: Values): void {
  const gone = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  gone.forEach((value) => database.run(`DELETE FROM ${table} WHERE value = ? AND k = ?`, [value, k]));
  added.forEach((value) => database.run(`INSERT INTO ${table} (value, k) VALUES (?, ?)`, [value, k]));
}
