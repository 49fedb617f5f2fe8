import { describe, expect, it } from '@jest/globals';
import { SqliteMailLedger } from '../stores/mail-ledger/sqlite.mail-ledger';
import { UnsendableMail } from '../stores/mailer/sendable-mail';
import { createMailOutbox } from './mail-outbox';
import { anIntent, ourAddress } from './mail.samples';

const now = () => new Date('2026-11-20T09:30:00Z');
const until = '2026-11-20T10:00:00.000Z';

describe('the mail outbox', () => {
  const open = () => {
    const ledger = new SqliteMailLedger(':memory:');
    return { ledger, outbox: createMailOutbox(ledger, ourAddress, now) };
  };

  it('[R12] [R3] gives each intent one Message-ID of our domain, however often it is posted', async () => {
    const one = open();
    const other = open();
    for (const { outbox } of [one, one, other]) await outbox.post([anIntent('event-1:12')]);
    await one.outbox.post([anIntent('event-1:13')]);
    const first = await one.ledger.claim(now().toISOString(), until, false);
    const same = await other.ledger.claim(now().toISOString(), until, false);
    const second = await one.ledger.claim(now().toISOString(), until, false);
    expect(await one.ledger.claim(now().toISOString(), until, false)).toBeNull();
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@chain\.example>$/);
    expect(same?.messageId).toBe(first?.messageId);
    expect(second?.messageId).not.toBe(first?.messageId);
  });

  it('[S16] records nothing of a post when one of its mails cannot be sent', async () => {
    const { ledger, outbox } = open();
    const forged = anIntent('b', { subject: 'Hola\r\nBcc: all@chain.example' });
    await expect(outbox.post([anIntent('a'), forged])).rejects.toThrow(UnsendableMail);
    expect((await ledger.stats()).waiting).toBe(0);
  });
});
