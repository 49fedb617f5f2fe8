import type { DomainEvent, Position, ViewContract } from '@portal/contracts';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { Document, ViewWriter } from '../stores/view-store/view-store.port';
import type { DecodedEvent } from './decoded-event';
import { parkedAt, type ParkedStream } from './parked-streams';
import type { Projection, ProjectionHandler } from './projection';
import { BatchSums, type SumChanges, sumChanges } from './projection-sums';

type Documents = ReadonlyMap<string, Document | null>;

export interface ViewChanges {
  readonly documents: Documents;
  readonly changedAt: ReadonlyMap<string, Position>;
}

export const unchanged: ViewChanges = { documents: new Map(), changedAt: new Map() };

export interface Fold {
  /** By view: the projection's own, and its sums. */
  readonly changes: ReadonlyMap<string, ViewChanges>;
  readonly parked: readonly ParkedStream[];
  readonly handled: number;
}

export type LoadDocuments = ViewWriter['getMany'];

interface Touch {
  readonly decoded: DecodedEvent;
  readonly handler: ProjectionHandler<Document, DomainEvent>;
  readonly ids: readonly string[];
  /** The event could not be decoded, or its documents not be named. */
  readonly failure?: unknown;
}

export const nothingFolded: Fold = { changes: new Map(), parked: [], handled: 0 };

export const hasChanges = ({ changes }: Fold): boolean =>
  [...changes.values()].some(({ documents }) => documents.size > 0);

class FoldedView implements ViewChanges {
  readonly documents = new Map<string, Document | null>();
  readonly changedAt = new Map<string, Position>();
  readonly #before = new Map<string, Document | null>();

  constructor(
    readonly view: ViewContract,
    private readonly loadDocuments: LoadDocuments,
  ) {}

  async load(ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#before.has(id));
    if (missing.length === 0) return;
    const loaded = await this.loadDocuments(this.view.name, missing);
    missing.forEach((id, index) => this.#before.set(id, loaded[index] ?? null));
  }

  get(id: string): Document | null {
    return (this.documents.has(id) ? this.documents : this.#before).get(id) ?? null;
  }

  set(changed: Documents, position: Position): void {
    for (const [id, document] of changed) {
      this.documents.set(id, document);
      this.changedAt.set(id, position);
    }
  }
}

const noChanges: SumChanges = new Map();

class Folding {
  readonly parked = new Map<string, ParkedStream>();
  readonly own: FoldedView;
  readonly sums: FoldedView | null;
  readonly #batch = new BatchSums();
  readonly #summedAt = new Map<string, Position>();

  constructor(
    private readonly projection: Projection,
    load: LoadDocuments,
    private readonly now: Date,
  ) {
    const { view, sums } = projection;
    this.own = new FoldedView(view, load);
    this.sums = sums ? new FoldedView(sums.view, load) : null;
  }

  async take(touch: Touch): Promise<void> {
    const { recorded } = touch.decoded;
    if (this.parked.has(recorded.stream)) return;
    const changed = this.#attempt(recorded, () => apply(touch, this.own));
    if (!changed) return;
    const sums = await this.#summed(recorded, changed);
    if (!sums) return;
    this.own.set(changed, recorded.position);
    this.#batch.add(sums, (id) => this.sums?.get(id) ?? null);
    for (const id of sums.keys()) this.#summedAt.set(id, recorded.position);
  }

  finish(): void {
    for (const [id, document] of this.#batch.documents())
      this.sums?.set(new Map([[id, document]]), this.#summedAt.get(id) ?? 0);
  }

  /** `null` if the event is parked. Errors of the store are not the event's. */
  async #summed(recorded: RecordedEvent, changed: Documents): Promise<SumChanges | null> {
    const { sums } = this.projection;
    if (!sums || !this.sums || changed.size === 0) return noChanges;
    const folded = this.sums;
    const pairs = [...changed].map(([id, after]) => [this.own.get(id), after] as const);
    const changes = this.#attempt(recorded, () => sumChanges(sums, pairs));
    if (!changes) return null;
    await folded.load(changes.keys());
    const { check, view } = sums;
    if (!check) return changes;
    return this.#attempt(recorded, () => {
      for (const [id, added] of changes)
        check({ view: view.name, id, document: this.#batch.preview(id, added, folded.get(id)) });
      return changes;
    });
  }

  #attempt<T>(recorded: RecordedEvent, work: () => T): T | null {
    try {
      return work();
    } catch (reason) {
      this.parked.set(recorded.stream, parkedAt(this.projection.name, recorded, reason, this.now));
      return null;
    }
  }
}

/** Folds in log order. An event that throws changes nothing, nor do later ones of its stream. */
export async function foldEvents(
  projection: Projection,
  decodedEvents: readonly DecodedEvent[],
  load: LoadDocuments,
  now: Date,
): Promise<Fold> {
  const touches = touchesOf(projection, decodedEvents);
  if (touches.length === 0) return nothingFolded;
  const folding = new Folding(projection, load, now);
  await folding.own.load(touches.flatMap(({ ids }) => ids));
  for (const touch of touches) await folding.take(touch);
  folding.finish();
  const { own, sums, parked } = folding;
  const views = sums ? [own, sums] : [own];
  return {
    changes: new Map(views.map((each) => [each.view.name, each])),
    parked: [...parked.values()],
    handled: touches.length,
  };
}

function touchesOf(projection: Projection, decodedEvents: readonly DecodedEvent[]): Touch[] {
  const touches: Touch[] = [];
  for (const decoded of decodedEvents) {
    const handler = projection.handlers.get(decoded.recorded.type);
    if (handler) touches.push(touchOf(handler, decoded));
  }
  return touches.filter(({ ids, failure }) => ids.length > 0 || failure !== undefined);
}

function touchOf(handler: Touch['handler'], decoded: DecodedEvent): Touch {
  if (decoded.event === null) return { handler, decoded, ids: [], failure: decoded.failure };
  try {
    const named = handler.id(decoded.event);
    const ids = typeof named === 'string' ? [named] : (named ?? []);
    return { handler, decoded, ids };
  } catch (failure) {
    return { handler, decoded, ids: [], failure };
  }
}

function apply(touch: Touch, documents: FoldedView): Documents {
  const { handler, decoded, ids } = touch;
  if (decoded.event === null || touch.failure !== undefined) throw touch.failure;
  const results = new Map<string, Document | null>();
  for (const id of ids) {
    const document = documents.get(id);
    const result = handler.apply(document, decoded.event, id);
    if (result !== document) results.set(id, result);
  }
  return results;
}
