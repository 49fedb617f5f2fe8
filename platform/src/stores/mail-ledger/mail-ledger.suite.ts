import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LedgerMail, MailLedger, NewMail, Settlement } from './mail-ledger.port';

const time = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9) + seconds * 1_000).toISOString();
const content: LedgerMail = {
  from: { address: 'portal@chain.example' },
  to: { address: 'ana@es.chain.example', name: 'Ana' },
  subject: 'Nuevos materiales',
  html: '<p>Hola</p>',
  text: 'Hola',
  attachments: [{ name: 'a.pdf', contentType: 'application/pdf', fileKey: 'f'.repeat(32) }],
};
const newMail = (id: string, person: string | null = null): NewMail => ({
  id,
  messageId: `<${id}@chain.example>`,
  person,
  mail: content,
});
const failed = (dueAt: string, scope: 'server' | 'mail' | 'unclear' = 'server'): Settlement => ({
  state: 'waiting',
  dueAt,
  reason: 'refused',
  scope,
});
const parkedAt = (at: string): Settlement => ({ state: 'parked', at, reason: 'no such user' });

const anEntry = {
  id: 'when-a-then-mail/jar-1',
  projection: 'when-a-then-mail',
  stream: 'jar-1',
  eventId: 'event-1',
  eventType: 'CoinAdded',
  revision: 2,
  position: 7,
  reason: 'RangeError: thirteen',
};

