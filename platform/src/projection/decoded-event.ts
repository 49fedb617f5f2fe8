import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import { isAway } from '../stores/is-away';

export type DecodedEvent =
  | { readonly recorded: RecordedEvent; readonly event: ProjectedEvent }
  | { readonly recorded: RecordedEvent; readonly event: null; readonly failure: unknown };

/**
 * Failures affect projections of the event's type.
 * @throws StoreUnavailable for missing keys: the whole batch waits.
 */
export async function decodeBatch(
  codec: EventCodec,
  batch: readonly RecordedEvent[],
): Promise<DecodedEvent[]> {
  const decodedEvents: DecodedEvent[] = [];
  for (const recorded of batch) {
    try {
      const decoded = codec.decode(recorded);
      decodedEvents.push({ recorded, event: decoded instanceof Promise ? await decoded : decoded });
    } catch (failure) {
      if (isAway(failure)) throw failure;
      decodedEvents.push({ recorded, event: null, failure });
    }
  }
  return decodedEvents;
}
