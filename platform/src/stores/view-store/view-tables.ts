import { createHash, randomUUID } from 'node:crypto';
import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { shapeOf, type ViewShape } from './view-shape';
import { plainNames } from './view-names';

/** Increase it when the table format changes; every view is then rebuilt at the next start. */
const layoutVersion = 3;

/**
 * The tables that hold a view, or a staged copy of it. Filter and sort columns stand apart from the documents in a
 * narrow table: a scan that no index serves reads a few dozen bytes per document and not its whole JSON.
 */
export interface ViewTables {
  readonly view: ViewContract;
  readonly shape: ViewShape;
  /** `k` (a small integer), `id` and the columns of the shape. */
  readonly rows: string;
  /** `k`, the document as JSON, and its searchable text and lists as written (JSON). */
  readonly documents: string;
  readonly text: string;
  readonly list: (field: string) => string;
}

/** The live tables, staged copies, copies from before the last switch, and those being swapped. */
type TablePrefix = 'view' | 'staged' | 'before' | 'swapped';

export function tablesOf(view: ViewContract, prefix: TablePrefix): ViewTables {
  plainNames(view);
  const base = `${prefix}_${view.name}`;
  return {
    view,
    shape: shapeOf(view),
    rows: `"${base}"`,
    documents: `"${base}.documents"`,
    text: `"${base}.text"`,
    list: (field) => `"${base}.values-${field}"`,
  };
}

/** Changes when the view's declaration, and with it its tables, changes. */
export function fingerprintOf(view: ViewContract): string {
  const { filters, sorts, indexes, text } = view;
  return createHash('sha256')
    .update(JSON.stringify({ layoutVersion, filters, sorts, indexes, text }))
    .digest('hex');
}

export function createTables(database: Sqlite, tables: ViewTables): void {
  const { shape } = tables;
  const columns = shape.columns.map(({ name, declaration }) => `, "${name}" ${declaration}`).join('');
  database.exec(`CREATE TABLE ${tables.rows} (k INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE${columns})`);
  database.exec(
    `CREATE TABLE ${tables.documents} (k INTEGER PRIMARY KEY, extras TEXT NOT NULL, document TEXT NOT NULL)`,
  );
  for (const field of shape.lists) {
    database.exec(
      `CREATE TABLE ${tables.list(field)} (value, k INTEGER, PRIMARY KEY (value, k)) WITHOUT ROWID`,
    );
  }
  if (shape.text.length > 0) {
    database.exec(`CREATE VIRTUAL TABLE ${tables.text} USING fts5 (
      words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    )`);
  }
}

/** Apart from `createTables`, so that a rebuild fills a copy first and sorts each index once. */
export function createIndexes(database: Sqlite, tables: ViewTables): void {
  tables.shape.indexes.forEach((columns) => {
    const list = columns.map((column) => `"${column}"`).join(', ');
    // Renamed tables keep the names of their indexes, so a name must never come back.
    database.exec(`CREATE INDEX "index.${randomUUID()}" ON ${tables.rows} (${list})`);
  });
}

export function dropTables(database: Sqlite, tables: ViewTables): void {
  dropTablesNamed(database, tables.rows);
}

/** The same for the copy before of a view that may be declared no more. */
export function dropTablesBefore(database: Sqlite, view: string): void {
  dropTablesNamed(database, `"before_${view}"`);
}

function dropTablesNamed(database: Sqlite, quotedBase: string): void {
  tableNames(database, quotedBase).forEach((name) => database.exec(`DROP TABLE "${name}"`));
}

/** Gives tables the names of others, which must be gone. */
export function renameTables(database: Sqlite, from: ViewTables, to: ViewTables): void {
  const oldBase = from.rows.slice(1, -1);
  const newBase = to.rows.slice(1, -1);
  tableNames(database, from.rows).forEach((name) =>
    database.exec(`ALTER TABLE "${name}" RENAME TO "${newBase}${name.slice(oldBase.length)}"`),
  );
}

/** The tables of a view as they are, which may be of an older declaration; without FTS5's own shadow tables. */
function tableNames(database: Sqlite, quotedBase: string): string[] {
  const base = quotedBase.slice(1, -1);
  return database
    .all<[string]>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%.text\\__%' ESCAPE '\\'
       AND (name = ? OR substr(name, 1, ?) = ?)`,
      [base, base.length + 1, `${base}.`],
    )
    .map(([name]) => name);
}
