import { randomUUID } from 'node:crypto';
import type { ViewContract } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';
import { forgetWriters } from './known-rows';
import { beginStaging, endStaging, isStaging } from './view-catalogue';
import { adoptCheckpoints, forgetScope } from './view-checkpoints';
import { completeTables, fillDocument } from './view-filling';
import type { DocumentWrite, StagedViews } from './view-store.port';
import { createTables, dropTables, renameTables, tablesOf } from './view-tables';
import { SqliteViewWriter } from './view-writer';

/** Empty copies beside live tables; drops earlier unfinished rebuilds. */
export class SqliteStagedViews extends SqliteViewWriter implements StagedViews {
  readonly #database: Sqlite;
  readonly #scope: string;
  readonly #views: readonly ViewContract[];
  #isComplete = false;

  /** @param onActivated live views have changed */
  constructor(
    database: Sqlite,
    views: readonly ViewContract[],
    private readonly onActivated: () => void,
  ) {
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

  async complete(): Promise<void> {
    if (this.#isComplete) return;
    const portion = (work: () => void) => this.#whileOwned(work);
    for (const { name } of this.#views) await completeTables(this.#database, this.tables(name), portion);
    this.#isComplete = true;
  }

  async activate(): Promise<void> {
    await this.complete();
    const copies = this.#views.map(({ name }) => this.tables(name));
    this.#whileOwned(() => {
      for (const copy of copies) {
        const live = tablesOf(copy.view, 'view');
        dropTables(this.#database, live);
        renameTables(this.#database, copy, live);
      }
      forgetWriters(
        this.#database,
        copies.map(({ view }) => view.name),
      );
      adoptCheckpoints(this.#database, this.#scope);
      endStaging(this.#database, this.#scope);
    });
    this.onActivated();
  }

  async discard(): Promise<void> {
    this.#whileOwned(() => {
      this.#views.forEach((view) => dropTables(this.#database, tablesOf(view, 'staged')));
      forgetScope(this.#database, this.#scope);
      endStaging(this.#database, this.#scope);
    });
  }

  protected override write(write: DocumentWrite): void {
    if (this.#isComplete) super.write(write);
    else fillDocument(this.#database, this.tables(write.view), write);
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
