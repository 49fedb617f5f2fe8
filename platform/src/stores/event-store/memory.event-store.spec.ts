import { describeEventStore } from './event-store.suite';
import { describeSubscriptions } from './event-subscription.suite';
import { MemoryEventStore } from './memory.event-store';

for (const stride of [1, 1_000]) {
  const name = `MemoryEventStore, positions ${stride} apart`;
  const open = async () => new MemoryEventStore({ backOff: { first: 1, longest: 4 }, stride });
  describeEventStore(name, open);
  describeSubscriptions(name, open);
}