/** Shared suite. `open` gives an empty ledger. */
export function describeMailLedger(name: string, open: () => Promise<MailLedger>): void {
  describe(name, () => {
    let ledger: MailLedger;
    beforeEach(async () => {
      ledger = await open();
    });
    afterEach(() => ledger.close());

    async function claimable(seconds: number, early = false): Promise<string[]> {
      const ids: string[] = [];
      for (;;) {
        const mail = await ledger.claim(time(seconds), time(seconds + 60), early);
        if (mail === null) return ids;
        ids.push(mail.id);
      }
    }

    it('[R12] hands out a recorded mail as it was recorded, and only to one', async () => {
      await ledger.record([newMail('a', 'user-1')], time(0));
      const claims = [1, 2, 3].map(() => ledger.claim(time(1), time(30), false));
      const taken = (await Promise.all(claims)).filter((mail) => mail !== null);
      expect(taken).toEqual([{ ...newMail('a', 'user-1'), attempts: 0, since: time(0) }]);
      expect(await ledger.stats()).toEqual({ waiting: 1, parked: 0, sent: 0, oldestWaiting: time(0) });
    });

    it('[R12] records an intent once, whatever has become of it', async () => {
      await ledger.record([newMail('a'), newMail('b'), newMail('c')], time(0));
      await ledger.settle('a', { state: 'sent', at: time(1) });
      await ledger.settle('b', parkedAt(time(1)));
      await ledger.discard('b');
      await ledger.record([newMail('a'), newMail('b'), newMail('c'), newMail('d')], time(2));
      expect(await claimable(3)).toEqual(['c', 'd']);
      expect(await ledger.stats()).toMatchObject({ waiting: 2, sent: 1, parked: 0 });
    });

    it('[R12] gives the mail of a sender that died to the next one when its claim has run out', async () => {
      await ledger.record([newMail('a')], time(0));
      expect(await claimable(0)).toEqual(['a']);
      expect(await claimable(59)).toEqual([]);
      expect(await claimable(60)).toEqual(['a']);
    });

    it('[R12] hands a mail that failed out when it is due again, the longest due first', async () => {
      await ledger.record([newMail('a'), newMail('b')], time(0));
      await ledger.settle('a', failed(time(20)));
      await ledger.settle('b', failed(time(10)));
      expect(await claimable(9)).toEqual([]);
      expect(await claimable(20)).toEqual(['b', 'a']);
      const again = await ledger.claim(time(90), time(91), false);
      expect(again).toMatchObject({ attempts: 1, since: time(0) });
    });

    it('[R12] hands out early on demand', async () => {
      await ledger.record([newMail('a'), newMail('b')], time(0));
      await ledger.settle('a', failed(time(200)));
      await ledger.settle('b', failed(time(100)));
      expect(await claimable(1, true)).toEqual(['b', 'a']);
    });

    it('[R12] hurries what the server was to blame for', async () => {
      await ledger.record([newMail('a'), newMail('b'), newMail('c')], time(0));
      await ledger.settle('a', failed(time(900), 'server'));
      await ledger.settle('b', failed(time(800), 'mail'));
      await ledger.settle('c', failed(time(700), 'unclear'));
      await ledger.retryNow(time(10));
      expect((await claimable(10)).sort()).toEqual(['a', 'c']);
    });

    it('[R12] lists what is parked with its reason, page by page, and sends it again on demand', async () => {
      await ledger.record([newMail('a'), newMail('b'), newMail('c')], time(0));
      for (const [at, id] of ['c', 'a', 'b'].entries()) await ledger.settle(id, parkedAt(time(at)));
      const first = await ledger.parked(1, 2);
      expect(first.total).toBe(3);
      expect(first.mails).toEqual(
        ['c', 'a'].map((id, at) => ({
          id,
          to: 'ana@es.chain.example',
          subject: 'Nuevos materiales',
          attempts: 1,
          reason: 'no such user',
          parkedAt: time(at),
        })),
      );
      expect((await ledger.parked(2, 2)).mails.map(({ id }) => id)).toEqual(['b']);
      expect(await claimable(100)).toEqual([]);
      expect(await ledger.retry('a', time(100))).toBe(true);
      expect(await ledger.retry('a', time(100))).toBe(false);
      expect(await ledger.claim(time(100), time(160), false)).toMatchObject({
        ...newMail('a'),
        attempts: 0,
        since: time(100),
      });
      expect(await ledger.discard('b')).toBe(true);
      expect(await ledger.retry('b', time(100))).toBe(false);
      expect((await ledger.parked(1, 9)).mails.map(({ id }) => id)).toEqual(['c']);
    });

    it('[R12] lists what is on its way, the longest due first, and says what is being sent', async () => {
      await ledger.record([newMail('a'), newMail('b'), newMail('c')], time(0));
      await ledger.settle('a', failed(time(30)));
      await ledger.settle('b', { state: 'sent', at: time(1) });
      await ledger.claim(time(1), time(46), false);
      const { mails, total } = await ledger.unsent(1, 9);
      const same = { to: 'ana@es.chain.example', subject: 'Nuevos materiales', since: time(0) };
      expect(total).toBe(2);
      expect(mails).toEqual([
        { ...same, id: 'c', attempts: 0, reason: null, dueAt: time(0), claimedUntil: time(46) },
        { ...same, id: 'a', attempts: 1, reason: 'refused', dueAt: time(30), claimedUntil: '' },
      ]);
      expect((await ledger.unsent(2, 1)).mails.map(({ id }) => id)).toEqual(['a']);
    });

    it('[S18] gives up what waits for an erased person', async () => {
      await ledger.record([newMail('a', 'user-1'), newMail('b', 'user-1'), newMail('c', 'user-2')], time(0));
      await ledger.settle('b', parkedAt(time(1)));
      expect([...(await ledger.erasePerson('user-1'))].sort()).toEqual(
        ['a', 'b'].map((id) => newMail(id, 'user-1').messageId),
      );
      expect(await claimable(2)).toEqual(['c']);
      expect(await ledger.stats()).toMatchObject({ waiting: 1, parked: 0, sent: 0 });
    });

    it('[R12] keeps how far each mailing has come, the last of each, apart from the mails', async () => {
      const progress = { position: 7, since: time(0), parked: [] };
      const stuck = { ...anEntry, at: time(3) };
      expect(await ledger.progressOf('when-a-then-mail')).toBeNull();
      await ledger.saveProgress('when-a-then-mail', progress);
      await ledger.saveProgress('when-b-then-mail', { ...progress, position: 9 });
      await ledger.saveProgress('when-a-then-mail', { ...progress, position: 8, parked: [stuck] });
      expect(await ledger.progressOf('when-a-then-mail')).toEqual({
        ...progress,
        position: 8,
        parked: [stuck],
      });
      expect(await ledger.progressOf('when-b-then-mail')).toEqual({ ...progress, position: 9 });
      expect(await ledger.stats()).toEqual({ waiting: 0, parked: 0, sent: 0, oldestWaiting: null });
    });

    it('settles only what waits', async () => {
      await ledger.record([newMail('a', 'user-1')], time(0));
      await ledger.erasePerson('user-1');
      await ledger.settle('a', failed(time(1)));
      await ledger.record([], time(2));
      expect(await claimable(9)).toEqual([]);
    });
  });
}
