import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { createWriterTable, forgetWriters } from './known-rows';
import { createCheckpointTable, forgetProjection, forgetScope } from './view-checkpoints';
import { createIndexes, createTables, dropTables, fingerprintOf, tablesOf } from './view-tables';

const schema = `CREATE TABLE IF NOT EXISTS views (
  name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, projection TEXT, staged TEXT
) WITHOUT ROWID`;

/**
 * A changed view empties all views of its projection, which starts over: the others would get events twice.
 * Safe concurrently.
 */
export function prepareViews(database: Sqlite, views: readonly ViewContract[]): void {
  createCheckpointTable(database);
  createWriterTable(database);
  database.exec(schema);
  if (outdated(database, views).length === 0) return;
  database.transaction(() => {
    const changed = outdated(database, views);
    const projections = new Set(changed.map(({ name, sumsOf = null }) => ownerOf(database, name) ?? sumsOf));
    empty(database, views, projections, changed);
  });
}

/** Empties the projections' views; they start over. */
export function startOver(
  database: Sqlite,
  views: readonly ViewContract[],
  projections: readonly string[],
): void {
  database.transaction(() => empty(database, views, new Set(projections)));
}

function empty(
  database: Sqlite,
  views: readonly ViewContract[],
  projections: ReadonlySet<string | null>,
  changed: readonly ViewContract[] = [],
): void {
  const emptied = views.filter(
    (view) => changed.includes(view) || isOf(projections, ownerOf(database, view.name)),
  );
  emptied.forEach((view) => recreate(database, view));
  forgetWriters(
    database,
    emptied.map(({ name }) => name),
  );
  projections.forEach((projection) => projection !== null && forgetProjection(database, projection));
}

/** Marks a view as being rebuilt; an earlier rebuild of it is dropped. */
export function beginStaging(database: Sqlite, view: string, scope: string): void {
  const [earlier] = database.get<[string | null]>('SELECT staged FROM views WHERE name = ?', [view]) ?? [
    null,
  ];
  if (earlier !== null) forgetScope(database, earlier);
  database.run('UPDATE views SET staged = ? WHERE name = ?', [scope, view]);
}

export function endStaging(database: Sqlite, scope: string): void {
  database.run('UPDATE views SET staged = NULL WHERE staged = ?', [scope]);
}

/** Whether this rebuild still owns the copies. */
export function isStaging(database: Sqlite, views: readonly string[], scope: string): boolean {
  const [owned] = database.get<[number]>('SELECT count(*) FROM views WHERE staged = ?', [scope]) ?? [0];
  return owned === views.length;
}

function outdated(database: Sqlite, views: readonly ViewContract[]): readonly ViewContract[] {
  const known = new Map(database.all<[string, string]>('SELECT name, fingerprint FROM views'));
  return views.filter((view) => known.get(view.name) !== fingerprintOf(view));
}

function ownerOf(database: Sqlite, view: string): string | null {
  return database.get<[string | null]>('SELECT projection FROM views WHERE name = ?', [view])?.[0] ?? null;
}

function isOf(projections: ReadonlySet<string | null>, projection: string | null): boolean {
  return projection !== null && projections.has(projection);
}

function recreate(database: Sqlite, view: ViewContract): void {
  const tables = tablesOf(view, 'view');
  dropTables(database, tables);
  createTables(database, tables);
  createIndexes(database, tables);
  database.run('INSERT OR REPLACE INTO views (name, fingerprint) VALUES (?, ?)', [
    view.name,
    fingerprintOf(view),
  ]);
}
