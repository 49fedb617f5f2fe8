import { randomUUID } from 'node:crypto';
import type { EventMetadata, Market } from '@portal/contracts';
import type { EventStore, ExpectedRevision } from '../stores/event-store/event-store.port';
import { WrongExpectedRevision } from '../stores/event-store/event-store.port';
import { platformMetadata } from './platform-metadata';

/** Hands out numbers that nobody else gets. */
export interface NumberSeries {
  /** @throws EventStoreUnavailable when a new block is needed and cannot be reserved. */
  next(): Promise<number>;
}

export interface NumberSeriesOptions {
  /** Part of the stream's name: `orderNumbers`. */
  readonly series: string;
  readonly market: Market;
  readonly now: () => Date;
  /** Numbers reserved at once. A restart leaves the rest of a block unused. */
  readonly block?: number;
}

interface Reserved {
  readonly from: number;
  readonly to: number;
}

/**
 * Numbers from 1 upwards, unique over all processes: blocks are reserved as `NumbersReserved {from, to}` on stream
 * `numbers-{series}-{market}` with the exact revision, and handed out from memory (R5). Gaps happen, doubles never.
 */
export function createNumberSeries(events: EventStore, options: NumberSeriesOptions): NumberSeries {
  const { series, market, now, block = 50 } = options;
  const stream = `numbers-${series}-${market}`;
  let revision: ExpectedRevision = 'no-stream';
  let highest = 0;
  let free: Reserved = { from: 1, to: 0 };
  let reserving: Promise<void> | null = null;

  async function catchUp(): Promise<void> {
    const last = (await events.readStream(stream, revision === 'no-stream' ? 0 : revision + 1)).at(-1);
    if (!last) return;
    revision = last.revision;
    highest = (last.data as unknown as Reserved).to;
  }

  async function tryBlock(): Promise<Reserved | null> {
    await catchUp();
    const data = { from: highest + 1, to: highest + block };
    const metadata: EventMetadata = platformMetadata(market, now());
    try {
      const appended = await events.append(stream, revision, [
        { id: randomUUID(), type: 'NumbersReserved', data, metadata },
      ]);
      revision = appended.revision;
      highest = data.to;
      return data;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return null;
      throw error;
    }
  }

  async function reserve(): Promise<void> {
    let reserved: Reserved | null = null;
    // Every failed attempt means that somebody else got a block, so this ends.
    while (!reserved) reserved = await tryBlock();
    free = reserved;
  }

  async function next(): Promise<number> {
    while (free.from > free.to) {
      reserving ??= reserve().finally(() => (reserving = null));
      await reserving;
    }
    const number = free.from;
    free = { from: number + 1, to: free.to };
    return number;
  }

  return { next };
}
