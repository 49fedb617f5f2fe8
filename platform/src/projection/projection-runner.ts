import type { Position } from '@portal/contracts';
import PQueue from 'p-queue';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { RecordedEvent, Subscription } from '../stores/event-store/event-store.port';
import type { ViewBatch } from '../stores/view-store/view-store.port';
import { isRefusal } from './checked-projection';
import { decodeBatch, type DecodedEvent } from './decoded-event';
import { loadParked, type ParkedStream, parkingBatch } from './parked-streams';
import { type Fold, hasChanges, nothingFolded } from './projection-fold';
import { startOverMisplaced } from './misplaced-checkpoints';
import {
  batchOf,
  type LastEvent,
  progressOf,
  ProjectionCursor,
  type ProjectionProgress,
} from './projection-cursor';
import type { ProjectionSources, RebuildOptions, RebuildProgress, RebuildReport } from './rebuild-options';
import { rebuildProjections } from './projection-rebuild';
import { retryStream } from './parked-retry';
import type { RebuildRequest, RunningProjections } from './running-projections';
import { createViewPosition } from './view-position';

export interface Committed {
  readonly position: Position;
  readonly events: readonly ProjectedEvent[];
}

export interface ProjectionsOptions extends ProjectionSources {
  /** After each commit, before the next batch: pushes, read-your-writes. */
  readonly onCommitted?: (committed: Committed) => void;
  readonly onError?: (error: unknown) => void;
  /** A stream was parked (R9). */
  readonly onParked?: (parked: ParkedStream) => void;
}

/** Events between checkpoints of a projection without relevant events. */
const checkpointEvery = 1_000;

/** In order and exactly once: documents and checkpoints share a transaction. */
export async function startProjections(options: ProjectionsOptions): Promise<RunningProjections> {
  const runner = new ProjectionRunner(options, await options.events.head());
  await runner.start();
  return runner;
}

class ProjectionRunner implements RunningProjections {
  readonly caughtUp: Promise<void>;
  readonly #options: ProjectionsOptions;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #reached = createViewPosition();
  #last: LastEvent | null = null;
  readonly #rebuilding = new Map<string, RebuildProgress>();
  #cursors: readonly ProjectionCursor[] = [];
  /** A failed commit may have happened: memory may differ from the store. */
  #mustReload = false;
  #subscription: Subscription | null = null;

  constructor(options: ProjectionsOptions, head: Position) {
    this.#options = options;
    this.caughtUp = this.#reached.wait(head).then(() => undefined);
  }

