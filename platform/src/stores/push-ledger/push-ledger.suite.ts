import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewNotice, PushLedger } from './push-ledger.port';

const time = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9) + seconds * 1_000).toISOString();
const notice = (id: string, changes: Partial<NewNotice> = {}): NewNotice => ({
  id,
  person: 'user-1',
  device: 'phone',
  kind: 'order',
  content: `{"of":"${id}"}`,
  ...changes,
});
const progress = { position: 7, since: time(0), parked: [] };

/** Shared suite. `open` gives an empty ledger. */
export function describePushLedger(name: string, open: () => Promise<PushLedger>): void {
  describe(name, () => {
    let ledger: PushLedger;
    beforeEach(async () => {
      ledger = await open();
    });
    afterEach(() => ledger.close());

    async function claimable(seconds: number): Promise<string[][]> {
      const messages: string[][] = [];
      for (;;) {
        const due = await ledger.claim(time(seconds), time(seconds + 60));
        if (due === null) return messages;
        messages.push(due.notices.map(({ id }) => id));
      }
    }

    it('[R12] hands out what was recorded for a device and kind together, and only to one', async () => {
      await ledger.record([notice('b'), notice('a'), notice('c', { kind: 'message' })], time(0));
      await ledger.record([notice('d', { device: 'laptop' })], time(1));
      expect(await ledger.waiting()).toBe(4);
      const taken = await Promise.all([1, 2, 3, 4].map(() => ledger.claim(time(2), time(60))));
      const found = taken.filter((due) => due !== null);
      expect(found.map(({ notices }) => notices.map(({ id }) => id).join())).toEqual(
        expect.arrayContaining(['b,a', 'c', 'd']),
      );
      expect(found).toHaveLength(3);
      expect(found.find(({ kind, device }) => kind === 'order' && device === 'phone')).toEqual({
        person: 'user-1',
        device: 'phone',
        kind: 'order',
        attempts: 0,
        since: time(0),
        notices: [
          { id: 'b', content: '{"of":"b"}' },
          { id: 'a', content: '{"of":"a"}' },
        ],
      });
    });

    it('[R12] records a notice once, whatever has become of it', async () => {
      await ledger.record([notice('a'), notice('b')], time(0));
      await ledger.settle(['a'], { state: 'done', at: time(1) });
      await ledger.record([notice('a'), notice('b'), notice('c')], time(2));
      expect(await claimable(3)).toEqual([['b', 'c']]);
      expect(await ledger.waiting()).toBe(2);
    });

    it('[R12] gives the notices of a sender that died to the next one when its claim has run out', async () => {
      await ledger.record([notice('a'), notice('b')], time(0));
      expect(await claimable(0)).toEqual([['a', 'b']]);
      await ledger.record([notice('c')], time(10));
      expect(await claimable(10)).toEqual([['c']]);
      expect(await claimable(59)).toEqual([]);
      expect(await claimable(70)).toEqual([['a', 'b', 'c']]);
    });

    it('[R12] hands out again what failed or was held back, when it is due, with its attempts', async () => {
      await ledger.record([notice('a')], time(0));
      await ledger.settle(['a'], { state: 'waiting', dueAt: time(10), failed: true });
      await ledger.record([notice('b')], time(5));
      await ledger.settle(['b'], { state: 'waiting', dueAt: time(10), failed: false });
      expect(await claimable(9)).toEqual([]);
      expect(await ledger.claim(time(10), time(60))).toMatchObject({
        notices: [{ id: 'a' }, { id: 'b' }],
        attempts: 1,
        since: time(0),
      });
    });

    it('[R12] hands out first what has been due longest', async () => {
      await ledger.record([notice('a'), notice('b', { device: 'laptop' })], time(0));
      await ledger.settle(['a'], { state: 'waiting', dueAt: time(20), failed: true });
      await ledger.settle(['b'], { state: 'waiting', dueAt: time(10), failed: true });
      expect(await claimable(30)).toEqual([['b'], ['a']]);
    });

    it('[S18] gives up what is not sent to an erased person, and records none of it again', async () => {
      const other = notice('other', { person: 'user-2', device: 'theirs' });
      await ledger.record([notice('a'), other], time(0));
      await ledger.erasePerson('user-1');
      await ledger.record([notice('a')], time(1));
      expect(await claimable(2)).toEqual([['other']]);
    });

    it('[R12] forgets what was done long ago, and nothing that waits', async () => {
      await ledger.record([notice('a'), notice('b')], time(0));
      await ledger.settle(['a'], { state: 'done', at: time(1) });
      await ledger.prune(time(1));
      await ledger.record([notice('a')], time(2));
      expect(await ledger.waiting()).toBe(1);
      await ledger.prune(time(2));
      await ledger.record([notice('a')], time(3));
      expect(await claimable(4)).toEqual([expect.arrayContaining(['a', 'b'])]);
    });

    it('[R12] knows how far each rule has come with the log', async () => {
      expect(await ledger.progressOf('one')).toBeNull();
      await ledger.saveProgress('one', progress);
      await ledger.saveProgress('one', { ...progress, position: 9 });
      expect(await ledger.progressOf('one')).toEqual({ ...progress, position: 9 });
      expect(await ledger.progressOf('other')).toBeNull();
    });
  });
}
