import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailContent, NewEntry, Outbox, Settlement } from './outbox.port';

const time = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9) + seconds * 1_000).toISOString();
const content: MailContent = {
  from: { address: 'portal@chain.example' },
  to: { address: 'ana@es.chain.example', name: 'Ana' },
  subject: 'Nuevos materiales',
  html: '<p>Hola</p>',
  text: 'Hola',
  attachments: [{ name: 'a.pdf', contentType: 'application/pdf', fileKey: 'f'.repeat(32) }],
};
const entry = (id: string, changes: Partial<NewEntry<'mail'>> = {}): NewEntry<'mail'> => ({
  id,
  person: null,
  bundle: id,
  content,
  ...changes,
});
const failed = (dueAt: string, scope: 'server' | 'message' | 'unclear' = 'server'): Settlement => ({
  state: 'waiting',
  dueAt,
  failure: { reason: 'refused', scope },
});
const held = (dueAt: string): Settlement => ({ state: 'waiting', dueAt, failure: null });
const sent = (at: string): Settlement => ({ state: 'sent', at });
const parkedAt = (at: string): Settlement => ({ state: 'parked', at, reason: 'no such user' });

const aParkedStream = {
  id: 'when-a-then-mail/jar-1',
  projection: 'when-a-then-mail',
  stream: 'jar-1',
  eventId: 'event-1',
  eventType: 'CoinAdded',
  revision: 2,
  position: 7,
  reason: 'RangeError: thirteen',
};

