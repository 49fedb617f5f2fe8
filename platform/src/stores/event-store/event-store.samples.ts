import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '@portal/contracts';
import type {
  EventStore,
  JsonRecord,
  NewEvent,
  RecordedEvent,
  SubscribeOptions,
  Subscription,
} from './event-store.port';

const metadata: EventMetadata = {
  actor: 'user-12',
  role: 1,
  market: 'ES',
  restaurant: 17,
  at: '2026-11-20T09:30:00.000Z',
  correlationId: '5e0b5d3c-6f0e-4c6f-9f1f-0d9a6c1f0001',
  causationId: '5e0b5d3c-6f0e-4c6f-9f1f-0d9a6c1f0002',
  commandId: '5e0b5d3c-6f0e-4c6f-9f1f-0d9a6c1f0003',
  commandDigest: 'digest',
  schemaVersion: 1,
};

export function anEvent(data: JsonRecord = {}, more: Partial<NewEvent> = {}): NewEvent {
  return { id: randomUUID(), type: 'SomethingHappened', data, metadata, ...more };
}

export const someEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, number) => anEvent({ number }));

/** By that command or reaction. */
export const correlated = (correlationId: string, more: Partial<NewEvent> = {}): NewEvent =>
  anEvent({}, { metadata: { ...metadata, correlationId }, ...more });

export class Follower {
  readonly seen: RecordedEvent[] = [];
  readonly batches: number[] = [];
  readonly #subscription: Subscription;
  #arrived: () => void = () => undefined;

  constructor(store: EventStore, options: Partial<Omit<SubscribeOptions, 'handle'>> = {}) {
    this.#subscription = store.subscribe({
      after: 0,
      ...options,
      handle: async (events) => {
        this.seen.push(...events);
        this.batches.push(events.length);
        this.#arrived();
      },
    });
  }

  async until(count: number): Promise<void> {
    while (this.seen.length < count) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  stop(): Promise<void> {
    return this.#subscription.stop();
  }
}
