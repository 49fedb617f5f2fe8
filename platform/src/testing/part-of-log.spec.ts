import { afterAll } from '@jest/globals';
import { EventStoreDbDouble } from '@portal/doubles/eventstoredb/eventstoredb-double';
import { describeEventStore } from '../stores/event-store/event-store.suite';
import { describeSubscriptions } from '../stores/event-store/event-subscription.suite';
import { EventStoreDbEventStore } from '../stores/event-store/eventstoredb.event-store';
import { PartOfLog } from './part-of-log';

const shared = EventStoreDbDouble.start();
afterAll(async () => (await shared).close());

async function openPart() {
  const store = new EventStoreDbEventStore((await shared).url, { backOff: { first: 1, longest: 20 } });
  return PartOfLog.of(store);
}

describeEventStore('PartOfLog of EventStoreDbEventStore', openPart);
describeSubscriptions('PartOfLog of EventStoreDbEventStore', openPart);
