import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { yieldToOthers } from '../../program/in-pieces';
import type { EventStore, RecordedEvent } from './event-store.port';
import { anEvent, Follower, someEvents } from './event-store.samples';

const numbers = (events: readonly RecordedEvent[]) => events.map(({ data }) => data['number']);

/** Shared suite. `open` gives an empty log with short back-offs. */
export function describeSubscriptions(name: string, open: () => Promise<EventStore>): void {
  describe(`${name}: following the log`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('delivers what is there and what comes, in order, in batches of the asked size', async () => {
      await store.append('a', 'no-stream', someEvents(5));
      const follower = new Follower(store, { batchSize: 2 });
      await follower.until(5);
      expect(follower.batches).toEqual([2, 2, 1]);
      await store.append('b', 'no-stream', someEvents(3));
      await follower.until(8);
      expect(follower.seen).toEqual(await store.readAll(0, 100));
      await follower.stop();
    });

    it('waits for its handler before it delivers more', async () => {
      let active = 0;
      let most = 0;
      let handled = 0;
      const done = new Promise<void>((resolve) => {
        store.subscribe({
          after: 0,
          batchSize: 1,
          handle: async () => {
            active += 1;
            most = Math.max(most, active);
            await yieldToOthers();
            active -= 1;
            handled += 1;
            if (handled === 20) resolve();
          },
        });
      });
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => store.append(`s-${n}`, 'no-stream', someEvents(1))),
      );
      await done;
      expect(most).toBe(1);
    });

    it('delivers the same batch again when the handler fails, and skips nothing', async () => {
      await store.append('a', 'no-stream', someEvents(4));
      const tries: unknown[][] = [];
      const errors: unknown[] = [];
      const error = new Error('not now');
      await new Promise<void>((resolve) => {
        store.subscribe({
          after: 0,
          batchSize: 2,
          onError: (error) => errors.push(error),
          handle: async (events) => {
            tries.push(numbers(events));
            if (tries.length <= 3) throw error;
            if (tries.length === 5) resolve();
          },
        });
      });
      expect(tries).toEqual([
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
        [2, 3],
      ]);
      expect(errors).toEqual([error, error, error]);
    });

    it('goes on from the given position', async () => {
      await store.append('a', 'no-stream', someEvents(3));
      const first = new Follower(store);
      await first.until(3);
      await first.stop();
      await store.append('a', 2, someEvents(2));
      expect(first.seen).toHaveLength(3);
      const second = new Follower(store, { after: first.seen.at(-1)?.position });
      await second.until(2);
      expect(second.seen).toEqual((await store.readAll(0, 10)).slice(3));
      await second.stop();
    });

    it('stops only after the current handler, and then for good', async () => {
      await store.append('a', 'no-stream', someEvents(2));
      let finished = 0;
      let release: () => void = () => undefined;
      const entered = new Promise<ReturnType<EventStore['subscribe']>>((resolve) => {
        const subscription = store.subscribe({
          after: 0,
          batchSize: 1,
          handle: async () => {
            resolve(subscription);
            await new Promise<void>((free) => {
              release = free;
            });
            finished += 1;
          },
        });
      });
      const stopped = (await entered).stop();
      expect(finished).toBe(0);
      release();
      await stopped;
      expect(finished).toBe(1);
      await store.append('a', 1, someEvents(1));
      await yieldToOthers();
      expect(finished).toBe(1);
    });

    it('stops while it waits to deliver a failed batch again', async () => {
      await store.append('a', 'no-stream', someEvents(1));
      let subscription: ReturnType<EventStore['subscribe']> | undefined;
      await new Promise<void>((resolve) => {
        subscription = store.subscribe({
          after: 0,
          onError: () => resolve(),
          handle: () => Promise.reject(new Error('never')),
        });
      });
      await expect(subscription?.stop()).resolves.toBeUndefined();
    });
  });
}

/** For stores that see event types before followers read. */
export function describeSleepers(name: string, open: () => Promise<EventStore>): void {
  describe(`${name}: who follows what`, () => {
    it('wakes no follower for types of no concern to it, however many follow', async () => {
      const log = await open();
      const append = (count: number, type: string) =>
        log.append(
          randomUUID(),
          'no-stream',
          Array.from({ length: count }, () => anEvent({}, { type })),
        );
      const concerns = (type: string) => type === 'Rare';
      const idle = Array.from({ length: 60 }, () => new Follower(log, { concerns }));
      const busy = new Follower(log);
      const batches = () => new Set(idle.map((each) => String(each.batches)));
      await append(1, 'Rare');
      await Promise.all(idle.map((each) => each.until(1)));
      for (let turn = 0; turn < 10; turn += 1) await yieldToOthers();
      for (let n = 0; n < 4; n += 1) await append(100, 'Frequent');
      await busy.until(401);
      expect(batches()).toEqual(new Set(['1']));
      await append(1, 'Rare');
      await Promise.all(idle.map((each) => each.until(402)));
      expect(batches()).toEqual(new Set(['1,401']));
      expect(idle[0]?.seen).toEqual(busy.seen);
      // At most 500 events behind: a restart reads them at once.
      for (let n = 0; n < 5; n += 1) await append(100, 'Frequent');
      await Promise.all(idle.map((each) => each.until(902)));
      await log.close();
    });
  });
}
