import { Counter, type Registry } from 'prom-client';
import { type EventStore, WrongExpectedRevision } from '../stores/event-store/event-store.port';
import { withAppend } from '../stores/event-store/with-append';

/** Counts events by type, and conflicts. */
export function measureAppends(registry: Registry): (events: EventStore) => EventStore {
  const appended = new Counter({
    name: 'portal_events_appended_total',
    help: 'Events appended to the log, by type',
    labelNames: ['type'],
    registers: [registry],
  });
  const conflicts = new Counter({
    name: 'portal_append_conflicts_total',
    help: 'Appends refused because the stream had gone on; the decision is made again',
    registers: [registry],
  });
  return (events) =>
    withAppend(events, async (stream, expected, newEvents) => {
      try {
        const result = await events.append(stream, expected, newEvents);
        newEvents.forEach(({ type }) => appended.inc({ type }));
        return result;
      } catch (error) {
        if (error instanceof WrongExpectedRevision) conflicts.inc();
        throw error;
      }
    });
}
