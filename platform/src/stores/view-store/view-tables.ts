import { createHash, randomUUID } from 'node:crypto';
import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { shapeOf, type ViewShape } from './view-shape';
import { plainNames } from './view-names';

/** Increase with the table format; every view is then rebuilt. */
const layoutVersion = 3;

/** Filter and sort columns are in a narrow table: unindexed scans avoid the JSON. */
export interface ViewTables {
  readonly view: ViewContract;
  readonly shape: ViewShape;
  /** `k` (small integer), `id`, shape columns. */
  readonly rows: string;
  /** `k`, JSON, searchable text and lists (JSON). */
  readonly documents: string;
  readonly text: string;
  readonly list: (field: string) => string;
}

type TablePrefix = 'view' | 'staged';

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

/** Changes with the view's declaration. */
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

/** Separate, so that rebuilds index once after filling. */
export function createIndexes(database: Sqlite, tables: ViewTables): void {
  tables.shape.indexes.forEach((columns) => {
    const list = columns.map((column) => `"${column}"`).join(', ');
    // Renamed tables keep index names, so names must be unique.
    database.exec(`CREATE INDEX "index.${randomUUID()}" ON ${tables.rows} (${list})`);
  });
}

export function dropTables(database: Sqlite, tables: ViewTables): void {
  tableNames(database, tables.rows).forEach((name) => database.exec(`DROP TABLE "${name}"`));
}

/** The target tables must be gone. */
export function renameTables(database: Sqlite, from: ViewTables, to: ViewTables): void {
  const oldBase = from.rows.slice(1, -1);
  const newBase = to.rows.slice(1, -1);
  tableNames(database, from.rows).forEach((name) =>
    database.exec(`ALTER TABLE "${name}" RENAME TO "${newBase}${name.slice(oldBase.length)}"`),
  );
}

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
