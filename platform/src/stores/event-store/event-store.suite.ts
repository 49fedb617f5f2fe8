import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AppendTooLarge,
  type EventStore,
  type ExpectedRevision,
  maxAppendBytes,
  type RecordedEvent,
  WrongExpectedRevision,
} from './event-store.port';
import { anEvent, correlated, someEvents } from './event-store.samples';

const isOf = ({ metadata }: RecordedEvent, correlationId: string) => metadata.correlationId === correlationId;

/** Servers link events a moment after their append. */
async function eventually(read: () => Promise<readonly RecordedEvent[]>, count: number) {
  const until = Date.now() + 4_000;
  for (;;) {
    const events = await read();
    if (events.length >= count || Date.now() > until) return events;
  }
}

/** Shared suite. `open` gives an empty log. */
export function describeEventStore(name: string, open: () => Promise<EventStore>): void {
  describe(`${name}: appending and reading`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('gives back what was appended, in order, with its places', async () => {
      const first = anEvent({ text: 'Ñandú "quoted" 🍅', list: [1, null, { deep: true }] });
      const second = anEvent({}, { type: 'Other', personal: { subject: 'user-7', sealed: 'AAECAw==' } });
      const appended = await store.append('order-1', 'no-stream', [first, second]);
      const read = await store.readStream('order-1');
      expect(read).toEqual([
        { ...first, stream: 'order-1', revision: 0, position: expect.any(Number) },
        { ...second, stream: 'order-1', revision: 1, position: appended.position },
      ]);
      expect(appended.revision).toBe(1);
      expect(await store.readStream('order-1', 1)).toEqual([read[1]]);
      expect(await store.readStream('order-2')).toEqual([]);
    });

    it('[X7] gives the event at a position, and none where no event is', async () => {
      await store.append('order-1', 'no-stream', someEvents(2));
      await store.append('order-2', 'no-stream', someEvents(1));
      for (const event of await store.readAll(0, 9))
        expect(await store.eventAt(event.position)).toEqual(event);
      const head = await store.head();
      expect([await store.eventAt(head + 1), await store.eventAt(head + 1_000)]).toEqual([null, null]);
    });

    it('gives the events of one correlation id, of all streams, in order of the log', async () => {
      const one = randomUUID();
      const other = randomUUID();
      await store.append('a', 'no-stream', [correlated(one), correlated(other)]);
      await store.append('b', 'no-stream', [correlated(other), ...someEvents(1_500)]);
      await store.append('c', 'no-stream', [correlated(one)]);
      const known = await eventually(() => store.readCorrelation(one, 9), 2);
      await store.append('a', 1, [correlated(one)]);
      expect(known.map(({ stream, revision }) => `${stream}${revision}`)).toEqual(['a0', 'c0']);
      const all = await eventually(() => store.readCorrelation(one, 9), 3);
      expect(all).toEqual((await store.readAll(0, 2_000)).filter((each) => isOf(each, one)));
      expect(await store.readCorrelation(one, 2)).toEqual(all.slice(0, 2));
      expect(await store.readCorrelation(other, 9)).toHaveLength(2);
      expect(await store.readCorrelation(randomUUID(), 9)).toEqual([]);
    });

    it('gives a stretch of a stream, and the last of it', async () => {
      expect(await store.readLast('order-1')).toBeNull();
      await store.append('order-1', 'no-stream', someEvents(5));
      const all = await store.readStream('order-1');
      expect(await store.readStream('order-1', 1, 2)).toEqual(all.slice(1, 3));
      expect(await store.readStream('order-1', 3, 9)).toEqual(all.slice(3));
      expect(await store.readStream('order-1', 5, 2)).toEqual([]);
      expect(await store.readStream('order-1', 0, 2)).toHaveLength(2);
      expect(await store.readStream('order-1', 2)).toEqual(all.slice(2));
      expect(await store.readLast('order-1')).toEqual(all.at(-1));
      await store.append('order-1', 4, someEvents(1));
      expect((await store.readLast('order-1'))?.revision).toBe(5);
    });

    it('keeps its own copy', async () => {
      const data = { list: [1] };
      await store.append('order-1', 'no-stream', [anEvent(data)]);
      data.list.push(2);
      expect((await store.readStream('order-1'))[0]?.data).toEqual({ list: [1] });
    });

    it('reads the whole log in order, in pieces, and knows its head', async () => {
      expect(await store.head()).toBe(0);
      expect(await store.readAll(0, 10)).toEqual([]);
      await store.append('a', 'no-stream', someEvents(3));
      await store.append('b', 'no-stream', someEvents(2));
      const { position } = await store.append('a', 2, someEvents(1));
      const all = await store.readAll(0, 100);
      expect(all.map((event) => `${event.stream}${event.revision}`)).toEqual([
        'a0',
        'a1',
        'a2',
        'b0',
        'b1',
        'a3',
      ]);
      expect(all.map((event) => event.position)).toEqual(
        [...new Set(all.map((event) => event.position))].sort((x, y) => x - y),
      );
      expect(await store.readAll(all[1]?.position ?? 0, 3)).toEqual(all.slice(2, 5));
      expect(await store.head()).toBe(position);
    });

    it('refuses an append that expects another revision, reports the actual one, and stores nothing', async () => {
      await store.append('a', 'no-stream', someEvents(2));
      const attempts: [string, ExpectedRevision, ExpectedRevision][] = [
        ['a', 'no-stream', 1],
        ['a', 0, 1],
        ['a', 2, 1],
        ['b', 0, 'no-stream'],
      ];
      for (const [stream, expected, actual] of attempts) {
        const refused = await store.append(stream, expected, someEvents(2)).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(WrongExpectedRevision);
        expect(refused).toMatchObject({ stream, expected, actual });
      }
      expect(await store.readAll(0, 10)).toHaveLength(2);
    });

    it('refuses to append nothing', async () => {
      await expect(store.append('a', 'no-stream', [])).rejects.toThrow(RangeError);
    });

    it('refuses an append of more than eight megabytes, and takes large batches below it', async () => {
      const large = anEvent({ text: 'x'.repeat(maxAppendBytes) });
      await expect(store.append('a', 'no-stream', [large])).rejects.toThrow(AppendTooLarge);
      const halves = [0, 1].map(() => anEvent({ text: 'x'.repeat(maxAppendBytes / 2) }));
      await expect(store.append('a', 'no-stream', halves)).rejects.toThrow(AppendTooLarge);
      await store.append('a', 'no-stream', someEvents(1_000));
      await store.append('b', 'no-stream', halves.slice(1));
      expect(await store.readStream('a')).toHaveLength(1_000);
      expect(await store.readAll(0, 2_000)).toHaveLength(1_001);
    });

    it('[R-IMP-04] stores hundreds of events in order, beside others, once, or none of them', async () => {
      const many = someEvents(150);
      const others = someEvents(2);
      const [appended] = await Promise.all([
        store.append('a', 'no-stream', many),
        store.append('b', 'no-stream', others),
      ]);
      const read = await store.readStream('a');
      expect(read.map(({ id, revision }) => [id, revision])).toEqual(many.map(({ id }, at) => [id, at]));
      expect(read.at(-1)).toMatchObject(appended);
      const all = await store.readAll(0, 1_000);
      expect(all.map(({ id }) => id).sort()).toEqual([...many, ...others].map(({ id }) => id).sort());
      expect(all.filter(({ stream }) => stream === 'a')).toEqual(read);
      expect(await store.append('a', 'no-stream', many)).toEqual(appended);
      await expect(store.append('a', 3, someEvents(150))).rejects.toThrow(WrongExpectedRevision);
      const next = await store.append('a', 149, someEvents(150));
      expect(next.revision).toBe(299);
      expect(await store.readAll(0, 1_000)).toHaveLength(302);
      expect((await store.readAll(0, 1_000)).at(-1)).toMatchObject(next);
    });

    it('fails the append alone whose data is not JSON', async () => {
      const circular: Record<string, never> = {};
      Object.assign(circular, { itself: circular });
      const outcomes = await Promise.allSettled([
        store.append('a', 'no-stream', someEvents(1)),
        store.append('b', 'no-stream', [anEvent(circular)]),
        store.append('c', 'no-stream', someEvents(1)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await store.readAll(0, 10)).map(({ stream }) => stream)).toEqual(['a', 'c']);
    });
  });

  describe(`${name}: races and retries`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('[R5] lets one of 500 parallel creations of a stream win', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 500 }, () => store.append('email-x', 'no-stream', someEvents(1))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongExpectedRevision);
      }
      expect(await store.readAll(0, 10)).toHaveLength(1);
    });

    it('takes appends to many streams at once, each whole and in one piece', async () => {
      await Promise.all(
        Array.from({ length: 100 }, (_, n) => store.append(`s-${n}`, 'no-stream', someEvents(3))),
      );
      const all = await store.readAll(0, 1000);
      expect(all).toHaveLength(300);
      for (let index = 0; index < all.length; index += 3) {
        const piece = all.slice(index, index + 3);
        expect(new Set(piece.map(({ stream }) => stream)).size).toBe(1);
        expect(piece.map(({ revision }) => revision)).toEqual([0, 1, 2]);
      }
    });

    it('answers a repeated append like the first time and stores nothing twice', async () => {
      const events = someEvents(2);
      const first = await store.append('a', 'no-stream', events);
      expect(await store.append('a', 'no-stream', events)).toEqual(first);
      await store.append('a', 1, someEvents(1));
      expect(await store.append('a', 'no-stream', events)).toEqual(first);
      const both = await Promise.all([
        store.append('b', 'no-stream', events),
        store.append('b', 'no-stream', events),
      ]);
      expect(both[0]).toEqual(both[1]);
      expect(await store.readAll(0, 10)).toHaveLength(5);
    });

    it('does not take a different append for a repeated one', async () => {
      const one = anEvent();
      const two = anEvent();
      await store.append('a', 'no-stream', [one, two]);
      for (const events of [
        [two, one],
        [one, anEvent()],
        [one, two, anEvent()],
      ]) {
        await expect(store.append('a', 'no-stream', events)).rejects.toThrow(WrongExpectedRevision);
      }
      await expect(store.append('a', 0, [one])).rejects.toThrow(WrongExpectedRevision);
      expect(await store.readAll(0, 10)).toHaveLength(2);
    });

    it('behaves like a map of lists, for any appends', async () => {
      const step = fc.record({
        stream: fc.constantFrom('x', 'y', 'z'),
        off: fc.constantFrom(0, 0, 0, -1, 1),
        count: fc.integer({ min: 1, max: 3 }),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          run += 1;
          const model = new Map<string, string[]>();
          for (const { stream, off, count } of steps) {
            const key = `${stream}-${run}`;
            const ids = model.get(key) ?? [];
            const expected = ids.length - 1 + off < 0 ? 'no-stream' : ids.length - 1 + off;
            const fits = expected === (ids.length === 0 ? 'no-stream' : ids.length - 1);
            const events = someEvents(count);
            const outcome = await store.append(key, expected, events).then(
              () => true,
              () => false,
            );
            expect(outcome).toBe(fits);
            if (fits) model.set(key, [...ids, ...events.map(({ id }) => id)]);
          }
          for (const [key, ids] of model) {
            expect((await store.readStream(key)).map(({ id }) => id)).toEqual(ids);
          }
        }),
        { numRuns: 50 },
      );
    });
  });
}