/** Shared suite. `open` gives an empty outbox. */
export function describeOutbox(name: string, open: () => Promise<Outbox<'mail'>>): void {
  describe(name, () => {
    let outbox: Outbox<'mail'>;
    beforeEach(async () => {
      outbox = await open();
    });
    afterEach(() => outbox.close());

    /** Ids of a bundle, joined. */
    async function claimable(seconds: number, early = false): Promise<string[]> {
      const bundles: string[] = [];
      for (;;) {
        const claim = await outbox.claim(time(seconds), time(seconds + 60), early);
        if (claim === null) return bundles;
        bundles.push(claim.entries.map(({ id }) => id).join());
      }
    }

    it('[R12] hands out an entry unchanged, and only once', async () => {
      await outbox.record([entry('a', { person: 'user-1' })], time(0));
      const claims = [1, 2, 3].map(() => outbox.claim(time(1), time(30), false));
      const taken = (await Promise.all(claims)).filter((claim) => claim !== null);
      const found = { person: 'user-1', bundle: 'a', entries: [{ id: 'a', content }] };
      expect(taken).toEqual([{ ...found, attempts: 0, since: time(0) }]);
      expect(await outbox.stats()).toEqual({ waiting: 1, parked: 0, sent: 0, oldestWaiting: time(0) });
    });

    it('[R12] hands out what is due of a bundle together, in order, and only to one', async () => {
      const phone = { bundle: 'phone' };
      await outbox.record([entry('b', phone), entry('a', phone), entry('c')], time(0));
      await outbox.record([entry('d', phone)], time(1));
      const taken = await Promise.all([1, 2, 3].map(() => outbox.claim(time(2), time(60), false)));
      const ids = taken.map((claim) => claim?.entries.map(({ id }) => id).join());
      expect(ids.toSorted()).toEqual(['b,a,d', 'c', undefined]);
    });

    it('[R12] records an intent once, whatever its current state', async () => {
      await outbox.record(
        ['a', 'b', 'c'].map((id) => entry(id)),
        time(0),
      );
      await outbox.settle(['a'], sent(time(1)));
      await outbox.settle(['b'], { state: 'discarded', at: time(1) });
      await outbox.record(
        ['a', 'b', 'c', 'd'].map((id) => entry(id)),
        time(2),
      );
      expect(await claimable(3)).toEqual(['c', 'd']);
      expect(await outbox.stats()).toMatchObject({ waiting: 2, sent: 1, parked: 0 });
    });

    it('[R12] gives the entries of a sender that died to the next one when its claim has run out', async () => {
      const phone = { bundle: 'phone' };
      await outbox.record([entry('a', phone), entry('b', phone)], time(0));
      expect(await claimable(0)).toEqual(['a,b']);
      await outbox.record([entry('c', phone)], time(10));
      expect(await claimable(10)).toEqual(['c']);
      expect(await claimable(59)).toEqual([]);
      expect(await claimable(70)).toEqual(['a,b,c']);
    });

    it('[R12] hands an entry that failed out when it is due again, the longest due first', async () => {
      await outbox.record([entry('a'), entry('b')], time(0));
      await outbox.settle(['a'], failed(time(20)));
      await outbox.settle(['b'], failed(time(10)));
      expect(await claimable(9)).toEqual([]);
      expect(await claimable(20)).toEqual(['b', 'a']);
      const again = await outbox.claim(time(90), time(91), false);
      expect(again).toMatchObject({ attempts: 1, since: time(0) });
    });

    it('[R12] counts no attempt for what was held back, and hands it out with the rest of its bundle', async () => {
      const phone = { bundle: 'phone' };
      await outbox.record([entry('a', phone)], time(0));
      await outbox.settle(['a'], failed(time(10)));
      await outbox.record([entry('b', phone)], time(5));
      await outbox.settle(['b'], held(time(10)));
      expect(await claimable(9)).toEqual([]);
      const claim = await outbox.claim(time(10), time(60), false);
      expect(claim).toMatchObject({ entries: [{ id: 'a' }, { id: 'b' }], attempts: 1, since: time(0) });
      const { entries } = await outbox.list('waiting', 1, 9);
      expect(entries.map(({ id, attempts }) => [id, attempts])).toEqual([
        ['a', 1],
        ['b', 0],
      ]);
    });

    it('[R12] hands out early on demand', async () => {
      await outbox.record([entry('a'), entry('b')], time(0));
      await outbox.settle(['a'], failed(time(200)));
      await outbox.settle(['b'], failed(time(100)));
      expect(await claimable(1, true)).toEqual(['b', 'a']);
    });

    it('[R12] hurries what the server was to blame for', async () => {
      await outbox.record(
        ['a', 'b', 'c'].map((id) => entry(id)),
        time(0),
      );
      await outbox.settle(['a'], failed(time(900), 'server'));
      await outbox.settle(['b'], failed(time(800), 'message'));
      await outbox.settle(['c'], failed(time(700), 'unclear'));
      await outbox.retryNow(time(10));
      expect((await claimable(10)).sort()).toEqual(['a', 'c']);
    });

    it('[R12] lists what is parked with its reason, page by page, and sends it again on demand', async () => {
      await outbox.record(
        ['a', 'b', 'c'].map((id) => entry(id)),
        time(0),
      );
      for (const [at, id] of ['c', 'a', 'b'].entries()) await outbox.settle([id], parkedAt(time(at)));
      const first = await outbox.list('parked', 1, 2);
      expect(first.total).toBe(3);
      const same = { content, attempts: 1, reason: 'no such user' };
      expect(first.entries).toEqual(
        ['c', 'a'].map((id, at) => expect.objectContaining({ ...same, id, settledAt: time(at) })),
      );
      expect((await outbox.list('parked', 2, 2)).entries.map(({ id }) => id)).toEqual(['b']);
      expect(await claimable(100)).toEqual([]);
      expect(await outbox.retry('a', time(100))).toBe(true);
      expect(await outbox.retry('a', time(100))).toBe(false);
      const again = await outbox.claim(time(100), time(160), false);
      expect(again).toMatchObject({ entries: [{ id: 'a', content }], attempts: 0, since: time(100) });
      expect((await outbox.list('parked', 1, 9)).entries.map(({ id }) => id)).toEqual(['c', 'b']);
    });

    it('[R12] lists what is waiting, the longest due first, and what is being sent', async () => {
      await outbox.record(
        ['a', 'b', 'c'].map((id) => entry(id)),
        time(0),
      );
      await outbox.settle(['a'], failed(time(30)));
      await outbox.settle(['b'], sent(time(1)));
      await outbox.claim(time(1), time(46), false);
      const { entries, total } = await outbox.list('waiting', 1, 9);
      const same = { content, since: time(0), settledAt: null };
      expect(total).toBe(2);
      expect(entries).toEqual([
        { ...same, id: 'c', attempts: 0, reason: null, dueAt: time(0), claimedUntil: time(46) },
        { ...same, id: 'a', attempts: 1, reason: 'refused', dueAt: time(30), claimedUntil: '' },
      ]);
      expect((await outbox.list('waiting', 2, 1)).entries.map(({ id }) => id)).toEqual(['a']);
    });

    it('[S18] gives up what waits for an erased person, and records none of it again', async () => {
      const theirs = ['a', 'b', 'sent'].map((id) => entry(id, { person: 'user-1' }));
      await outbox.record([...theirs, entry('c', { person: 'user-2' })], time(0));
      await outbox.settle(['b'], parkedAt(time(1)));
      await outbox.settle(['sent'], sent(time(1)));
      expect([...(await outbox.erasePerson('user-1', time(2)))].sort()).toEqual(['a', 'b', 'sent']);
      await outbox.record(theirs, time(3));
      expect(await claimable(4)).toEqual(['c']);
      expect(await outbox.stats()).toMatchObject({ waiting: 1, parked: 0, sent: 1 });
    });

    it('[R12] forgets what ended long ago, and nothing that waits', async () => {
      await outbox.record([entry('a'), entry('b'), entry('c', { person: 'user-1' })], time(0));
      await outbox.settle(['a'], sent(time(1)));
      await outbox.erasePerson('user-1', time(1));
      await outbox.prune(time(1));
      await outbox.record([entry('a'), entry('c')], time(2));
      expect(await outbox.stats()).toMatchObject({ waiting: 1, sent: 1 });
      await outbox.prune(time(2));
      expect(await outbox.stats()).toMatchObject({ waiting: 1, sent: 0 });
      await outbox.record([entry('a'), entry('c')], time(3));
      expect((await claimable(4)).toSorted()).toEqual(['a', 'b', 'c']);
    });

    it('[R12] keeps the last progress of each rule, apart from the entries', async () => {
      const progress = { position: 7, since: time(0), parked: [] };
      const stuck = { ...aParkedStream, at: time(3) };
      expect(await outbox.progressOf('when-a-then-mail')).toBeNull();
      await outbox.saveProgress('when-a-then-mail', progress);
      await outbox.saveProgress('when-b-then-mail', { ...progress, position: 9 });
      await outbox.saveProgress('when-a-then-mail', { ...progress, position: 8, parked: [stuck] });
      expect(await outbox.progressOf('when-a-then-mail')).toEqual({
        ...progress,
        position: 8,
        parked: [stuck],
      });
      expect(await outbox.progressOf('when-b-then-mail')).toEqual({ ...progress, position: 9 });
      expect(await outbox.stats()).toEqual({ waiting: 0, parked: 0, sent: 0, oldestWaiting: null });
    });

    it('gives the entries of events, sent ones too', async () => {
      const ofOne = [entry('one:rule:ana', { person: 'user-1' }), entry('one:rule:luis')];
      await outbox.record([...ofOne, entry('one-more:rule:ana'), entry('two:rule:ana')], time(0));
      await outbox.settle(['one:rule:ana'], sent(time(1)));
      expect(await outbox.ofEvents(['one', 'three'])).toEqual([
        { id: 'one:rule:ana', person: 'user-1', state: 'sent', since: time(0), settledAt: time(1) },
        { id: 'one:rule:luis', person: null, state: 'waiting', since: time(0), settledAt: null },
      ]);
      expect(await outbox.ofEvents([])).toEqual([]);
    });

    it('settles only what waits', async () => {
      await outbox.record([entry('a', { person: 'user-1' })], time(0));
      await outbox.erasePerson('user-1', time(1));
      await outbox.settle(['a'], failed(time(1)));
      await outbox.record([], time(2));
      expect(await claimable(9)).toEqual([]);
    });
  });
}
