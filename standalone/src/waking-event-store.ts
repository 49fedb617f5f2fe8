import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import { withAppend } from '@portal/platform/stores/event-store/with-append';

export const notifyOnAppend = (events: EventStore, appended: () => void): EventStore =>
  withAppend(events, async (stream, expected, newEvents) => {
    const result = await events.append(stream, expected, newEvents);
    appended();
    return result;
  });
