import { setTimeout as pause } from 'node:timers/promises';
import { InProcessPushBus } from './in-process.push-bus';
import type { Push, PushBus } from './push-bus.port';
import { RedisReader } from './redis-reader';
import { newestOf, streamStart } from './redis-stream';
import { RedisWriter } from './redis-writer';

export interface RedisPushBusOptions {
  /** `redis[s]://[user:password@]host[:port][/database]` */
  readonly url: string;
  /** Key of the stream; one per deployment, e.g. `portal-es:pushes`. */
  readonly stream: string;
  /** Told of what a listener threw, of each outage once, and of dropped hints. */
  readonly onError: (error: unknown) => void;
  /** Entries that Redis keeps for readers that were away, about 10,000 unless told; an entry has at most 100 hints. */
  readonly kept?: number;
  /** Hints that wait here while Redis is away, 10,000 unless told; the oldest are dropped. */
  readonly maxWaiting?: number;
}

const connectingMilliseconds = 20;

/**
 * Pushes through one Redis stream that every process reads for itself (docs/decisions/012). Redis may be away at any
 * time: publishing continues into a bounded queue, readers continue behind their last entry, and lost entries are
 * reported to listeners.
 */
export class RedisPushBus implements PushBus {
  readonly #options: RedisPushBusOptions;
  readonly #listeners: InProcessPushBus;
  readonly #missed = new Set<() => void>();
  readonly #writer: RedisWriter;
  readonly #start: Promise<string>;
  #reader: RedisReader | null = null;
  #closed = false;

  constructor(options: RedisPushBusOptions) {
    this.#options = options;
    this.#listeners = new InProcessPushBus(options.onError);
    this.#writer = new RedisWriter({ kept: 10_000, maxWaiting: 10_000, ...options });
    this.#start = this.#findStart();
  }

  /** Resolves once Redis was reached: from then on every published hint is received. */
  async ready(): Promise<void> {
    await this.#start;
  }

  publish(pushes: readonly Push[]): void {
    if (pushes.length > 0) this.#writer.add(pushes);
  }

  listen(handle: (pushes: readonly Push[]) => void, onMissed: () => void = () => undefined): () => void {
    const stop = this.#listeners.listen(handle);
    const missed = () => onMissed();
    this.#missed.add(missed);
    if (!this.#closed) this.#reader ??= this.#follow();
    return () => {
      stop();
      this.#missed.delete(missed);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#writer.close();
    await this.#reader?.close();
    await this.#listeners.close();
  }

  #follow(): RedisReader {
    const { url, stream, onError } = this.#options;
    return new RedisReader({
      url,
      stream,
      onError,
      start: this.#start,
      onMessage: (pushes) => this.#listeners.publish(pushes),
      missed: () => this.#missed.forEach((send) => send()),
    });
  }

  /** The end of the stream at the first moment that Redis is there. */
  async #findStart(): Promise<string> {
    const { connection } = this.#writer;
    while (!this.#closed) {
      try {
        if (connection.isReady) return await newestOf(connection, this.#options.stream);
      } catch {
        // The connection has told of its troubles; the next look is soon.
      }
      await pause(connectingMilliseconds, undefined, { ref: false });
    }
    return streamStart;
  }
}
