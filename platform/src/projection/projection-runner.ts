import type { Position } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import type { EventStore, RecordedEvent, Subscription } from '../stores/event-store/event-store.port';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';
import { isRefusal } from './checked-projection';
import type { Delivery } from './delivery';
import { deliver } from './delivery';
import type { ParkedStream } from './parked-streams';
import { loadParked, parkedStreams, parkingBatch } from './parked-streams';
import type { Projection } from './projection';
import type { Fold } from './projection-fold';
import type { ProjectionProgress } from './projection-lane';
import { batchOf, progressOf, ProjectionLane } from './projection-lane';
import type { RebuildOptions, RebuildProgress, RebuildReport } from './rebuild-options';
import { goBackToCopies, rebuildProjections } from './projection-rebuild';
import { retryStream } from './parked-retry';
import type { RebuildWish, RunningProjections } from './running-projections';
import { Turns } from './turns';
import { createViewPosition } from './view-position';

/** Views reflect the log up to `position`; `events` are those of the batch that brought them there. */
export interface Committed {
  readonly position: Position;
  readonly events: readonly ProjectedEvent[];
}

export interface ProjectionsOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  /** Must have been opened with `parkedStreams` among its views. */
  readonly views: ViewStore;
  readonly projections: readonly Projection[];
  readonly now: () => Date;
  /** Events per transaction at most. */
  readonly batchSize?: number;
  /** Called after each commit, before the next batch: pushes, read-your-writes. */
  readonly onCommitted?: (committed: Committed) => void;
  /** Told of failed commits and dropped subscriptions; the batch is tried again by itself. */
  readonly onTrouble?: (error: unknown) => void;
  /** Told when a stream is parked: worth an alarm (R9). */
  readonly onParked?: (parked: ParkedStream) => void;
}

/** A projection that no event concerns writes its checkpoint only this often, in events of the log. */
const checkpointEvery = 1_000;

/** Follows the log and fills the views, in order and exactly once: documents and checkpoints share a transaction. */
export async function startProjections(options: ProjectionsOptions): Promise<RunningProjections> {
  const runner = new ProjectionRunner(options, await options.events.head());
  await runner.start();
  return runner;
}

class ProjectionRunner implements RunningProjections {
  readonly caughtUp: Promise<void>;
  readonly #options: ProjectionsOptions;
  readonly #turns = new Turns();
  readonly #reached = createViewPosition();
  readonly #rebuilding = new Map<string, RebuildProgress>();
  #lanes: readonly ProjectionLane[] = [];
  /** A commit failed and may have happened: the store is right, not the state in memory. */
  #doubtful = false;
  #subscription: Subscription | null = null;

  constructor(options: ProjectionsOptions, head: Position) {
    this.#options = options;
    this.caughtUp = this.#reached.wait(head).then(() => undefined);
  }

