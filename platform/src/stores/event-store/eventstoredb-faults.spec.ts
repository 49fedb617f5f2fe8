import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EventStoreDbDouble } from '@portal/doubles/eventstoredb/eventstoredb-double';
import { AppendTooLarge, EventStoreUnavailable, type RecordedEvent } from './event-store.port';
import { anEvent, Follower, someEvents } from './event-store.samples';
import { EventStoreDbEventStore } from './eventstoredb.event-store';

const backOff = { first: 1, longest: 20 };

describe('EventStoreDbEventStore', () => {
  let double: EventStoreDbDouble;
  let store: EventStoreDbEventStore;
  const openStore = (timeoutMs?: number) => new EventStoreDbEventStore(double.url, { backOff, timeoutMs });
  beforeEach(async () => {
    double = await EventStoreDbDouble.start();
    store = openStore();
  });
  afterEach(async () => {
    await store.close();
    await double.close();
  });

  it('[F1] refuses what a server takes no more of, because it was left at its default', async () => {
    const left = await EventStoreDbDouble.start({ maxAppendSize: 1024 * 1024 });
    const small = new EventStoreDbEventStore(left.url, { backOff });
    const large = anEvent({ text: 'x'.repeat(2_000_000) });
    await expect(small.append('a', 'no-stream', [large])).rejects.toThrow(AppendTooLarge);
    expect(await small.readAll(0, 10)).toEqual([]);
    await small.close();
    await left.close();
    expect(await store.append('a', 'no-stream', [large])).toMatchObject({ revision: 0 });
  });

  it('[R7] loses and doubles nothing when subscriptions drop, whenever that is', async () => {
    const step = fc.constantFrom('append', 'append', 'append', 'drop', 'cut', 'system');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 1, max: 7 }),
        async (steps, n) => {
          run += 1;
          const after = await store.head();
          const follower = new Follower(store, { after, batchSize: n });
          let appended = 0;
          for (const [index, order] of steps.entries()) {
            if (order === 'drop') double.dropSubscriptions();
            if (order === 'system') double.appendSystemEvent();
            if (order === 'cut') {
              await double.goAway();
              await double.comeBack();
            }
            if (order === 'append') appended += await appendThrough(`s-${run}-${index}`, 1 + (index % 3));
          }
          await follower.until(appended);
          await follower.stop();
          expect(follower.seen).toEqual(await store.readAll(after, 1_000));
          expect(follower.seen).toHaveLength(appended);
        },
      ),
      { numRuns: 25 },
    );
  });

  /** Repeats the same events until stored. @returns attempts */
  async function appendThrough(stream: string, count: number): Promise<number> {
    const events = someEvents(count);
    for (;;) {
      try {
        await store.append(stream, 'no-stream', events);
        return count;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error;
      }
    }
  }

  it('[R15] reports at once that the server is down, and goes on when it is back', async () => {
    await double.goAway();
    const errors: unknown[] = [];
    const seen: RecordedEvent[] = [];
    let troubled: () => void = () => undefined;
    let arrived: () => void = () => undefined;
    const away = new Promise<void>((resolve) => {
      troubled = resolve;
    });
    const back = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    store.subscribe({
      after: 0,
      handle: async (events) => {
        seen.push(...events);
        arrived();
      },
      onError: (error) => {
        errors.push(error);
        if (errors.length === 3) troubled();
      },
    });
    await expect(store.append('a', 'no-stream', someEvents(1))).rejects.toThrow(EventStoreUnavailable);
    await expect(store.readStream('a')).rejects.toThrow(EventStoreUnavailable);
    await expect(store.readAll(0, 1)).rejects.toThrow(EventStoreUnavailable);
    await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
    await away;
    await double.comeBack();
    await appendThrough('a', 2);
    await back;
    expect(seen).toEqual(await store.readStream('a'));
    for (const error of errors) expect(error).toBeInstanceOf(EventStoreUnavailable);
  });

  it('[R15] finds the leader of a cluster, and again after none could be found', async () => {
    const clustered = new EventStoreDbEventStore(double.clusterUrl, { backOff });
    const followers = Array.from({ length: 5 }, () => new Follower(clustered));
    await clustered.append('a', 'no-stream', someEvents(1));
    for (const follower of followers) await follower.until(1);
    const underWay = Array.from({ length: 20 }, (_, n) =>
      clustered.append(`s-${n}`, 'no-stream', someEvents(1)),
    );
    await double.goAway();
    const errors = (await Promise.allSettled(underWay)).flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    for (let attempt = 0; attempt < 20; attempt += 1)
      errors.push(await clustered.readStream('a').catch((error: unknown) => error));
    for (const error of errors) expect(error).toBeInstanceOf(EventStoreUnavailable);
    await double.comeBack();
    await appendThrough('b', 1);
    const all = await store.readAll(0, 100);
    for (const follower of followers) {
      await follower.until(all.length);
      expect(follower.seen).toEqual(all);
    }
    await clustered.close();
  });

  it('does not wait for ever for a server that does not answer', async () => {
    await store.append('a', 'no-stream', someEvents(1));
    const impatient = openStore(50);
    double.hold();
    const attempts = [impatient.append('a', 0, someEvents(1)), impatient.readStream('a'), impatient.head()];
    for (const { status } of await Promise.allSettled(attempts)) expect(status).toBe('rejected');
    const follower = new Follower(impatient);
    double.release();
    await follower.until(1);
    await impatient.close();
  });

  it('makes an append again whose outcome the server does not know, with one effect', async () => {
    double.loseAnswers(1);
    const events = someEvents(2);
    const appended = await store.append('a', 'no-stream', events);
    const stored = await store.readStream('a');
    expect(stored.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(appended).toEqual({ position: stored[1]?.position, revision: 1 });
    double.loseAnswers(2);
    await expect(store.append('a', 1, someEvents(1))).rejects.toThrow(EventStoreUnavailable);
  });

  it('knows nothing of the events that the server writes for itself', async () => {
    const system = (count: number) => Array.from({ length: count }, () => double.appendSystemEvent());
    expect(await store.head()).toBe(0);
    const errors: unknown[] = [];
    const follower = new Follower(store, { onError: (error) => errors.push(error) });
    system(3);
    const { position } = await store.append('a', 'no-stream', someEvents(1));
    await follower.until(1);
    system(70);
    await store.append('a', 0, someEvents(1));
    system(70);
    await follower.until(2);
    expect(errors).toEqual([]);
    const all = await store.readAll(0, 10);
    expect(all.map(({ stream }) => stream)).toEqual(['a', 'a']);
    expect(follower.seen).toEqual(all);
    expect(await store.readAll(position, 1)).toEqual(all.slice(1));
    expect(await store.head()).toBe(all[1]?.position);
  });

  it('reads no more from a live subscription than its handler takes', async () => {
    const count = 2_000;
    const text = 'x'.repeat(4_000);
    let release: () => void = () => undefined;
    let entered: () => void = () => undefined;
    let finished: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const atWork = new Promise<void>((resolve) => (entered = resolve));
    const done = new Promise<void>((resolve) => (finished = resolve));
    let handled = 0;
    const handle = async (events: readonly RecordedEvent[]) => {
      entered();
      await held;
      handled += events.length;
      if (handled === count + 1) finished();
    };
    store.subscribe({ after: await store.head(), batchSize: 10, handle });
    await store.append('first', 'no-stream', someEvents(1));
    await atWork;
    for (let at = 0; at < count; at += 100) {
      const events = Array.from({ length: 100 }, () => anEvent({ text }));
      await store.append('many', at === 0 ? 'no-stream' : at - 1, events);
    }
    expect(double.sentToSubscribers).toBeLessThan(count);
    release();
    await done;
  });

  it('refuses an address that hides failed appends', () => {
    const url = `${double.url}&throwOnAppendFailure=false`;
    expect(() => new EventStoreDbEventStore(url)).toThrow(RangeError);
  });
});
