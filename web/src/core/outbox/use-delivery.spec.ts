import { describe, expect, it } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { broken, fakeApi, offline, refuse } from '#testing/fake-api';
import { CallClient, closedGate } from '../client/call-client';
import { SafeStorage } from '../storage/safe-storage';
import { Outbox } from './outbox';
import { sendOutgoing, type Sender } from './use-delivery';

const ana = 7;
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const { ChangeOrderStatus } = orderCommands;

function open(...numbers: readonly number[]) {
  const outbox = new Outbox(new SafeStorage(() => localStorage));
  for (const number of numbers) {
    outbox.add(ana, {
      intent: `key-${number}`,
      command: ChangeOrderStatus,
      input: { id: idOf(number), status: 5, version: 1 },
      about: `ChangeOrderStatus:${number}`,
      label: `#P-${number}`,
      refresh: [],
      at: '2026-11-20T10:00:00.000Z',
      acting: null,
      state: 'waiting',
    });
  }
  const api = fakeApi().on(ChangeOrderStatus, ({ id, status }) => ({ id, status, version: 2 }));
  const client = new CallClient(api.fetch);
  const settled: string[] = [];
  let sender: Sender | null = { userId: ana, acting: null };
  return {
    api,
    client,
    settled,
    become: (next: Sender | null) => void (sender = next),
    send: async () =>
      sendOutgoing({
        outbox,
        client,
        sender: () => sender,
        settled: async ({ label }) => void settled.push(label),
      }),
    states: () => outbox.itemsOf(ana).map(({ intent, state, error }) => [intent, state, error?.code]),
    keys: () => api.requestsTo(ChangeOrderStatus).map(({ headers }) => headers['idempotency-key']),
  };
}

describe('what was done without a network', () => {
  it('[R2] is sent in the order in which it was done, each by its own key, and is over then', async () => {
    const portal = open(1, 2);
    expect(await portal.send()).toBe(false);
    expect([portal.keys(), portal.states(), portal.settled]).toEqual([
      ['key-1', 'key-2'],
      [],
      ['#P-1', '#P-2'],
    ]);
  });

  it('waits where no answer comes: nothing overtakes, and the next try has the same key', async () => {
    const portal = open(1, 2);
    portal.api.on(ChangeOrderStatus, () => offline);
    expect(await portal.send()).toBe(true);
    expect(portal.states()).toEqual([
      ['key-1', 'waiting', 'offline'],
      ['key-2', 'waiting', undefined],
    ]);
    portal.api.on(ChangeOrderStatus, ({ id, status }) => ({ id, status, version: 2 }));
    expect(await portal.send()).toBe(false);
    expect(portal.keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('[R4] is refused with its reason where another person was faster, and the rest goes on', async () => {
    const portal = open(1, 2);
    portal.api.on(ChangeOrderStatus, ({ id, status }) =>
      id === idOf(1) ? refuse('conflict', { status: 409 }) : { id, status, version: 2 },
    );
    await portal.send();
    expect([portal.states(), portal.settled]).toEqual([[['key-1', 'failed', 'conflict']], ['#P-1', '#P-2']]);
  });

  it('is refused where the server fails on it, instead of retrying for ever', async () => {
    const portal = open(1);
    portal.api.on(ChangeOrderStatus, () => broken());
    await portal.send();
    expect(portal.states()).toEqual([['key-1', 'failed', 'internal']]);
  });

  it('[W11] waits for its owner when the session is over and no one signs in again', async () => {
    const portal = open(1);
    portal.api.on(ChangeOrderStatus, () => refuse('session_expired', { status: 403 }));
    expect(await portal.send()).toBe(true);
    expect(portal.states()).toEqual([['key-1', 'waiting', 'session_expired']]);
  });

  it('[S2] is never sent by another person who signed in since', async () => {
    const portal = open(1);
    portal.client.guardWith({
      ...closedGate,
      expired: async () => {
        portal.become({ userId: 8, acting: null });
        return true;
      },
      renewCsrf: async () => false,
    });
    portal.api.on(ChangeOrderStatus, () => refuse('session_expired', { status: 403 }));
    await portal.send();
    expect([portal.keys(), portal.states()]).toEqual([['key-1'], [['key-1', 'waiting', 'session_expired']]]);
  });

  it('[AMB-06] is refused, and not sent, once the person acts for another restaurant', async () => {
    const portal = open(1);
    portal.become({ userId: ana, acting: 3 });
    await portal.send();
    expect([portal.keys(), portal.states()]).toEqual([[], [['key-1', 'failed', 'kept_in_other_place']]]);
  });
});
