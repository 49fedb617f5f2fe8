import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { previousScope, forgetScope, swapCheckpoints } from './view-checkpoints';
import { forgetWriters } from './known-rows';
import type { PreviousGeneration, StagedViews } from './view-store.port';
import { dropTablesBefore, renameTables, tablesOf } from './view-tables';
import { SqliteViewWriter } from './view-writer';

/* Replaced tables of the last switch, kept as a whole: they share a parked list. */

export function createBeforeTable(database: Sqlite): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS views_before (name TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID',
  );
}

export function readBefore(database: Sqlite): PreviousGeneration | null {
  const kept = database.all<[string, string]>('SELECT name, at FROM views_before ORDER BY name');
  const [first] = kept;
  return first ? { views: kept.map(([name]) => name), at: first[1] } : null;
}

/** Within the caller's transaction. */
export function dropPrevious(database: Sqlite): void {
  for (const name of readBefore(database)?.views ?? []) dropTablesBefore(database, name);
  database.exec('DELETE FROM views_before');
  forgetScope(database, previousScope);
}

/** These views' tables were just renamed to copies. */
export function keepPrevious(database: Sqlite, views: readonly string[]): void {
  const at = new Date().toISOString();
  views.forEach((view) =>
    database.run('INSERT OR REPLACE INTO views_before (name, at) VALUES (?, ?)', [view, at]),
  );
}

/** Copies from before the switch, updated in place; resumable. */
export class SqlitePreviousGeneration extends SqliteViewWriter implements StagedViews {
  readonly #database: Sqlite;
  readonly #views: readonly ViewContract[];
  readonly #kept: PreviousGeneration;

  /**
   * @param all views of the store
   * @param onActivated live views have changed
   * @throws without copies
   */
  constructor(
    database: Sqlite,
    all: readonly ViewContract[],
    private readonly onActivated: () => void,
  ) {
    const kept = readBefore(database);
    if (!kept) throw new Error('no copies from before a switch are kept');
    const views = all.filter(({ name }) => kept.views.includes(name));
    super(
      database,
      previousScope,
      views.map((view) => tablesOf(view, 'before')),
    );
    this.#database = database;
    this.#views = views;
    this.#kept = kept;
  }

  async complete(): Promise<void> {}

  async activate(): Promise<void> {
    this.#database.transaction(() => {
      if (JSON.stringify(readBefore(this.#database)) !== JSON.stringify(this.#kept))
        throw new Error('these copies were activated, forgotten or replaced by a later switch');
      for (const view of this.#views) {
        const live = tablesOf(view, 'view');
        const before = tablesOf(view, 'before');
        const swapped = tablesOf(view, 'swapped');
        renameTables(this.#database, live, swapped);
        renameTables(this.#database, before, live);
        renameTables(this.#database, swapped, before);
      }
      swapCheckpoints(this.#database);
      keepPrevious(this.#database, this.#kept.views);
      forgetWriters(this.#database, this.#kept.views);
    });
    this.onActivated();
  }

  async discard(): Promise<void> {
    // Copies are kept for another rollback.
  }
}
