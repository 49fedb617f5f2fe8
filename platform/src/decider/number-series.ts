import { randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import {
  type EventStore,
  type ExpectedRevision,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import { platformMetadata } from './platform-metadata';

export interface NumberSeries {
  /** @throws EventStoreUnavailable when a new block cannot be reserved. */
  next(): Promise<number>;
}

export interface NumberSeriesOptions {
  /** Part of the stream's name: `orderNumbers`. */
  readonly series: string;
  readonly market: Market;
  readonly now: () => Date;
  readonly block?: number;
}

interface Reserved {
  readonly from: number;
  readonly to: number;
}

/**
 * Numbers from 1, unique over processes, with gaps: blocks are reserved as `NumbersReserved {from, to}`
 * on `numbers-{series}-{market}` with the expected revision (R5).
 */
export const createNumberSeries = (events: EventStore, options: NumberSeriesOptions): NumberSeries =>
  new ReservedNumbers(events, options);

class ReservedNumbers implements NumberSeries {
  readonly #events: EventStore;
  readonly #options: NumberSeriesOptions;
  readonly #stream: string;
  #revision: ExpectedRevision = 'no-stream';
  #highest = 0;
  #free: Reserved = { from: 1, to: 0 };
  #reserving: Promise<void> | null = null;

  constructor(events: EventStore, options: NumberSeriesOptions) {
    this.#events = events;
    this.#options = options;
    this.#stream = `numbers-${options.series}-${options.market}`;
  }

  async next(): Promise<number> {
    while (this.#free.from > this.#free.to) {
      this.#reserving ??= this.#reserve().finally(() => (this.#reserving = null));
      await this.#reserving;
    }
    const { from, to } = this.#free;
    this.#free = { from: from + 1, to };
    return from;
  }

  async #reserve(): Promise<void> {
    let reserved: Reserved | null = null;
    // Terminates: each failure means another process got a block.
    while (!reserved) reserved = await this.#tryBlock();
    this.#free = reserved;
  }

  /** @returns `null` after a conflict. */
  async #tryBlock(): Promise<Reserved | null> {
    await this.#catchUp();
    const { market, now, block = 50 } = this.#options;
    const data = { from: this.#highest + 1, to: this.#highest + block };
    const event = {
      id: randomUUID(),
      type: 'NumbersReserved',
      data,
      metadata: platformMetadata(market, now()),
    };
    try {
      const { revision } = await this.#events.append(this.#stream, this.#revision, [event]);
      this.#revision = revision;
      this.#highest = data.to;
      return data;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const unread = this.#revision === 'no-stream' ? 0 : this.#revision + 1;
    const last = (await this.#events.readStream(this.#stream, unread)).at(-1);
    if (!last) return;
    this.#revision = last.revision;
    this.#highest = (last.data as unknown as Reserved).to;
  }
}
