import { describeEventStore } from './event-store.suite';
import { describeSubscriptions } from './event-subscription.suite';
import { MemoryEventStore } from './memory.event-store';

const open = async () => new MemoryEventStore({ backOff: { first: 1, longest: 4 } });

describeEventStore('MemoryEventStore', open);
describeSubscriptions('MemoryEventStore', open);
