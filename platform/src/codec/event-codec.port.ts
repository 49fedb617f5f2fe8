import type { DomainEvent, EventMetadata } from '@portal/contracts';
import type { NewEvent, RecordedEvent } from '../stores/event-store/event-store.port';

/** Where and when a domain event stands in the log, and who caused it. */
export type ProjectedEvent<E extends DomainEvent = DomainEvent> = E &
  Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'metadata'>;

/**
 * Between the events of deciders and the log: seals and opens the personal envelope, writes the schema version and
 * upcasts old versions. Synchronous where no key must be fetched.
 */
export interface EventCodec {
  encode(event: DomainEvent, id: string, metadata: EventMetadata): NewEvent | Promise<NewEvent>;
  /** `personal.value` is `null` once the person was erased. @throws on data that no known version explains. */
  decode(recorded: RecordedEvent): ProjectedEvent | Promise<ProjectedEvent>;
  /** A person's key was destroyed: what is remembered of it, or of all keys, may no longer open anything. */
  forget(subject?: string): void;
  /** How often it was told to forget: whoever keeps what was decoded before a change of it must forget as well (S18). */
  readonly forgotten: number;
}
