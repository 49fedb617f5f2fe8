import type { Collection, MongoClient } from 'mongodb';
import type { Position, ViewContract } from '@portal/contracts';
import { isUnavailable, Once, openMongodb } from '../mongodb/mongodb-connection';
import { liveId, type Pointers } from './mongodb.view-catalogue';
import { declaredView, type StoredDocument } from './mongodb.view-documents';
import { dropAllRetired, maxReadMs, prepareViews, startOver } from './mongodb.view-preparation';
import { countingStages, filterFor, orderFor } from './mongodb.view-query';
import { WritingSession } from './mongodb.view-session';
import { MongodbStagedViews } from './mongodb.view-staging';
import { CachedTotals } from './mongodb.view-totals';
import { MongodbViewWriter } from './mongodb.view-writer';
import type { DeclaredView } from './view-declaration';
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

/** @param now pointers, read in parallel */
type Reading<T> = (collection: Collection<StoredDocument>, now: Promise<Pointers>) => Promise<T>;

/** A collection per view. One process per projection. Page and total are separate reads. */
export class MongodbViewStore implements ViewStore {
  readonly #client: MongoClient;
  readonly #session: WritingSession;
  readonly #declared: ReadonlyMap<string, DeclaredView>;
  readonly #live: MongodbViewWriter;
  readonly #prepared: Once;
  readonly #readMs: number;
  readonly #totals = new CachedTotals();

  /**
   * @param url `mongodb://…/<database>?replicaSet=…`
   * @param views all views of the portal; see `prepareViews` for changed ones
   * @param readMs maximum duration of a read
   */
  constructor(url: string, views: readonly ViewContract[], readMs = maxReadMs) {
    this.#readMs = readMs;
    const declared = new Map(views.map((view) => [view.name, declaredView(view)]));
    this.#client = openMongodb(url);
    const db = this.#client.db();
    this.#declared = declared;
    this.#session = new WritingSession(this.#client, db);
    this.#live = new MongodbViewWriter(db, liveId, declared, (projections, work) =>
      this.#session.commit(projections, work),
    );
    this.#prepared = new Once(async () => {
      await this.#client.connect();
      await prepareViews(db, [...declared.values()]);
    });
  }

  /** Else done at first use. @throws ViewStoreUnavailable */
  open(): Promise<void> {
    return this.#whenReady(() => Promise.resolve());
  }

  readonly check: CheckDocument = (write) => this.#live.check(write);

  checkpoint(projection: string): Promise<Position> {
    return this.#whenReady(() => this.#live.checkpoint(projection));
  }

  checkpointEvent(projection: string): Promise<string | null> {
    return this.#whenReady(() => this.#live.checkpointEvent(projection));
  }

  getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]> {
    return this.#whenReady(() => this.#live.getMany(view, ids));
  }

  commit(batches: readonly ViewBatch[]): Promise<void> {
    return this.#whenReady(() => this.#live.commit(batches));
  }

  async get<D = Document>(view: string, id: string): Promise<D | null> {
    const found = await this.#read(view, (collection) => collection.findOne({ _id: { $eq: id } }));
    return (found?.document ?? null) as D | null;
  }

  async find<D = Document>(view: string, query: ViewQuery): Promise<ViewPage<D>> {
    return this.#read(view, async (collection, now) => {
      const declared = this.#live.declared(view);
      const filter = filterFor(declared, query);
      const { page = 1, size = -1 } = query;
      const nothing = size === 0 || (size < 0 && page > 1);
      const limit = size < 0 ? {} : { skip: (page - 1) * size, limit: size };
      const sort = orderFor(declared, query.sort);
      const options = { ...limit, sort, projection: { _id: 0, document: 1 } };
      const [found, { commits }] = await Promise.all([
        nothing ? [] : collection.find(filter, options).toArray(),
        now,
      ]);
      const total = query.uncounted ? found.length : await this.#totals.of(collection, filter, commits);
      return { documents: found.map(({ document }) => document as D), total };
    });
  }

  async count(view: string, query: ViewFilter): Promise<number> {
    return this.#read(view, async (collection, now) => {
      const filter = filterFor(this.#live.declared(view), query);
      return this.#totals.of(collection, filter, (await now).commits);
    });
  }

  async countBy(view: string, field: string, query: ViewFilter): Promise<ReadonlyMap<string, number>> {
    return this.#read(view, async (collection) => {
      const declared = this.#live.declared(view);
      const stages = countingStages(declared, field);
      const found = collection.aggregate<{ _id: unknown; count: number }>([
        { $match: filterFor(declared, query) },
        ...stages,
      ]);
      const counts = (await found.toArray()).filter(({ _id }) => _id !== null && _id !== undefined);
      return new Map(counts.map(({ _id, count }) => [String(_id), count]));
    });
  }

  stage(views: readonly ViewContract[]): Promise<StagedViews> {
    const declared = new Map(views.map((view) => [view.name, declaredView(view)]));
    return this.#whenReady(() =>
      MongodbStagedViews.begin(this.#client.db(), declared, () => this.#live.forgetLoaded()),
    );
  }

  startOver(projections: readonly string[]): Promise<void> {
    return this.#whenReady(async () => {
      await startOver(this.#client.db(), [...this.#declared.values()], projections);
      this.#live.lastPointers = null;
    });
  }

  /** Dropped collections lose their files; other free blocks are the server's. */
  scrub(signal?: AbortSignal): Promise<void> {
    return this.#whenReady(() => dropAllRetired(this.#client.db(), this.#readMs, signal));
  }

  async close(): Promise<void> {
    await this.#session.close();
    await this.#client.close();
  }

  /** Checks in parallel that the collection is live: replaced copies may be behind. */
  #read<T>(view: string, work: Reading<T>): Promise<T> {
    return this.#whenReady(async () => {
      const before = this.#live.lastPointers ?? (await this.#live.pointers());
      const collection = this.#live.collection(before, view);
      const asked = this.#live.pointers();
      const [result, now] = await Promise.all([work(collection, asked), asked]);
      const current = this.#live.collection(now, view);
      return current.collectionName === collection.collectionName ? result : work(current, asked);
    });
  }

  async #whenReady<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.#prepared.done();
      return await work();
    } catch (error) {
      throw isUnavailable(error) ? new ViewStoreUnavailable(error) : error;
    }
  }
}
