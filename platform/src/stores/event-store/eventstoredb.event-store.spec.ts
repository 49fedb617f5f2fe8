import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { EventStoreDbDouble } from '@portal/doubles/eventstoredb/eventstoredb-double';
import { describeEventStore } from './event-store.suite';
import { describeSleepers, describeSubscriptions } from './event-subscription.suite';
import { EventStoreDbEventStore } from './eventstoredb.event-store';

const backOff = { first: 1, longest: 20 };

async function open() {
  const double = await EventStoreDbDouble.start();
  const store = new EventStoreDbEventStore(double.url, { backOff });
  const close = store.close.bind(store);
  return Object.assign(store, { close: () => close().then(() => double.close()) });
}

describeEventStore('EventStoreDbEventStore', open);
describeSubscriptions('EventStoreDbEventStore', open);
describeSleepers('EventStoreDbEventStore', open);

describe('EventStoreDbEventStore: followers that share a subscription', () => {
  it('are not asked for without a pause while another one waits far ahead of the log', async () => {
    const double = await EventStoreDbDouble.start();
    const store = new EventStoreDbEventStore(double.url, { backOff: { first: 50, longest: 50 } });
    const handle = () => Promise.resolve();
    store.subscribe({ after: 1_000_000, handle });
    await pause(100);
    const reads = jest.spyOn(store, 'readAll');
    store.subscribe({ after: 0, handle });
    await pause(200);
    expect(reads.mock.calls.length).toBeGreaterThan(1);
    expect(reads.mock.calls.length).toBeLessThan(10);
    await store.close();
    await double.close();
  });
});
