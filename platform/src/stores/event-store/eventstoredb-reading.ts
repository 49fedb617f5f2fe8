import { type EventStoreDBClient, excludeSystemEvents, START } from '@eventstore/db-client';
import type { Position } from '@portal/contracts';
import { placeOf, recordedEventOf } from './eventstoredb-events';
import type { RecordedEvent } from './event-store.port';

interface Incoming<Item> extends AsyncIterable<Item> {
  on(event: 'error', listener: (error: Error) => void): unknown;
  destroy(error?: Error): unknown;
}

const silent = () => new Error('EventStoreDB did not answer in time');
/** Abandoned calls still emit errors, which would end the process. */
const ignore = () => undefined;

/**
 * Client reads have no deadline.
 * @param timeoutMs longest silence of the server
 */
export async function collect<Item>(
  reading: Incoming<Item> & { cancel(): Promise<void> },
  timeoutMs: number,
): Promise<Item[]> {
  const items: Item[] = [];
  reading.on('error', ignore);
  const timer = setTimeout(() => {
    reading.destroy(silent());
    reading.cancel().catch(ignore);
  }, timeoutMs);
  try {
    for await (const item of reading) {
      items.push(item);
      timer.refresh();
    }
    return items;
  } finally {
    clearTimeout(timer);
  }
}

/** $all without system events; unread events stop the socket. */
export class LiveFeed {
  readonly #subscription: ReturnType<EventStoreDBClient['subscribeToAll']>;
  #dropped: Error | null = null;

  private constructor(client: EventStoreDBClient, after: Position, onNews: () => void) {
    const fromPosition = after === 0 ? START : placeOf(after);
    const filter = excludeSystemEvents({ checkpointInterval: 1_000 });
    this.#subscription = client.subscribeToAll({ fromPosition, filter }, { highWaterMark: 512 });
    const drop = (reason: Error) => {
      this.#dropped ??= reason;
      onNews();
    };
    this.#subscription.on('error', drop);
    this.#subscription.on('end', () => drop(new Error('EventStoreDB ended the subscription')));
    this.#subscription.on('readable', onNews);
  }

  static async open(
    client: EventStoreDBClient,
    after: Position,
    timeoutMs: number,
    onNews: () => void,
  ): Promise<LiveFeed> {
    const feed = new LiveFeed(client, after, onNews);
    try {
      await feed.#confirmed(timeoutMs);
      return feed;
    } catch (error) {
      feed.close();
      throw error;
    }
  }

  /** In order. @throws after the last event, if the subscription was dropped */
  take(limit: number): RecordedEvent[] {
    const events: RecordedEvent[] = [];
    while (events.length < limit) {
      const resolved: unknown = this.#subscription.read();
      if (resolved === null) break;
      events.push(recordedEventOf(resolved as Parameters<typeof recordedEventOf>[0]));
    }
    if (events.length === 0 && this.#dropped) throw this.#dropped;
    return events;
  }

  close(): void {
    this.#subscription.unsubscribe().catch(ignore);
  }

  #confirmed(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(silent()), timeoutMs);
      this.#subscription.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      this.#subscription.once('confirmation', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