  async start(): Promise<void> {
    const { events, batchSize = 500, onTrouble } = this.#options;
    await this.#loadLanes();
    const after = Math.min(...this.#lanes.map((lane) => lane.position));
    this.#reached.reach(after);
    const handle = (batch: readonly RecordedEvent[]) => this.#turns.take(() => this.#handle(batch));
    this.#subscription = events.subscribe({ after, batchSize, handle, onTrouble });
  }

  position(): Position {
    return this.#reached.current();
  }

  progress(): readonly ProjectionProgress[] {
    return this.#lanes.map((lane) => progressOf(lane, this.#rebuilding.get(lane.projection.name) ?? null));
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    try {
      await this.#turns.take(() => this.#commit([], this.position(), { everyCheckpoint: true }));
    } catch (error) {
      // Checkpoints that lag cost the next start a little time and nothing else.
      this.#options.onTrouble?.(error);
    }
  }

  retryParked(projection: string, stream: string): Promise<boolean> {
    return this.#turns.take(async () => {
      if (this.#doubtful) await this.#loadLanes();
      const lane = this.#lanes.find((each) => each.projection.name === projection);
      if (!lane) return false;
      this.#doubtful = true;
      const free = await retryStream(this.#options, lane, stream);
      this.#doubtful = false;
      return free;
    });
  }

  async rebuild(names?: readonly string[], wish: RebuildWish = {}): Promise<RebuildReport> {
    const { projections } = this.#options;
    const chosen = projections.filter(({ name }) => names?.includes(name) ?? true);
    return this.#beside(rebuildProjections, chosen, wish);
  }

  async goBack(wish: RebuildWish = {}): Promise<RebuildReport> {
    const { views, projections } = this.#options;
    const kept = (await views.copiesBefore())?.views.filter((name) => name !== parkedStreams.name) ?? [];
    const chosen = projections.filter(({ view }) => kept.includes(view.name));
    if (chosen.length === 0 || chosen.length < kept.length)
      throw new Error('the copies from before the last rebuild are not kept any more');
    return this.#beside(goBackToCopies, chosen, wish);
  }

  /** While copies are filled beside, the live views go on; for the switch they stand still. */
  async #beside(
    fill: (options: RebuildOptions) => Promise<RebuildReport>,
    chosen: readonly Projection[],
    wish: RebuildWish,
  ): Promise<RebuildReport> {
    const onProgress = (progress: RebuildProgress) =>
      chosen.forEach(({ name }) => this.#rebuilding.set(name, progress));
    const livePosition = (name: string) =>
      this.#lanes.find(({ projection }) => projection.name === name)?.position;
    const standingStill: RebuildOptions['standingStill'] = (finish) =>
      this.#turns.take(async () => {
        const result = await finish();
        await this.#loadLanes();
        return result;
      });
    onProgress({ done: 0, total: await this.#options.events.head() });
    try {
      const how = { standingStill, onProgress, livePosition };
      return await fill({ ...this.#options, ...wish, ...how, projections: chosen });
    } finally {
      chosen.forEach(({ name }) => this.#rebuilding.delete(name));
    }
  }

  async #loadLanes(): Promise<void> {
    const { views, projections } = this.#options;
    const names = projections.map(({ name }) => name);
    const parked = await loadParked(views, names);
    const lanes: ProjectionLane[] = [];
    for (const projection of projections) {
      const stored = await views.checkpoint(projection.name);
      // A view that was emptied because it is declared anew starts over, and what was parked further on is due again.
      const known = [...(parked.get(projection.name) ?? [])].filter(([, { position }]) => position <= stored);
      const lane = new ProjectionLane(projection, stored, new Map(known));
      // What was announced is in the views, also where a checkpoint lags because nothing concerned the view.
      lane.position = Math.max(stored, this.#reached.current());
      lanes.push(lane);
    }
    this.#lanes = lanes;
    this.#doubtful = false;
  }

  async #handle(batch: readonly RecordedEvent[]): Promise<void> {
    const last = batch.at(-1);
    if (!last) return;
    if (this.#doubtful) await this.#loadLanes();
    const deliveries = await deliver(this.#options.codec, batch);
    await this.#commitBatch(deliveries, last.position);
    this.#announce(deliveries, last.position);
  }

  /** Repeats the batch and checks every document, after the store has refused one: its event is parked (R9). */
  async #commitBatch(deliveries: readonly Delivery[], position: Position): Promise<void> {
    try {
      await this.#commit(deliveries, position, {});
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await this.#loadLanes();
      await this.#commit(deliveries, position, { careful: true });
    }
  }

  /** Folds the batch for every projection and writes all of it at once, or nothing. */
  async #commit(
    deliveries: readonly Delivery[],
    position: Position,
    { everyCheckpoint = false, careful = false }: { everyCheckpoint?: boolean; careful?: boolean },
  ): Promise<void> {
    const { views, now, onParked } = this.#options;
    const at = now();
    const steps: { lane: ProjectionLane; fold: Fold; stored: boolean }[] = [];
    for (const lane of this.#lanes) {
      const load = (ids: readonly string[]) => views.getMany(lane.projection.view.name, ids);
      const fold = await lane.fold(deliveries, load, at, careful ? views.check : undefined);
      const eventful = fold.documents.size + fold.parked.length > 0;
      const unstored = lane.unstored + deliveries.length;
      const due = everyCheckpoint ? position > lane.stored : unstored >= checkpointEvery;
      steps.push({ lane, fold, stored: eventful || due });
    }
    const batches = steps
      .filter(({ stored }) => stored)
      .map(({ lane, fold }) => batchOf(lane, fold, position));
    const parked = steps.flatMap(({ fold }) => fold.parked);
    await this.#write([...batches, ...parkingBatch(new Map(parked.map((each) => [each.id, each])))]);
    steps.forEach(({ lane, fold, stored }) => lane.advance(position, fold, stored, deliveries.length));
    this.#tell(() => parked.forEach((each) => onParked?.(each)));
  }

  async #write(batches: readonly ViewBatch[]): Promise<void> {
    if (batches.length === 0) return;
    this.#doubtful = true;
    await this.#options.views.commit(batches);
    this.#doubtful = false;
  }

  #announce(deliveries: readonly Delivery[], position: Position): void {
    this.#reached.reach(position);
    const events = deliveries.flatMap(({ event }) => event ?? []);
    this.#tell(() => this.#options.onCommitted?.({ position, events }));
  }

  /** The batch is committed: a listener's mistake must not deliver it again. */
  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#options.onTrouble?.(error);
    }
  }
}
