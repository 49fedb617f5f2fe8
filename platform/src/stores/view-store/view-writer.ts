import type { Position } from '@portal/contracts';
import { crashPoint } from '../../program/crash-points';
import type { Sqlite } from '../sqlite/sqlite';
import { RowsRead } from './rows-read';
import { claimView } from './view-claim';
import { readCheckpoint, writeCheckpoint } from './view-checkpoints';
import type { CheckDocument, Document, DocumentWrite, ViewBatch, ViewWriter } from './view-store.port';
import { UndeclaredQuery } from './view-store.port';
import type { ViewTables } from './view-tables';
import { partsOf, readToWrite, writeDocument } from './view-writes';

/** Writes one set of tables, live or staged, with the checkpoints of its scope. */
export class SqliteViewWriter implements ViewWriter {
  readonly #tables: ReadonlyMap<string, ViewTables>;
  readonly #read: RowsRead;

  constructor(
    private readonly database: Sqlite,
    private readonly scope: string,
    tables: readonly ViewTables[],
  ) {
    this.#read = new RowsRead(database);
    this.#tables = new Map(tables.map((each) => [each.view.name, each]));
  }

  /** @throws UndeclaredQuery when the store was opened without that view. */
  tables(view: string): ViewTables {
    const tables = this.#tables.get(view);
    if (tables === undefined) throw new UndeclaredQuery(view, 'anything: it is not one of this store');
    return tables;
  }

  async checkpoint(projection: string): Promise<Position> {
    return readCheckpoint(this.database, this.scope, projection).position;
  }

  async checkpointEvent(projection: string): Promise<string | null> {
    return readCheckpoint(this.database, this.scope, projection).event;
  }

  async getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]> {
    const tables = this.tables(view);
    this.#read.forgetWhatMayHaveChanged();
    return ids.map((id) => {
      const { document, stored } = readToWrite(this.database, tables, id);
      this.#read.remember(view, id, stored);
      return document;
    });
  }

  async ids(view: string): Promise<readonly string[]> {
    return this.database.all<[string]>(`SELECT id FROM ${this.tables(view).rows}`).map(([id]) => id);
  }

  async commit(batches: readonly ViewBatch[]): Promise<void> {
    try {
      await this.database.transactionInTurn(() => {
        this.#read.forgetWhatMayHaveChanged();
        batches.forEach((batch) => this.#commitOne(batch));
        crashPoint('views:before-commit');
      });
    } finally {
      this.#read.forget();
    }
    crashPoint('views:after-commit');
  }

  readonly check: CheckDocument = ({ view, id, document }) => {
    if (document !== null) partsOf(this.tables(view), id, document);
  };

  /** Inside a transaction. */
  protected write(write: DocumentWrite): void {
    const { view, id } = write;
    writeDocument(this.database, this.tables(view), write, this.#read.take(view, id));
  }

  #commitOne({ projection, position, eventId, writes, outOfTurn = false }: ViewBatch): void {
    if (!outOfTurn && position <= readCheckpoint(this.database, this.scope, projection).position) return;
    new Set(writes.map(({ view }) => view)).forEach((view) => claimView(this.database, view, projection));
    writes.forEach((write) => this.write(write));
    crashPoint('views:between-writes');
    if (!outOfTurn)
      writeCheckpoint(this.database, this.scope, projection, { position, event: eventId ?? null });
  }
}
