import type { Position } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';
import type { StagedViews, ViewBatch, ViewStore } from '../stores/view-store/view-store.port';
import { deliver } from './delivery';
import type { ParkedStream } from './parked-streams';
import { parkedStreams, parkingBatch } from './parked-streams';
import type { Projection } from './projection';
import { batchOf, ProjectionLane } from './projection-lane';
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
}

export interface RebuildReport {
  /** The new views reflect the log up to here. */
  readonly position: Position;
  /** Events read. */
  readonly events: number;
  readonly milliseconds: number;
  /** Documents per view, in the live one and in its new copy. */
  readonly views: readonly { readonly view: string; readonly live: number; readonly rebuilt: number }[];
  /** Streams that the rebuild could not get past. */
  readonly parked: readonly ParkedStream[];
  readonly activated: boolean;
}

/** Reads the live ones while the copies are filled, compares, switches at once: no read ever fails (R8). */
export async function rebuildProjections(options: RebuildOptions): Promise<RebuildReport> {
  const { views, projections, standingStill = (finish) => finish() } = options;
  const staged = await views.stage([...projections.map(({ view }) => view), parkedStreams]);
  try {
    const rebuild = new Rebuild(options, staged);
    await rebuild.replay();
    return await standingStill(() => rebuild.finish());
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

class Rebuild {
  readonly #options: RebuildOptions;
  readonly #staged: StagedViews;
  readonly #lanes: readonly { readonly lane: ProjectionLane; readonly documents: StagedDocuments }[];
  readonly #handled: ReadonlySet<string>;
  readonly #started = performance.now();
  #position: Position = 0;
  #events = 0;

  constructor(options: RebuildOptions, staged: StagedViews) {
    this.#options = options;
    this.#staged = staged;
    this.#lanes = options.projections.map((projection) => ({
      lane: new ProjectionLane(projection, 0, new Map()),
      documents: new StagedDocuments(staged, projection.view.name),
    }));
    this.#handled = new Set(options.projections.flatMap(({ handlers }) => [...handlers.keys()]));
  }

  /** Up to the end of the log as it is when it gets there. */
  async replay(): Promise<void> {
    const { events, batchSize = 5_000 } = this.#options;
    for (;;) {
      const batch = await events.readAll(this.#position, batchSize);
      const last = batch.at(-1);
      if (!last) return;
      await this.#take(batch, last.position);
    }
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
    await this.#staged.activate();
    return { ...report, activated: true };
  }

  async #take(batch: readonly RecordedEvent[], position: Position): Promise<void> {
    this.#events += batch.length;
    const wanted = batch.filter(({ type }) => this.#handled.has(type));
    const deliveries = await deliver(this.#options.codec, wanted);
    const now = this.#options.now();
    const batches: ViewBatch[] = [];
    for (const { lane, documents } of this.#lanes) {
      const fold = await lane.fold(deliveries, documents.load, now);
      documents.keep(fold.documents);
      lane.advance(position, fold, true);
      batches.push(batchOf(lane, fold, position));
    }
    await this.#staged.commit(batches);
    this.#position = position;
  }

  async #report(): Promise<RebuildReport> {
    const views: { view: string; live: number; rebuilt: number }[] = [];
    for (const { lane, documents } of this.#lanes) {
      const { name } = lane.projection.view;
      views.push({ view: name, live: await this.#options.views.count(name, {}), rebuilt: documents.count });
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
}
