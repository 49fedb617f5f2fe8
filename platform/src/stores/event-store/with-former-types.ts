import type { EventStore, RecordedEvent } from './event-store.port';

/**
 * The same log, read with today's event types: an event that was written under a former type has its new one.
 * @param former former type → today's
 */
export function withFormerTypes(events: EventStore, former: ReadonlyMap<string, string>): EventStore {
  if (former.size === 0) return events;
  const renamed = (recorded: RecordedEvent): RecordedEvent => {
    const type = former.get(recorded.type);
    return type === undefined ? recorded : { ...recorded, type };
  };
  return {
    append: (stream, expected, appended) => events.append(stream, expected, appended),
    readStream: async (stream, from, limit) => (await events.readStream(stream, from, limit)).map(renamed),
    readLast: async (stream) => {
      const last = await events.readLast(stream);
      return last && renamed(last);
    },
    readAll: async (after, limit) => (await events.readAll(after, limit)).map(renamed),
    eventAt: async (position) => {
      const found = await events.eventAt(position);
      return found && renamed(found);
    },
    head: () => events.head(),
    subscribe: ({ handle, ...options }) =>
      events.subscribe({ ...options, handle: (batch) => handle(batch.map(renamed)) }),
    close: () => events.close(),
  };
}
