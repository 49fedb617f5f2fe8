import type { Position } from '@portal/contracts';
import { crashPoint } from '../../program/crash-points';
import type { Sqlite } from '../sqlite/sqlite';
import { claimView } from './view-claim';
import { readCheckpoint, writeCheckpoint } from './view-checkpoints';
import type { CheckDocument, Document, ViewBatch, ViewWriter } from './view-store.port';
import { UndeclaredQuery } from './view-store.port';
import type { ViewTables } from './view-tables';
import { partsOf, readDocument, writeDocument } from './view-writes';

/** Writes one set of tables, live or staged, with the checkpoints of its scope. */
export class SqliteViewWriter implements ViewWriter {
  readonly #tables: ReadonlyMap<string, ViewTables>;

  constructor(
    private readonly database: Sqlite,
    private readonly scope: string,
    tables: readonly ViewTables[],
  ) {
    this.#tables = new Map(tables.map((each) => [each.view.name, each]));
  }

  /** @throws UndeclaredQuery when the store was opened without that view. */
  tables(view: string): ViewTables {
    const tables = this.#tables.get(view);
    if (tables === undefined) throw new UndeclaredQuery(view, 'anything: it is not one of this store');
    return tables;
  }

  async checkpoint(projection: string): Promise<Position> {
    return readCheckpoint(this.database, this.scope, projection);
  }

  async getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]> {
    const tables = this.tables(view);
    return ids.map((id) => readDocument(this.database, tables, id));
  }

  async ids(view: string): Promise<readonly string[]> {
    return this.database.all<[string]>(`SELECT id FROM ${this.tables(view).rows}`).map(([id]) => id);
  }

  async commit(batches: readonly ViewBatch[]): Promise<void> {
    this.database.transaction(() => {
      batches.forEach((batch) => this.#commitOne(batch));
      crashPoint('views:before-commit');
    });
    crashPoint('views:after-commit');
  }

  readonly check: CheckDocument = ({ view, id, document }) => {
    if (document !== null) partsOf(this.tables(view), id, document);
  };

  #commitOne({ projection, position, writes, outOfTurn = false }: ViewBatch): void {
    if (!outOfTurn && position <= readCheckpoint(this.database, this.scope, projection)) return;
    new Set(writes.map(({ view }) => view)).forEach((view) => claimView(this.database, view, projection));
    for (const write of writes) writeDocument(this.database, this.tables(write.view), write);
    crashPoint('views:between-writes');
    if (!outOfTurn) writeCheckpoint(this.database, this.scope, projection, position);
  }
}
