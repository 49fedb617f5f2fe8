import type { Position } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';
import type { StagedViews, ViewStore } from '../stores/view-store/view-store.port';
import { isRefusal } from './checked-projection';
import type { Delivery } from './delivery';
import { deliver } from './delivery';
import type { ParkedStream } from './parked-streams';
import { parkedStreams, parkingBatch } from './parked-streams';
import type { Projection } from './projection';
import type { Fold } from './projection-fold';
import { nothingFolded } from './projection-fold';
import { batchOf, ProjectionLane } from './projection-lane';
import { RebuildComparison } from './rebuild-comparison';
import { StagedDocuments } from './staged-documents';

export interface RebuildOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly views: ViewStore;
  /** What to rebuild. */
  readonly projections: readonly Projection[];
  readonly now: () => Date;
  /** Events per read of the log. */
  readonly batchSize?: number;
  /** Runs the last steps while the live projections stand still, and lets them load their checkpoints anew after it. */
  readonly standingStill?: <T>(finish: () => Promise<T>) => Promise<T>;
  /** Looks at the comparison before the switch; `false` throws the new copies away. */
  readonly accept?: (report: RebuildReport) => boolean;
  /** Counts the documents that differ between the live views and their new copies; costs a read of each document. */
  readonly comparing?: boolean;
  /** How far a live projection has come; its checkpoint when left out. */
  readonly livePosition?: (projection: string) => Position | undefined;
  /** Whose checkpoint is moved in the very write that switches: by it a repeat knows that it was done. */
  readonly ledger?: { readonly projection: string; readonly position: Position };
  /** Gives the rebuild up after the batch in hand; it is thrown away. */
  readonly signal?: AbortSignal;
  /** Told after each batch. */
  readonly onProgress?: (progress: RebuildProgress) => void;
}

/** How much of the log is in the new copies; positions, so only their ratio means anything. */
export interface RebuildProgress {
  readonly done: Position;
  readonly total: Position;
}

export interface RebuildReport {
  /** The new views reflect the log up to here. */
  readonly position: Position;
  /** Events read. */
  readonly events: number;
  readonly milliseconds: number;
  /** Documents per view, in the live one and in its new copy. */
  readonly views: readonly RebuiltView[];
  /** Streams that the rebuild could not get past. */
  readonly parked: readonly ParkedStream[];
  readonly activated: boolean;
}

export interface RebuiltView {
  readonly view: string;
  readonly live: number;
  readonly rebuilt: number;
  /** Documents that are not the same in both, or in one of them only; where that was asked for. */
  readonly different?: number;
}

