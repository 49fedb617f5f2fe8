import type { EventStore } from './event-store.port';

/** The log with a wrapped `append`. */
export const withAppend = (events: EventStore, append: EventStore['append']): EventStore => ({
  append,
  readStream: (stream, from, limit) => events.readStream(stream, from, limit),
  readLast: (stream) => events.readLast(stream),
  readAll: (after, limit) => events.readAll(after, limit),
  readCorrelation: (correlationId, limit) => events.readCorrelation(correlationId, limit),
  eventAt: (position) => events.eventAt(position),
  head: () => events.head(),
  subscribe: (options) => events.subscribe(options),
  close: () => events.close(),
});
