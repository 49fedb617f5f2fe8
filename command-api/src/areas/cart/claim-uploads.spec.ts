import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { createReservations } from '@portal/platform/decider/reservation';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { checkUnused, claimUploads } from './claim-uploads';

const used = reject('upload_not_found');

function wire() {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const names = createReservations(events, { market: 'PT', now, secret: 'spec' });
  const claim = async (owner: string, ...keys: string[]) =>
    (await checkUnused(keys, owner, { names })) ?? (await claimUploads(keys, owner, { names }));
  return { events, claim };
}

describe('uploaded files', () => {
  it('[W13] count once: for one order or one conversation, and never for another', async () => {
    const { claim } = wire();
    expect(await claim('order-1', 'a', 'b')).toBeUndefined();
    expect(await claim('orderChat-1', 'b')).toEqual(used);
    expect(await claim('order-2', 'a')).toEqual(used);
  });

  it('[W13] [R2] may be sent again where they were used, and nothing is written twice', async () => {
    const { claim, events } = wire();
    await claim('order-1', 'a', 'a');
    const head = await events.head();
    expect(await claim('order-1', 'a')).toBeUndefined();
    expect(await events.head()).toBe(head);
  });

  it('[W13] stay free when they came together with a used one', async () => {
    const { claim } = wire();
    await claim('order-1', 'a');
    expect(await claim('orderChat-1', 'b', 'a')).toEqual(used);
    expect(await claim('orderChat-2', 'b')).toBeUndefined();
  });

  it('[W13] go to only one of the people who send them at the same moment', async () => {
    const { claim } = wire();
    const outcomes = await Promise.all(['order-1', 'order-2', 'order-3'].map((owner) => claim(owner, 'a')));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  });
});
