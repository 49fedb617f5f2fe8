import { randomUUID } from 'node:crypto';
import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { beginStaging, endStaging, isStaging } from './view-catalogue';
import { keepPrevious, makeRoomBefore } from './previous-generation';
import { adoptCheckpoints, forgetScope, keepCheckpoints } from './view-checkpoints';
import type { StagedViews } from './view-store.port';
import { createIndexes, createTables, dropTables, renameTables, tablesOf } from './view-tables';
import { SqliteViewWriter } from './view-writer';

/** Empty copies beside the live tables, under names of their own; an earlier unfinished rebuild of a view is dropped. */
export class SqliteStagedViews extends SqliteViewWriter implements StagedViews {
  readonly #database: Sqlite;
  readonly #scope: string;
  readonly #views: readonly ViewContract[];

  constructor(database: Sqlite, views: readonly ViewContract[]) {
    const scope = randomUUID();
    const copies = views.map((view) => tablesOf(view, 'staged'));
    super(database, scope, copies);
    this.#database = database;
    this.#scope = scope;
    this.#views = views;
    database.transaction(() =>
      copies.forEach((copy) => {
        beginStaging(database, copy.view.name, scope);
        dropTables(database, copy);
        createTables(database, copy);
      }),
    );
  }

  /** Readers go on with the old tables until the one commit that renames the new ones. */
  async activate(): Promise<void> {
    const copies = this.#views.map((view) => tablesOf(view, 'staged'));
    this.#whileOwned(() => copies.forEach((copy) => createIndexes(this.#database, copy)));
    this.#whileOwned(() => {
      makeRoomBefore(this.#database);
      for (const copy of copies) {
        const live = tablesOf(copy.view, 'view');
        renameTables(this.#database, live, tablesOf(copy.view, 'before'));
        renameTables(this.#database, copy, live);
      }
      keepPrevious(
        this.#database,
        copies.map(({ view }) => view.name),
      );
      keepCheckpoints(this.#database, this.#scope);
      adoptCheckpoints(this.#database, this.#scope);
      endStaging(this.#database, this.#scope);
    });
  }

  async discard(): Promise<void> {
    this.#whileOwned(() => {
      this.#views.forEach((view) => dropTables(this.#database, tablesOf(view, 'staged')));
      forgetScope(this.#database, this.#scope);
      endStaging(this.#database, this.#scope);
    });
  }

  #whileOwned(work: () => void): void {
    this.#database.transaction(() => {
      const names = this.#views.map(({ name }) => name);
      if (!isStaging(this.#database, names, this.#scope)) {
        throw new Error(
          `this rebuild of ${names.join(', ')} was activated, discarded or replaced by a later one`,
        );
      }
      work();
    });
  }
}