  async start(): Promise<void> {
    const { events, projections, batchSize = 50, onError } = this.#options;
    await startOverMisplaced(
      this.#options,
      projections.map(({ name }) => name),
    );
    await this.#loadCursors();
    const after = Math.min(...this.#cursors.map((cursor) => cursor.position));
    this.#reached.reach(after);
    const handle = (batch: readonly RecordedEvent[]) => this.#queue.add(() => this.#handle(batch));
    this.#subscription = events.subscribe({ after, batchSize, handle, onError });
  }

  position(): Position {
    return this.#reached.current();
  }

  progress(): readonly ProjectionProgress[] {
    return this.#cursors.map((cursor) =>
      progressOf(cursor, this.#rebuilding.get(cursor.projection.name) ?? null),
    );
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    const last = this.#last;
    if (!last) return;
    try {
      await this.#queue.add(() => this.#commit([], last, { everyCheckpoint: true }));
    } catch (error) {
      // Harmless: lagging checkpoints only slow the next start.
      this.#options.onError?.(error);
    }
  }

  retryParked(projection: string, stream: string): Promise<boolean> {
    return this.#queue.add(async () => {
      if (this.#mustReload) await this.#loadCursors();
      const cursor = this.#cursors.find((each) => each.projection.name === projection);
      if (!cursor) return false;
      this.#mustReload = true;
      const free = await retryStream(this.#options, cursor, stream);
      this.#mustReload = false;
      return free;
    });
  }

  async rebuild(names?: readonly string[], request: RebuildRequest = {}): Promise<RebuildReport> {
    const { projections } = this.#options;
    const chosen = projections.filter(({ name }) => names?.includes(name) ?? true);
    const onProgress = (progress: RebuildProgress) =>
      chosen.forEach(({ name }) => this.#rebuilding.set(name, progress));
    const livePosition = (name: string) =>
      this.#cursors.find(({ projection }) => projection.name === name)?.position;
    const whilePaused: RebuildOptions['whilePaused'] = (finish) =>
      this.#queue.add(async () => {
        const result = await finish();
        await this.#loadCursors();
        return result;
      });
    // Work in the background is no state of the view.
    const reported = request.pace ? {} : { onProgress };
    if (!request.pace) onProgress({ done: 0, total: await this.#options.events.head() });
    try {
      const how = { whilePaused, ...reported, livePosition };
      return await rebuildProjections({ ...this.#options, ...request, ...how, projections: chosen });
    } finally {
      chosen.forEach(({ name }) => this.#rebuilding.delete(name));
    }
  }

  async #loadCursors(): Promise<void> {
    const { views, projections } = this.#options;
    const names = projections.map(({ name }) => name);
    const parked = await loadParked(views, names);
    const cursors: ProjectionCursor[] = [];
    for (const projection of projections) {
      const stored = await views.checkpoint(projection.name);
      // Parked events further on come again if the view starts over.
      const known = [...(parked.get(projection.name) ?? [])].filter(([, { position }]) => position <= stored);
      const cursor = new ProjectionCursor(projection, stored, new Map(known));
      // The announced position is in the views, even if an idle view's checkpoint lags.
      cursor.position = Math.max(stored, this.#reached.current());
      cursors.push(cursor);
    }
    this.#cursors = cursors;
    this.#mustReload = false;
  }

  async #handle(batch: readonly RecordedEvent[]): Promise<void> {
    const last = batch.at(-1);
    if (!last) return;
    if (this.#mustReload) await this.#loadCursors();
    const decodedEvents = await decodeBatch(this.#options.codec, batch);
    await this.#commitBatch(decodedEvents, last);
    this.#last = last;
    this.#announce(decodedEvents, last.position);
  }

  /** Repeats a refused batch with checks; parks the document's event (R9). */
  async #commitBatch(decodedEvents: readonly DecodedEvent[], last: LastEvent): Promise<void> {
    try {
      await this.#commit(decodedEvents, last, {});
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await this.#loadCursors();
      await this.#commit(decodedEvents, last, { validateDocuments: true });
    }
  }

  async #commit(
    decodedEvents: readonly DecodedEvent[],
    last: LastEvent,
    {
      everyCheckpoint = false,
      validateDocuments = false,
    }: { everyCheckpoint?: boolean; validateDocuments?: boolean },
  ): Promise<void> {
    const { views, now, onParked } = this.#options;
    const { position } = last;
    const at = now();
    const load = views.getMany.bind(views);
    const steps: { cursor: ProjectionCursor; fold: Fold; stored: boolean }[] = [];
    const types = new Set(decodedEvents.map(({ recorded: { type } }) => type));
    for (const cursor of this.#cursors) {
      const check = validateDocuments ? views.check : undefined;
      const fold = cursor.handles(types) ? await cursor.fold(decodedEvents, load, at, check) : nothingFolded;
      const eventful = fold.parked.length > 0 || hasChanges(fold);
      const unstored = cursor.unstored + decodedEvents.length;
      const due = everyCheckpoint ? position > cursor.stored : unstored >= checkpointEvery;
      steps.push({ cursor, fold, stored: eventful || due });
    }
    const batches = steps
      .filter(({ stored }) => stored)
      .map(({ cursor, fold }) => batchOf(cursor, fold, last));
    const parked = steps.flatMap(({ fold }) => fold.parked);
    await this.#write([...batches, ...parkingBatch(new Map(parked.map((each) => [each.id, each])))]);
    steps.forEach(({ cursor, fold, stored }) => cursor.advance(position, fold, stored, decodedEvents.length));
    this.#send(() => parked.forEach((each) => onParked?.(each)));
  }

  async #write(batches: readonly ViewBatch[]): Promise<void> {
    if (batches.length === 0) return;
    this.#mustReload = true;
    await this.#options.views.commit(batches);
    this.#mustReload = false;
  }

  #announce(decodedEvents: readonly DecodedEvent[], position: Position): void {
    this.#reached.reach(position);
    const events = decodedEvents.flatMap(({ event }) => event ?? []);
    this.#send(() => this.#options.onCommitted?.({ position, events }));
  }

  /** A listener's error must not redeliver the committed batch. */
  #send(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#options.onError?.(error);
    }
  }
}
