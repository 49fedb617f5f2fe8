import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import { KeyStoreUnavailable } from '../stores/key-store/key-store.port';
import type { RecordedEvent } from '../stores/event-store/event-store.port';

/** An event of a batch: opened, or with the reason why it could not be. */
export type Delivery =
  | { readonly recorded: RecordedEvent; readonly event: ProjectedEvent }
  | { readonly recorded: RecordedEvent; readonly event: null; readonly failure: unknown };

/**
 * Opens events; one that cannot be opened is somebody's problem only if somebody wants its type.
 * @throws KeyStoreUnavailable That is no event's fault: the whole batch waits.
 */
export async function deliver(codec: EventCodec, batch: readonly RecordedEvent[]): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const recorded of batch) {
    try {
      const decoded = codec.decode(recorded);
      deliveries.push({ recorded, event: decoded instanceof Promise ? await decoded : decoded });
    } catch (failure) {
      if (failure instanceof KeyStoreUnavailable) throw failure;
      deliveries.push({ recorded, event: null, failure });
    }
  }
  return deliveries;
}
