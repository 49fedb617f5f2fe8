import type { Position } from '@portal/contracts';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { CheckDocument, ViewBatch } from '../stores/view-store/view-store.port';
import { checkedProjection } from './checked-projection';
import type { DecodedEvent } from './decoded-event';
import type { ParkedStream } from './parked-streams';
import type { Projection } from './projection';
import type { RebuildProgress } from './rebuild-options';
import { type Fold, foldEvents, type LoadDocuments } from './projection-fold';

export class ProjectionCursor {
  position: Position;
  /** Events since the stored checkpoint. */
  unstored = 0;
  handled = 0;

  constructor(
    readonly projection: Projection,
    /** Stored checkpoint; may lag behind `position` by irrelevant events. */
    public stored: Position,
    readonly parked: Map<string, ParkedStream>,
  ) {
    this.position = stored;
  }

  handles(types: ReadonlySet<string>): boolean {
    for (const type of types) if (this.projection.handlers.has(type)) return true;
    return false;
  }

  /** Skips handled events and parked streams. @param check after a refused write: parks the refused document's event */
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

  advance(position: Position, { parked, handled }: Fold, stored: boolean, passed: number): void {
    if (position <= this.position) return;
    this.position = position;
    this.unstored = stored ? 0 : this.unstored + passed;
    this.handled += handled;
    if (stored) this.stored = position;
    for (const each of parked) this.parked.set(each.stream, each);
  }
}

export interface ProjectionProgress {
  readonly name: string;
  readonly position: Position;
  readonly handled: number;
  readonly parked: number;
  readonly rebuild: RebuildProgress | null;
}

export const progressOf = (
  { projection: { name }, position, handled, parked }: ProjectionCursor,
  rebuild: RebuildProgress | null,
): ProjectionProgress => ({ name, position, handled, parked: parked.size, rebuild });

export type LastEvent = Pick<RecordedEvent, 'position' | 'id'>;

/** A fold's documents and checkpoint as a store batch. */
export const batchOf = (
  { projection }: ProjectionCursor,
  { changes }: Fold,
  { position, id: eventId }: Pick<LastEvent, 'position'> & Partial<LastEvent>,
): ViewBatch => ({
  projection: projection.name,
  position,
  eventId,
  writes: [...changes].flatMap(([view, { documents }]) =>
    [...documents].map(([id, document]) => ({ view, id, document })),
  ),
});