/** Reads the live ones while the copies are filled, compares, switches at once: no read ever fails (R8). */
export async function rebuildProjections(options: RebuildOptions): Promise<RebuildReport> {
  const { views, projections, standingStill = (finish) => finish() } = options;
  const staged = await views.stage([...projections.map(({ view }) => view), parkedStreams]);
  try {
    const rebuild = new Rebuild(options, staged);
    await rebuild.replay();
    await rebuild.compare();
    return await standingStill(() => rebuild.finish());
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

class Rebuild {
  readonly #options: RebuildOptions;
  readonly #staged: StagedViews;
  readonly #lanes: readonly {
    readonly lane: ProjectionLane;
    readonly documents: StagedDocuments;
    readonly comparison: RebuildComparison;
  }[];
  readonly #handled: ReadonlySet<string>;
  readonly #started = performance.now();
  #position: Position = 0;
  #events = 0;

  constructor(options: RebuildOptions, staged: StagedViews) {
    this.#options = options;
    this.#staged = staged;
    this.#lanes = options.projections.map((projection) => {
      const documents = new StagedDocuments(staged, projection.view.name);
      const lane = new ProjectionLane(projection, 0, new Map());
      const comparison = new RebuildComparison(options.views, projection.view.name, documents);
      return { lane, documents, comparison };
    });
    this.#handled = new Set(options.projections.flatMap(({ handlers }) => [...handlers.keys()]));
  }

  /** Up to the end of the log as it is when it gets there. */
  async replay(): Promise<void> {
    const { events, batchSize = 5_000, onProgress, signal } = this.#options;
    const total = await events.head();
    for (;;) {
      signal?.throwIfAborted();
      const batch = await events.readAll(this.#position, batchSize);
      const last = batch.at(-1);
      if (!last) return;
      await this.#take(batch, last.position);
      onProgress?.({ done: last.position, total: Math.max(total, last.position) });
    }
  }

  /** Once while the live views go on, so that only what differs then must be looked at again while they stand still. */
  async compare(): Promise<void> {
    if (!this.#options.comparing) return;
    for (const { comparison, lane } of this.#lanes) await comparison.look(await this.#livePosition(lane));
  }

  /** The rest of the log, the comparison, the switch. Nobody writes the live views meanwhile. */
  async finish(): Promise<RebuildReport> {
    await this.replay();
    const report = await this.#report();
    if (!(this.#options.accept?.(report) ?? true)) {
      await this.#staged.discard();
      return report;
    }
    await this.#writeParked();
    await this.#writeLedger();
    await this.#staged.activate();
    return { ...report, activated: true };
  }

  async #take(batch: readonly RecordedEvent[], position: Position): Promise<void> {
    this.#events += batch.length;
    const wanted = batch.filter(({ type }) => this.#handled.has(type));
    const deliveries = await deliver(this.#options.codec, wanted);
    const folds = await this.#write(deliveries, position, false);
    this.#lanes.forEach(({ lane, documents }, index) => {
      const fold = folds[index] ?? nothingFolded;
      documents.keep(fold);
      lane.advance(position, fold, true, batch.length);
    });
    this.#position = position;
  }

  /** Folds the batch in every lane and writes it; once more, and carefully, when the store refuses a document. */
  async #write(deliveries: readonly Delivery[], position: Position, careful: boolean): Promise<Fold[]> {
    const now = this.#options.now();
    const folds: Fold[] = [];
    for (const { lane, documents } of this.#lanes) {
      folds.push(await lane.fold(deliveries, documents.load, now, careful));
    }
    const batches = this.#lanes.map(({ lane }, index) =>
      batchOf(lane, folds[index] ?? nothingFolded, position),
    );
    try {
      await this.#staged.commit(batches);
      return folds;
    } catch (error) {
      if (careful || !isRefusal(error)) throw error;
      return this.#write(deliveries, position, true);
    }
  }

  async #report(): Promise<RebuildReport> {
    const { views: live, comparing } = this.#options;
    const views: RebuiltView[] = [];
    for (const { lane, documents, comparison } of this.#lanes) {
      const view = lane.projection.view.name;
      const counts = { view, live: await live.count(view, {}), rebuilt: documents.count };
      const different = comparing ? await comparison.look(await this.#livePosition(lane)) : undefined;
      views.push({ ...counts, ...(different !== undefined && { different }) });
    }
    return {
      position: this.#position,
      events: this.#events,
      milliseconds: Math.round(performance.now() - this.#started),
      views,
      parked: this.#parked(),
      activated: false,
    };
  }

  #livePosition({ projection: { name } }: ProjectionLane): Position | Promise<Position> {
    return this.#options.livePosition?.(name) ?? this.#options.views.checkpoint(name);
  }

  #parked(): readonly ParkedStream[] {
    return this.#lanes.flatMap(({ lane }) => [...lane.parked.values()]);
  }

  /** The new list of parked streams: what this rebuild parked, and what projections it does not touch have parked. */
  async #writeParked(): Promise<void> {
    const rebuilt = new Set(this.#options.projections.map(({ name }) => name));
    const { documents } = await this.#options.views.find<ParkedStream>(parkedStreams.name, { size: -1 });
    const kept = documents.filter(({ projection }) => !rebuilt.has(projection));
    const entries = [...kept, ...this.#parked()].map((each) => [each.id, each] as const);
    await this.#staged.commit(parkingBatch(new Map(entries)));
  }

  async #writeLedger(): Promise<void> {
    const { ledger } = this.#options;
    if (ledger) await this.#staged.commit([{ ...ledger, writes: [] }]);
  }
}
