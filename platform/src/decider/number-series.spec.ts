import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { createNumberSeries } from './number-series';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const options = { series: 'orderNumbers', market: 'ES' as const, now };

describe('number series', () => {
  it('[R5] 16 at once over one store hand out 10,000 numbers and none of them twice', async () => {
    const events = new MemoryEventStore();
    const all = Array.from({ length: 16 }, () => createNumberSeries(events, options));
    const numbers = await Promise.all(
      all.flatMap((series) => Array.from({ length: 625 }, () => series.next())),
    );
    expect(new Set(numbers).size).toBe(10_000);
    expect(Math.min(...numbers)).toBe(1);
  });

  it('goes on behind the reserved block after a restart, per series and market', async () => {
    const events = new MemoryEventStore();
    expect(await createNumberSeries(events, options).next()).toBe(1);
    expect(await createNumberSeries(events, options).next()).toBe(51);
    expect(await createNumberSeries(events, { ...options, market: 'PT' }).next()).toBe(1);
    expect(await createNumberSeries(events, { ...options, series: 'tickets', block: 5 }).next()).toBe(1);
    const [first] = await events.readStream('numbers-orderNumbers-ES');
    expect(first).toMatchObject({
      type: 'NumbersReserved',
      data: { from: 1, to: 50 },
      metadata: { actor: 'system' },
    });
  });

  it('reports that the store is unreachable, and continues when it is back', async () => {
    const events = new MemoryEventStore();
    const series = createNumberSeries(events, options);
    const append = events.append.bind(events);
    events.append = () => Promise.reject(new EventStoreUnavailable('down'));
    await expect(series.next()).rejects.toThrow(EventStoreUnavailable);
    events.append = append;
    expect(await series.next()).toBe(1);
  });
});
