import { randomUUID } from 'node:crypto';
import type { Position } from '@portal/contracts';
import { crashPoint } from '../../program/crash-points';
import type { Sqlite } from '../sqlite/sqlite';
import { KnownRows } from './known-rows';
import { claimView } from './view-claim';
import { advanceCheckpoint, liveScope, readCheckpoint } from './view-checkpoints';
import {
  type CheckDocument,
  type Document,
  type DocumentWrite,
  UndeclaredQuery,
  type ViewBatch,
  type ViewWriter,
} from './view-store.port';
import type { ViewTables } from './view-tables';
import { partsOf, readToWrite, writeDocument } from './view-writes';

export class SqliteViewWriter implements ViewWriter {
  readonly #tables: ReadonlyMap<string, ViewTables>;
  /** `null` for copies: the rebuild has their documents in memory. */
  readonly #known: KnownRows | null;

  constructor(
    private readonly database: Sqlite,
    private readonly scope: string,
    tables: readonly ViewTables[],
  ) {
    this.#known = scope === liveScope ? new KnownRows(database, randomUUID()) : null;
    this.#tables = new Map(tables.map((each) => [each.view.name, each]));
  }

  /** @throws UndeclaredQuery for a view not opened with the store */
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
    this.#known?.detectOtherWriters();
    return ids.map((id) => {
      const known = this.#known?.get(view, id);
      if (known) return known.document;
      const row = readToWrite(this.database, tables, id);
      this.#known?.set(view, id, row);
      return row.document;
    });
  }

  async commit(batches: readonly ViewBatch[]): Promise<void> {
    try {
      await this.database.transactionInTurn(() => {
        this.#known?.detectOtherWriters();
        batches.forEach((batch) => this.#commitOne(batch));
        crashPoint('views:before-commit');
      });
    } catch (error) {
      this.forget();
      throw error;
    }
    crashPoint('views:after-commit');
  }

  forget(): void {
    this.#known?.forget();
  }

  readonly check: CheckDocument = ({ view, id, document }) => {
    if (document !== null) partsOf(this.tables(view), id, document);
  };

  protected write(write: DocumentWrite): void {
    const { view, id } = write;
    const row = writeDocument(this.database, this.tables(view), write, this.#known?.get(view, id));
    this.#known?.set(view, id, row);
  }

  #commitOne({ projection, position, eventId, writes, outOfTurn = false }: ViewBatch): void {
    const reached = { position, event: eventId ?? null };
    if (!outOfTurn && !advanceCheckpoint(this.database, this.scope, projection, reached)) return;
    new Set(writes.map(({ view }) => view)).forEach((view) => {
      claimView(this.database, view, projection);
      this.#known?.claim(view);
    });
    writes.forEach((write) => this.write(write));
    crashPoint('views:between-writes');
  }
}
