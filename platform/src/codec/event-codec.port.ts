import type { DomainEvent, EventMetadata } from '@portal/contracts';
import type { NewEvent, RecordedEvent } from '../stores/event-store/event-store.port';

export type ProjectedEvent<E extends DomainEvent = DomainEvent> = E &
  Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'metadata'>;

/** Seals personal data, versions and upcasts events. Synchronous with cached keys. */
export interface EventCodec {
  encode(event: DomainEvent, id: string, metadata: EventMetadata): NewEvent | Promise<NewEvent>;
  decode(recorded: RecordedEvent): ProjectedEvent | Promise<ProjectedEvent>;
  /** Drops cached keys: one was destroyed. */
  forget(subject?: string): void;
  /** Number of `forget` calls: caches of decoded events must be dropped when it changes (S18). */
  readonly forgotten: number;
}
