import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { crashPoint } from '../../program/crash-points';
import type { Push } from './push-bus.port';
import { connectRedis, type RedisConnection } from './redis-connection';
import { appendEntry } from './redis-stream';
import { WaitingHints } from './waiting-hints';

interface Options {
  readonly url: string;
  readonly stream: string;
  readonly maxEntries: number;
  readonly maxWaiting: number;
  readonly onError: (error: unknown) => void;
}

const retryMilliseconds = 500;
/** Longest wait for pending hints at `close`. */
const closeTimeoutMs = 1_000;

export class RedisWriter {
  readonly #options: Options;
  readonly #publisher = randomUUID();
  readonly #waiting: WaitingHints;
  #busy = false;
  #writing: Promise<void> = Promise.resolve();
  #dropped = 0;
  #closed = false;
  readonly connection: RedisConnection;

  constructor(options: Options) {
    this.#options = options;
    this.#waiting = new WaitingHints(options.maxWaiting);
    this.connection = connectRedis(options.url, { waits: false, onError: options.onError });
    this.connection.on('ready', () => this.#write());
  }

  add(pushes: readonly Push[]): void {
    if (this.#closed) return;
    this.#dropped += this.#waiting.add(pushes);
    this.#write();
  }

  async close(): Promise<void> {
    this.#write();
    await Promise.race([this.#writing, pause(closeTimeoutMs, undefined, { ref: false })]);
    this.#closed = true;
    this.connection.destroy();
  }

  /** One entry at a time, in order; later hints share the next. */
  #write(): void {
    if (this.#busy || this.#closed) return;
    this.#busy = true;
    this.#writing = this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.connection.isReady && !this.#closed) {
        const entry = this.#waiting.next();
        if (entry === null) return;
        await this.#writeOne(entry);
      }
    } finally {
      this.#busy = false;
    }
  }

  async #writeOne(entry: { number: number; pushes: readonly Push[] }): Promise<void> {
    const { stream, maxEntries, onError } = this.#options;
    try {
      await appendEntry(this.connection, stream, { ...entry, from: this.#publisher }, maxEntries);
      crashPoint('pushes:after-append');
      this.#waiting.written();
      if (this.#dropped > 0)
        onError(new Error(`${this.#dropped} hints were dropped: Redis was away or too slow`));
      this.#dropped = 0;
    } catch (error) {
      // A lost answer causes a repeat, which readers recognise by number.
      if (this.#closed || !this.connection.isReady) return;
      onError(error);
      await pause(retryMilliseconds, undefined, { ref: false });
    }
  }
}
