import { describe } from '@jest/globals';
import { PartOfLog } from '../../testing/part-of-log';
import { describeEventStore } from './event-store.suite';
import { describeSubscriptions } from './event-subscription.suite';
import { EventStoreDbEventStore } from './eventstoredb.event-store';

/** `esdb://127.0.0.1:2113?tls=false`: server 22.6 or newer without other writers. */
const url = process.env.EVENTSTORE_URL;
if (url === undefined)
  process.stderr.write(
    '\nSKIPPED: EventStoreDbEventStore on a real server, as EVENTSTORE_URL is not set\n\n',
  );

(url === undefined ? describe.skip : describe)('EventStoreDbEventStore, on a real server', () => {
  const backOff = { first: 1, longest: 20 };
  const open = () => PartOfLog.of(new EventStoreDbEventStore(url ?? '', { backOff }));

  describeEventStore('EventStoreDbEventStore', open);
  describeSubscriptions('EventStoreDbEventStore', open);
});
