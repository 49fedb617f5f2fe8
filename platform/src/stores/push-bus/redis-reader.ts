import { setTimeout as pause } from 'node:timers/promises';
import { PublishersSeen } from './publishers-seen';
import type { Push } from './push-bus.port';
import { connectRedis, type RedisConnection } from './redis-connection';
import { isBehind, newestOf, readBehind, streamStart } from './redis-stream';

interface Options {
  readonly url: string;
  readonly stream: string;
  readonly start: Promise<string>;
  readonly onMessage: (pushes: readonly Push[]) => void;
  readonly missed: () => void;
  readonly onError: (error: unknown) => void;
}

const retryMilliseconds = 500;

export class RedisReader {
  readonly #options: Options;
  #seen = new PublishersSeen();
  readonly #connection: RedisConnection;
  readonly #following: Promise<void>;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connection = connectRedis(options.url, { waits: true, onError: options.onError });
    this.#following = this.#follow();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#connection.destroy();
    await this.#following;
  }

  async #follow(): Promise<void> {
    let after = await this.#options.start;
    let interrupted = false;
    while (!this.#closed) {
      try {
        if (interrupted) after = await this.#resumeBehind(after);
        interrupted = false;
        after = await this.#readOn(after);
      } catch (error) {
        interrupted = true;
        await this.#pauseAfter(error);
      }
    }
  }

  async #readOn(after: string): Promise<string> {
    const entries = await readBehind(this.#connection, this.#options.stream, after);
    for (const { from, number, pushes } of entries) {
      const seen = this.#seen.see(from, number);
      if (seen !== 'repeated') this.#options.onMessage(pushes);
      if (seen === 'after-gap') this.#options.missed();
    }
    return entries.at(-1)?.id ?? after;
  }

  /** After data loss in Redis all its entries are new, and older ones lost. */
  async #resumeBehind(after: string): Promise<string> {
    const newest = await newestOf(this.#connection, this.#options.stream);
    if (!isBehind(newest, after)) return after;
    this.#seen = new PublishersSeen();
    this.#options.missed();
    return streamStart;
  }

  /** Commands wait for a lost connection; other errors pause. */
  async #pauseAfter(error: unknown): Promise<void> {
    if (this.#closed || !this.#connection.isReady) return;
    this.#options.onError(error);
    await pause(retryMilliseconds, undefined, { ref: false });
  }
}
