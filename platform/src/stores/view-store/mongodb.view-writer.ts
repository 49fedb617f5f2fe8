import type { ClientSession, Collection, Db, FindOptions } from 'mongodb';
import PQueue from 'p-queue';
import { crashPoint } from '../../program/crash-points';
import {
  advance,
  type Catalogue,
  cataloguesOf,
  type Checkpoint,
  collectionOf,
  type Pointers,
} from './mongodb.view-catalogue';
import {
  isTooLargeError,
  type Operation,
  operationOf,
  refuseTooLarge,
  type StoredDocument,
} from './mongodb.view-documents';
import type { DeclaredView } from './view-declaration';
import {
  type CheckDocument,
  type Document,
  UndeclaredQuery,
  type ViewBatch,
  type ViewWriter,
} from './view-store.port';

/** Runs `work` atomically; rebuilds need no session, as failed ones are discarded. */
export type Commit = (
  projections: readonly string[],
  work: (session?: ClientSession) => Promise<void>,
) => Promise<void>;

type PreparedBatch = ViewBatch & { readonly operations: ReadonlyMap<string, ReadonlyMap<string, Operation>> };

export class MongodbViewWriter implements ViewWriter {
  readonly catalogues: Collection<Catalogue>;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #loadedFrom = new Map<string, string>();
  lastPointers: Pointers | null = null;

  constructor(
    readonly db: Db,
    private readonly id: string,
    private readonly views: ReadonlyMap<string, DeclaredView>,
    private readonly commitAll: Commit,
  ) {
    this.catalogues = cataloguesOf(db);
  }

  /** @throws UndeclaredQuery for a view not opened with the store */
  declared(view: string): DeclaredView {
    const declared = this.views.get(view);
    if (declared === undefined) throw new UndeclaredQuery(view, 'anything: it is not one of this store');
    return declared;
  }

  async pointers(): Promise<Pointers> {
    return (this.lastPointers = await this.#ask({ projection: { collections: 1, commits: 1 } }));
  }

  collection(pointers: Pointers, view: string): Collection<StoredDocument> {
    this.declared(view);
    return this.db.collection<StoredDocument>(collectionOf(pointers, view));
  }

  async checkpoint(projection: string): Promise<number> {
    return (await this.#checkpoint(projection))?.position ?? 0;
  }

  async checkpointEvent(projection: string): Promise<string | null> {
    return (await this.#checkpoint(projection))?.event ?? null;
  }

  async #checkpoint(projection: string): Promise<Checkpoint | undefined> {
    const catalogue = await this.#ask();
    this.lastPointers = catalogue;
    return catalogue.checkpoints[projection];
  }

  async getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]> {
    const collection = this.collection(this.lastPointers ?? (await this.pointers()), view);
    this.#loadedFrom.set(view, collection.collectionName);
    const found = collection.find({ _id: { $in: [...ids] } }, { projection: { document: 1 } });
    const byId = new Map((await found.toArray()).map(({ _id, document }) => [_id, document]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  async commit(batches: readonly ViewBatch[]): Promise<void> {
    // Before any write: unfilterable documents reject the commit.
    const prepared = batches.map((batch) => this.#prepare(batch));
    const projections = [...new Set(batches.map(({ projection }) => projection))];
    try {
      await this.#queue.add(() => this.commitAll(projections, (session) => this.#write(prepared, session)));
    } catch (error) {
      this.lastPointers = null;
      // Measured only on errors: most documents are far smaller.
      if (isTooLargeError(error)) for (const { writes } of batches) writes.forEach(this.check);
      throw error;
    } finally {
      this.#loadedFrom.clear();
    }
  }

  /** After a switch by this process, which pauses its projections. */
  forgetLoaded(): void {
    this.lastPointers = null;
    this.#loadedFrom.clear();
  }

  readonly check: CheckDocument = (write) =>
    refuseTooLarge(write, operationOf(this.declared(write.view), write, { position: 0 }));

  async #ask(options?: FindOptions): Promise<Catalogue> {
    const catalogue = await this.catalogues.findOne({ _id: this.id }, options);
    if (catalogue === null)
      throw new Error('this rebuild was activated, discarded or replaced by a later one');
    return catalogue;
  }

  #prepare(batch: ViewBatch): PreparedBatch {
    const operations = new Map<string, Map<string, Operation>>();
    for (const write of batch.writes) {
      const ofView = operations.get(write.view) ?? new Map<string, Operation>();
      ofView.set(write.id, operationOf(this.declared(write.view), write, batch));
      operations.set(write.view, ofView);
    }
    return { ...batch, operations };
  }

  async #write(batches: readonly PreparedBatch[], session: ClientSession | undefined): Promise<void> {
    const before = await advance(this.catalogues, this.id, reachedBy(batches), session);
    this.#refuseStale(before);
    crashPoint('views:between-writes');
    const reached = new Map(
      Object.entries(before.checkpoints).map(([name, { position }]) => [name, position]),
    );
    for (const { projection, position, outOfTurn, operations } of batches) {
      if (!outOfTurn && position <= (reached.get(projection) ?? 0)) continue;
      if (!outOfTurn) reached.set(projection, position);
      for (const [view, ofView] of operations) {
        const collection = this.collection(before, view);
        await collection.bulkWrite([...ofView.values()], { session, ordered: false });
      }
    }
  }

  #refuseStale({ collections }: Pointers): void {
    const stale = [...this.#loadedFrom].find(([view, collection]) => collections[view] !== collection);
    if (stale) throw new Error(`view ${stale[0]} was rebuilt after its documents were loaded`);
  }
}

function reachedBy(batches: readonly ViewBatch[]): Pick<Catalogue, 'checkpoints' | 'owners'> {
  const checkpoints: Record<string, Checkpoint> = {};
  const owners: Record<string, string> = {};
  for (const { projection, position, eventId, writes, outOfTurn } of batches) {
    writes.forEach(({ view }) => (owners[view] = projection));
    if (outOfTurn || position < (checkpoints[projection]?.position ?? 0)) continue;
    checkpoints[projection] = { position, event: eventId ?? null };
  }
  return { checkpoints, owners };
}
