import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { createNewIds } from './new-ids';
import { platformMetadata } from './platform-metadata';
import { createReservations } from './reservation';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const process = (events: MemoryEventStore) => {
  const names = createReservations(events, { market: 'ES', now, secret: 'spec' });
  return createNewIds(events, { market: 'ES', now, names });
};

describe('ids of new records', () => {
  it('[R5] are one for each command, from any process', async () => {
    const events = new MemoryEventStore();
    const one = process(events);
    const other = process(events);
    const drawn = await Promise.all(
      Array.from({ length: 200 }, (_, at) => (at % 2 ? one : other).idFor('jar', `command-${at}`)),
    );
    expect(new Set(drawn).size).toBe(200);
  });

  it('[R2] are the same for the same command, also when it is asked twice at once and after a restart', async () => {
    const events = new MemoryEventStore();
    const asked = [process(events), process(events), process(events)].map((ids) =>
      ids.idFor('jar', 'opening'),
    );
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual([first, first]);
    expect(await process(events).idFor('jar', 'opening')).toBe(first);
  });

  it('pass over those that came from elsewhere, and count each kind for itself', async () => {
    const events = new MemoryEventStore();
    const there = {
      id: crypto.randomUUID(),
      type: 'JarOpened',
      data: {},
      metadata: platformMetadata('ES', now()),
    };
    await events.append('jar-1', 'no-stream', [there]);
    await events.append('jar-2', 'no-stream', [{ ...there, id: crypto.randomUUID() }]);
    const ids = process(events);
    expect(await ids.idFor('jar', 'opening')).toBe(3);
    expect(await ids.idFor('lid', 'making')).toBe(1);
  });
});
