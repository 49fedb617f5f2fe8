import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sqlite } from '../sqlite/sqlite';
import type { DocumentWrite } from './view-store.port';
import { createIndexes, type ViewTables } from './view-tables';
import { partsOf } from './view-writes';

/* Lists, full text and indexes follow in one pass (docs/performance.md). */

const rowsAtOnce = 2_000;

/** Inside the caller's transaction. */
export function fillDocument(
  database: Sqlite,
  tables: ViewTables,
  { id, document }: Pick<DocumentWrite, 'id' | 'document'>,
): void {
  const { rows, documents, shape } = tables;
  if (document === null) {
    database.run(`DELETE FROM ${documents} WHERE k = (SELECT k FROM ${rows} WHERE id = ?)`, [id]);
    database.run(`DELETE FROM ${rows} WHERE id = ?`, [id]);
    return;
  }
  const { cells, extras, json } = partsOf(tables, id, document);
  const names = shape.columns.map(({ name }) => `"${name}"`);
  const set = ['id', ...names].map((name) => `${name} = excluded.${name}`).join(', ');
  const row = database.get<[number]>(
    `INSERT INTO ${rows} (${['id', ...names].join(', ')}) VALUES (${['?', ...names.map(() => '?')].join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${set} RETURNING k`,
    [id, ...cells],
  );
  database.run(`INSERT OR REPLACE INTO ${documents} (k, extras, document) VALUES (?, ?, ?)`, [
    row?.[0] ?? null,
    JSON.stringify(extras),
    json,
  ]);
}

/**
 * Adds what `fillDocument` omits, in portions.
 * @param transaction runs a portion; throws if the copy was replaced
 */
export async function completeTables(
  database: Sqlite,
  tables: ViewTables,
  transaction: (portion: () => void) => void,
): Promise<void> {
  for (const field of tables.shape.lists) transaction(() => fillList(database, tables, field));
  const [last] = database.get<[number | null]>(`SELECT max(k) FROM ${tables.rows}`) ?? [];
  for (let k = 0; tables.shape.text.length > 0 && k < (last ?? 0); k += rowsAtOnce) {
    transaction(() => fillText(database, tables, k));
    await nextTurn();
  }
  transaction(() => createIndexes(database, tables));
}

function fillList(database: Sqlite, tables: ViewTables, field: string): void {
  database.run(
    `INSERT INTO ${tables.list(field)} (value, k)
     SELECT each.value, d.k FROM ${tables.documents} d, json_each(d.extras, ?) each ORDER BY 1, 2`,
    [`$.lists.${JSON.stringify(field)}`],
  );
}

function fillText(database: Sqlite, tables: ViewTables, from: number): void {
  database.run(
    `INSERT INTO ${tables.text} (rowid, words)
     SELECT k, extras ->> '$.text' FROM ${tables.documents}
     WHERE k > ? AND k <= ? AND extras ->> '$.text' <> '' ORDER BY k`,
    [from, from + rowsAtOnce],
  );
}
