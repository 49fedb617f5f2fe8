import type { Position } from '@portal/contracts';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { CheckDocument, ViewBatch } from '../stores/view-store/view-store.port';
import { checkedProjection } from './checked-projection';
import type { DecodedEvent } from './decoded-event';
import type { ParkedStream } from './parked-streams';
import type { Projection } from './projection';
import type { RebuildProgress } from './rebuild-options';
import { type Fold, foldEvents, type LoadDocuments } from './projection-fold';

/** One projection on its way along the log. */
export class ProjectionCursor {
  /** Everything up to here is in the view. */
  position: Position;
  /** Events of the log passed since the checkpoint was stored. */
  unstored = 0;
  /** Events handled since the lane was laid. */
  handled = 0;

  constructor(
    readonly projection: Projection,
    /** The checkpoint in the store; it may lag behind `position` by events that did not concern the view. */
    public stored: Position,
    readonly parked: Map<string, ParkedStream>,
  ) {
    this.position = stored;
  }

  /** Whether any of these events concerns it. */
  handles(types: ReadonlySet<string>): boolean {
    for (const type of types) if (this.projection.handlers.has(type)) return true;
    return false;
  }

  /**
   * The effect of a batch on this projection, without handled events and events behind a parked one.
   * @param check after a refused write: parks the event whose document the store refuses.
   */
  fold(
    decodedEvents: readonly DecodedEvent[],
    load: LoadDocuments,
    now: Date,
    check?: CheckDocument,
  ): Promise<Fold> {
    const { handlers } = this.projection;
    const due = decodedEvents.filter(
      ({ recorded: { type, position, stream } }) =>
        handlers.has(type) && position > this.position && !this.parked.has(stream),
    );
    const projection = check ? checkedProjection(this.projection, check) : this.projection;
    return foldEvents(projection, due, load, now);
  }

  /** A batch of `passed` events is committed, up to this position. */
  advance(position: Position, { parked, handled }: Fold, stored: boolean, passed: number): void {
    if (position <= this.position) return;
    this.position = position;
    this.unstored = stored ? 0 : this.unstored + passed;
    this.handled += handled;
    if (stored) this.stored = position;
    for (const each of parked) this.parked.set(each.stream, each);
  }
}

/** Where one projection stands right now. */
export interface ProjectionProgress {
  readonly name: string;
  readonly position: Position;
  /** Events that concerned it, since it was started or rebuilt. */
  readonly handled: number;
  /** Streams that wait behind an event it could not handle. */
  readonly parked: number;
  readonly rebuild: RebuildProgress | null;
}

export const progressOf = (
  { projection: { name }, position, handled, parked }: ProjectionCursor,
  rebuild: RebuildProgress | null,
): ProjectionProgress => ({ name, position, handled, parked: parked.size, rebuild });

/** The newest event that something reflects. */
export type LastEvent = Pick<RecordedEvent, 'position' | 'id'>;

/** What the store is given of a fold: documents, and how far the projection has come with them. */
export const batchOf = (
  { projection }: ProjectionCursor,
  { documents }: Fold,
  { position, id: eventId }: Pick<LastEvent, 'position'> & Partial<LastEvent>,
): ViewBatch => ({
  projection: projection.name,
  position,
  eventId,
  writes: [...documents].map(([id, document]) => ({ view: projection.view.name, id, document })),
});
