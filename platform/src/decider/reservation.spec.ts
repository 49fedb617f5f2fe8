import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { createReservations } from './reservation';

const options = { market: 'ES' as const, now: () => new Date('2026-11-20T09:30:00.000Z'), secret: 'secret' };
const email = 'ana@es.chain.example';

describe('reservations', () => {
  it('[R5] give a name to one of 500 who ask at once, and quietly to the same one again', async () => {
    const events = new MemoryEventStore();
    const asked = Array.from({ length: 500 }, (_, index) =>
      createReservations(events, options).reserve('email', email, `user-${index}`),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    const names = createReservations(events, options);
    const owner = (await names.ownerOf('email', email)) ?? 'no owner';
    expect(await names.reserve('email', email, owner)).toBe(true);
    expect(await events.head()).toBe(1);
  });

  it('keep kinds apart and do not show the name in the log', async () => {
    const events = new MemoryEventStore();
    const names = createReservations(events, options);
    expect(await names.reserve('email', email, 'user-1')).toBe(true);
    expect(await names.reserve('slug', email, 'user-2')).toBe(true);
    expect(JSON.stringify(await events.readAll(0, 10))).not.toContain(email);
  });

  it('give a name back only for its owner, and then to the next who asks', async () => {
    const names = createReservations(new MemoryEventStore(), options);
    await names.reserve('email', email, 'user-1');
    await names.release('email', email, 'user-2');
    expect(await names.reserve('email', email, 'user-2')).toBe(false);
    await names.release('email', email, 'user-1');
    expect(await names.ownerOf('email', email)).toBeNull();
    expect(await names.reserve('email', email, 'user-2')).toBe(true);
    expect(await names.ownerOf('email', email)).toBe('user-2');
  });

  it('[R5] keep a name whose owner has come back to it from being given back for what was before', async () => {
    const names = createReservations(new MemoryEventStore(), options);
    await names.reserve('email', email, 'user-1');
    expect(await names.reserve('email', email, 'user-1', 2)).toBe(true);
    expect(await names.holderOf('email', email)).toEqual({ owner: 'user-1', claim: 2 });
    await names.release('email', email, 'user-1', 1);
    expect(await names.reserve('email', email, 'user-2')).toBe(false);
    await names.release('email', email, 'user-1', 2);
    expect(await names.holderOf('email', email)).toBeNull();
    expect(await names.reserve('email', email, 'user-2')).toBe(true);
  });
});
