import { setTimeout as pause } from 'node:timers/promises';
import { InProcessPushBus } from './in-process.push-bus';
import type { Push, PushBus } from './push-bus.port';
import { RedisReader } from './redis-reader';
import { newestOf, streamStart } from './redis-stream';
import { RedisWriter } from './redis-writer';

export interface RedisPushBusOptions {
  readonly url: string;
  /** Stream key, one per deployment, e.g. `portal-es:pushes`. */
  readonly stream: string;
  /** Listener errors, outages (once each), dropped hints. */
  readonly onError: (error: unknown) => void;
  /** Entries of up to 100 hints for absent readers; default 10,000. */
  readonly maxEntries?: number;
  /** Hints queued during an outage, oldest dropped; default 10,000. */
  readonly maxWaiting?: number;
}

const connectingMilliseconds = 20;

/**
 * One Redis stream read by every process (docs/decisions/012). In outages hints queue up to a limit;
 * listeners learn of losses.
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
    this.#writer = new RedisWriter({ maxEntries: 10_000, maxWaiting: 10_000, ...options });
    this.#start = this.#findStart();
  }

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

  async #findStart(): Promise<string> {
    const { connection } = this.#writer;
    while (!this.#closed) {
      try {
        if (connection.isReady) return await newestOf(connection, this.#options.stream);
      } catch {
        // Reported by the connection; retried soon.
      }
      await pause(connectingMilliseconds, undefined, { ref: false });
    }
    return streamStart;
  }
}
