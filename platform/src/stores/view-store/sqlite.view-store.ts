import type { Position, ViewContract } from '@portal/contracts';
import { isUnusable, Sqlite, type SqliteOptions } from '../sqlite/sqlite';
import { prepareViews, startOver } from './view-catalogue';
import { liveScope } from './view-checkpoints';
import { uncachedCounts, type Counts, CachedCounts } from './view-counts';
import { countDocuments, countDocumentsBy, findDocuments } from './view-reader';
import { SqliteStagedViews } from './view-staging';
import {
  type CheckDocument,
  type Document,
  type StagedViews,
  type ViewBatch,
  type ViewFilter,
  type ViewPage,
  type ViewQuery,
  type ViewStore,
  ViewStoreUnavailable,
} from './view-store.port';
import { tablesOf } from './view-tables';
import { SqliteViewWriter } from './view-writer';
import { readDocument } from './view-writes';

/** @throws ViewStoreUnavailable for an unusable file, e.g. a full disk */
async function whileUsable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUnusable(error) ? new ViewStoreUnavailable(error) : error;
  }
}

/** Views in one SQLite file, for any number of threads and processes; readers never wait for the writer. */
export class SqliteViewStore implements ViewStore {
  readonly #reading: Sqlite;
  readonly #writing: Sqlite;
  readonly #counts: Counts;
  readonly #live: SqliteViewWriter;
  readonly #views: readonly ViewContract[];

  /**
   * @param path a file, or `:memory:`
   * @param views all views of the portal; changed ones start over
   */
  constructor(
    path: string,
    views: readonly ViewContract[],
    options: Pick<SqliteOptions, 'leavesCheckpoints'> = {},
  ) {
    this.#writing = new Sqlite(path, { durability: 'normal', table: 'views', ...options });
    prepareViews(this.#writing, views);
    this.#views = views;
    // Two connections: long writes do not block reads. `:memory:` allows only one.
    const isAlone = path === ':memory:';
    this.#reading = isAlone ? this.#writing : new Sqlite(path, { durability: 'normal' });
    this.#counts = isAlone ? uncachedCounts(this.#reading) : new CachedCounts(this.#reading);
    this.#live = new SqliteViewWriter(
      this.#writing,
      liveScope,
      views.map((view) => tablesOf(view, 'view')),
    );
  }

  readonly check: CheckDocument = (write) => this.#live.check(write);

  checkpoint(projection: string): Promise<Position> {
    return whileUsable(() => this.#live.checkpoint(projection));
  }

  checkpointEvent(projection: string): Promise<string | null> {
    return whileUsable(() => this.#live.checkpointEvent(projection));
  }

  getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]> {
    return whileUsable(() => this.#live.getMany(view, ids));
  }

  commit(batches: readonly ViewBatch[]): Promise<void> {
    return whileUsable(() => this.#live.commit(batches));
  }

  get<D = Document>(view: string, id: string): Promise<D | null> {
    return whileUsable(() => readDocument(this.#reading, this.#live.tables(view), id) as D | null);
  }

  find<D = Document>(view: string, query: ViewQuery): Promise<ViewPage<D>> {
    return whileUsable(() => findDocuments<D>(this.#reading, this.#counts, this.#live.tables(view), query));
  }

  count(view: string, query: ViewFilter): Promise<number> {
    return whileUsable(() => countDocuments(this.#counts, this.#live.tables(view), query));
  }

  countBy(view: string, field: string, query: ViewFilter): Promise<ReadonlyMap<string, number>> {
    return whileUsable(() => countDocumentsBy(this.#counts, this.#live.tables(view), field, query));
  }

  async stage(views: readonly ViewContract[]): Promise<StagedViews> {
    return new SqliteStagedViews(this.#writing, views, () => this.#live.forget());
  }

  startOver(projections: readonly string[]): Promise<void> {
    return whileUsable(() => {
      startOver(this.#writing, this.#views, projections);
      this.#live.forget();
    });
  }

  /** VACUUM: readers continue, other writers wait. */
  async scrub(): Promise<void> {
    this.#writing.exec('PRAGMA temp_store = FILE');
    try {
      this.#writing.exec('VACUUM');
    } finally {
      this.#writing.exec('PRAGMA temp_store = MEMORY');
    }
    const [busy] = this.#writing.get<[number]>('PRAGMA wal_checkpoint(TRUNCATE)') ?? [1];
    if (busy !== 0) throw new ViewStoreUnavailable('a reader keeps the old pages; scrub again');
  }

  async close(): Promise<void> {
    if (this.#reading !== this.#writing) this.#reading.close();
    this.#writing.close();
  }
}
