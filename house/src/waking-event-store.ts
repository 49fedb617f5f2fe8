import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';

/** The same log, telling somebody of every append. */
export function tellingOfAppends(events: EventStore, appended: () => void): EventStore {
  return {
    async append(stream, expected, newEvents) {
      const result = await events.append(stream, expected, newEvents);
      appended();
      return result;
    },
    readStream: (stream, from) => events.readStream(stream, from),
    readAll: (after, limit) => events.readAll(after, limit),
    head: () => events.head(),
    subscribe: (options) => events.subscribe(options),
    close: () => events.close(),
  };
}
