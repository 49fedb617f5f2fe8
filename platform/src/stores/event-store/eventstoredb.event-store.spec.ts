import { EventStoreDbDouble } from '../../testing/eventstoredb-double/eventstoredb-double';
import { describeEventStore } from './event-store.suite';
import { describeSubscriptions } from './event-subscription.suite';
import { EventStoreDbEventStore } from './eventstoredb.event-store';

const backOff = { first: 1, longest: 20 };

/** A store on a double of its own, which goes with it. */
async function open() {
  const double = await EventStoreDbDouble.start();
  const store = new EventStoreDbEventStore(double.url, { backOff });
  const close = store.close.bind(store);
  return Object.assign(store, { close: () => close().then(() => double.close()) });
}

describeEventStore('EventStoreDbEventStore', open);
describeSubscriptions('EventStoreDbEventStore', open);
