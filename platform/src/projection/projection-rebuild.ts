import type { Position } from '@portal/contracts';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { StagedViews } from '../stores/view-store/view-store.port';
import { isRefusal } from './checked-projection';
import { decodeBatch, type DecodedEvent } from './decoded-event';
import { type ParkedStream, parkedStreams, parkingBatch } from './parked-streams';
import { viewsFilledBy } from './projection';
import { type Fold, type LoadDocuments, nothingFolded, unchanged } from './projection-fold';
import { batchOf, ProjectionCursor } from './projection-cursor';
import { RebuildComparison } from './rebuild-comparison';
import type { RebuildOptions, RebuildReport, RebuiltView } from './rebuild-options';
import { StagedDocuments } from './staged-documents';

/** Blue/green: fills copies beside the live views, compares, switches at once (R8). */
export async function rebuildProjections(options: RebuildOptions): Promise<RebuildReport> {
  const { views, projections, pace, whilePaused = (finish) => finish() } = options;
  const staged = await views.stage([...projections.flatMap(viewsFilledBy), parkedStreams]);
  try {
    const rebuild = new Rebuild(options, staged);
    await rebuild.replay(pace);
    // In the background nothing is expected to be activated.
    if (!pace) await staged.complete();
    await rebuild.compare();
    return await whilePaused(() => rebuild.finish());
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

interface StagedView {
  readonly name: string;
  readonly documents: StagedDocuments;
  readonly comparison: RebuildComparison;
}

interface StagedCursor {
  readonly cursor: ProjectionCursor;
  readonly views: readonly StagedView[];
}

class Rebuild {
  readonly #options: RebuildOptions;
  readonly #staged: StagedViews;
  readonly #cursors: readonly StagedCursor[];
  readonly #handled: ReadonlySet<string>;
  readonly #started = performance.now();
  #position: Position = 0;
  #events = 0;

  constructor(options: RebuildOptions, staged: StagedViews) {
    this.#options = options;
    this.#staged = staged;
    this.#handled = new Set(options.projections.flatMap(({ handlers }) => [...handlers.keys()]));
    this.#cursors = options.projections.map((projection) => {
      const views = viewsFilledBy(projection).map((view) => {
        const { name } = view;
        const documents = new StagedDocuments(staged, name);
        return { name, documents, comparison: new RebuildComparison(options.views, view, documents) };
      });
      return { cursor: new ProjectionCursor(projection, 0, new Map()), views };
    });
  }

  async replay(pace?: RebuildOptions['pace']): Promise<void> {
    const { events, batchSize = 5_000, onProgress, signal } = this.#options;
    const total = await events.head();
    for (;;) {
      signal?.throwIfAborted();
      const batch = await events.readAll(this.#position, batchSize);
      const last = batch.at(-1);
      if (!last) return;
      await this.#take(batch, last);
      onProgress?.({ done: last.position, total: Math.max(total, last.position) });
      await pace?.();
    }
  }

  async compare(): Promise<void> {
    const { comparing, pace } = this.#options;
    if (!comparing) return;
    for (const { views, cursor } of this.#cursors)
      for (const { comparison } of views) await comparison.update(await this.#livePosition(cursor), pace);
  }

  /** Rest of the log, comparison, switch. Live views must be paused. */
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

  async #take(batch: readonly RecordedEvent[], last: RecordedEvent): Promise<void> {
    const { position } = last;
    this.#events += batch.length;
    const requested = batch.filter(({ type }) => this.#handled.has(type));
    const decodedEvents = await decodeBatch(this.#options.codec, requested);
    const folds = await this.#write(decodedEvents, last, false);
    this.#cursors.forEach(({ cursor, views }, index) => {
      const fold = folds[index] ?? nothingFolded;
      for (const { name, documents } of views) documents.keep(fold.changes.get(name) ?? unchanged);
      cursor.advance(position, fold, true, batch.length);
    });
    this.#position = position;
  }

  async #write(
    decodedEvents: readonly DecodedEvent[],
    last: RecordedEvent,
    validateDocuments: boolean,
  ): Promise<Fold[]> {
    const now = this.#options.now();
    const folds: Fold[] = [];
    const check = validateDocuments ? this.#staged.check : undefined;
    for (const { cursor, views } of this.#cursors) {
      const byName = new Map(views.map(({ name, documents }) => [name, documents]));
      const load: LoadDocuments = async (view, ids) => (await byName.get(view)?.load(ids)) ?? [];
      folds.push(await cursor.fold(decodedEvents, load, now, check));
    }
    const batches = this.#cursors.map(({ cursor }, index) =>
      batchOf(cursor, folds[index] ?? nothingFolded, last),
    );
    try {
      await this.#staged.commit(batches);
      return folds;
    } catch (error) {
      if (validateDocuments || !isRefusal(error)) throw error;
      return this.#write(decodedEvents, last, true);
    }
  }

  async #report(): Promise<RebuildReport> {
    const { views: live, comparing } = this.#options;
    const views: RebuiltView[] = [];
    for (const { cursor, views: staged } of this.#cursors) {
      for (const { name: view, documents, comparison } of staged) {
        const counts = { view, live: await live.count(view, {}), rebuilt: documents.count };
        const different = comparing ? await comparison.update(await this.#livePosition(cursor)) : undefined;
        views.push({
          ...counts,
          ...(different !== undefined && { different, differences: await comparison.samples() }),
        });
      }
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

  #livePosition({ projection: { name } }: ProjectionCursor): Position | Promise<Position> {
    return this.#options.livePosition?.(name) ?? this.#options.views.checkpoint(name);
  }

  #parked(): readonly ParkedStream[] {
    return this.#cursors.flatMap(({ cursor }) => [...cursor.parked.values()]);
  }

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
