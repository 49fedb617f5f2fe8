import type { DomainEvent, EventMetadata } from '@portal/contracts';
import type { NewEvent, RecordedEvent } from '../stores/event-store/event-store.port';

/** A decoded event with its place in the log and its cause. */
export type ProjectedEvent<E extends DomainEvent = DomainEvent> = E &
  Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'metadata'>;

/** Between deciders and the log: seals personal data, versions and upcasts events. Synchronous with cached keys. */
export interface EventCodec {
  encode(event: DomainEvent, id: string, metadata: EventMetadata): NewEvent | Promise<NewEvent>;
  /** `personal.value` is `null` for an erased person. @throws for unknown versions */
  decode(recorded: RecordedEvent): ProjectedEvent | Promise<ProjectedEvent>;
  /** Drops cached keys: one was destroyed. */
  forget(subject?: string): void;
  /** Number of `forget` calls: caches of decoded events must be dropped when it changes (S18). */
  readonly forgotten: number;
}
