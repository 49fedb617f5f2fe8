import type { Sqlite, SqlValue } from '../sqlite/sqlite';
import type { ShapeColumn } from './view-shape';
import { listOf, textOf } from './view-shape';
import type { ViewTables } from './view-tables';
import type { Document, DocumentWrite } from './view-store.port';
import { DocumentTooLarge, maxDocumentBytes } from './view-store.port';

/** Lists by field and searchable text, kept as written so that an update touches only what has changed. */
interface Extras {
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  readonly text: string;
}

/** A row as it stands in the tables. */
export interface Stored {
  readonly k: number;
  readonly extras: string;
  readonly cells: readonly SqlValue[];
}

const noExtras: Extras = { lists: {}, text: '' };

/**
 * Writes one document's row, JSON, lists and words. Inside the caller's transaction.
 * @param stored its row as it stands, `null` for a new document; looked up when left out
 */
export function writeDocument(
  database: Sqlite,
  tables: ViewTables,
  { id, document }: DocumentWrite,
  stored: Stored | null = findStored(database, tables, id),
): void {
  if (document === null) {
    if (stored !== null) removeStored(database, tables, stored);
    return;
  }
  const { cells, extras, json } = partsOf(tables, id, document);
  const serialised = JSON.stringify(extras);
  if (stored === null) {
    const k = insertRow(database, tables, id, cells);
    database.run(`INSERT INTO ${tables.documents} (k, extras, document) VALUES (?, ?, ?)`, [
      k,
      serialised,
      json,
    ]);
    writeExtras(database, tables, k, noExtras, extras);
    return;
  }
  updateRow(database, tables, stored, cells);
  database.run(`UPDATE ${tables.documents} SET extras = ?, document = ? WHERE k = ?`, [
    serialised,
    json,
    stored.k,
  ]);
  if (serialised !== stored.extras)
    writeExtras(database, tables, stored.k, parseExtras(stored.extras), extras);
}

/** What is stored of a document. @throws TypeError for one that no store takes */
export function partsOf(tables: ViewTables, id: string, document: Document) {
  const json = JSON.stringify(document);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxDocumentBytes) throw new DocumentTooLarge(tables.view.name, id, bytes);
  const cells = tables.shape.columns.map(({ cell }) => cell(document));
  return { cells, extras: extrasOf(tables, document), json };
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

/** A document and its row, both `null` where there is none. */
export function readToWrite(
  database: Sqlite,
  tables: ViewTables,
  id: string,
): { readonly document: Document | null; readonly stored: Stored | null } {
  const row = database.get<[string, ...StoredRow]>(
    `SELECT document, k, extras${columnsOf(tables)}
     FROM ${tables.rows} JOIN ${tables.documents} USING (k) WHERE id = ?`,
    [id],
  );
  if (row === undefined) return { document: null, stored: null };
  const [document, ...rest] = row;
  return { document: JSON.parse(document) as Document, stored: storedOf(rest) };
}

function insertRow(database: Sqlite, tables: ViewTables, id: string, cells: readonly SqlValue[]): number {
  const names = columnsOf(tables);
  const places = cells.map(() => ', ?').join('');
  return database.run(`INSERT INTO ${tables.rows} (id${names}) VALUES (?${places})`, [id, ...cells])
    .lastInsertRowid;
}

/** Sets only the columns that have changed: SQLite rewrites every index of a column that is set, changed or not. */
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
  writeExtras(database, tables, k, parseExtras(extras), noExtras);
  database.run(`DELETE FROM ${tables.documents} WHERE k = ?`, [k]);
  database.run(`DELETE FROM ${tables.rows} WHERE k = ?`, [k]);
}

function extrasOf({ shape }: ViewTables, document: Document): Extras {
  return {
    lists: Object.fromEntries(shape.lists.map((field) => [field, listOf(document, field)])),
    text: textOf(document, shape.text),
  };
}

function parseExtras(serialised: string): Extras {
  return JSON.parse(serialised) as Extras;
}

function writeExtras(database: Sqlite, tables: ViewTables, k: number, before: Extras, after: Extras): void {
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
