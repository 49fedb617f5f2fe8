import { describe, expect, it } from '@jest/globals';
import { OutboxSender } from '../outbox/outbox-sender';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import type { Mail } from '../stores/mailer/mailer.port';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { UnsendableMail } from '../stores/mailer/sendable-mail';
import { createMailOutbox, mailChannel, messageNameOf } from './mail-outbox';
import { anIntent, ourAddress } from './mail.samples';

const now = () => new Date('2026-11-20T09:30:00Z');

describe('the mail outbox', () => {
  const open = () => {
    const mails = new SqliteOutbox(':memory:', 'mail');
    async function messageIds(): Promise<readonly string[]> {
      const sent: string[] = [];
      const mailer = {
        send: async ({ messageId }: Mail) => void sent.push(messageId),
        close: async () => {},
      };
      const channel = mailChannel({ mailer, files: new DiskFileStore('/nowhere'), shrink: async () => null });
      await new OutboxSender({ outbox: mails, channel, now, onError: () => undefined }).round();
      return sent;
    }
    return { mails, messageIds, outbox: createMailOutbox(mails, ourAddress, now) };
  };

  it('[R12] [R3] gives each intent one Message-ID of our domain, however often it is posted', async () => {
    const one = open();
    const other = open();
    for (const { outbox } of [one, one, other]) await outbox.post([anIntent('event-1:12')]);
    await one.outbox.post([anIntent('event-1:13')]);
    const [first, second] = await one.messageIds();
    expect(first).toMatch(/^<[0-9a-f-]{36}@chain\.example>$/);
    expect(first).toContain(messageNameOf('event-1:12'));
    expect(second).not.toBe(first);
    expect(await other.messageIds()).toEqual([first]);
    expect(await one.messageIds()).toEqual([]);
  });

  it('[S16] records nothing of a post when one of its mails cannot be sent', async () => {
    const { mails, outbox } = open();
    const forged = anIntent('b', { subject: 'Hola\r\nBcc: all@chain.example' });
    await expect(outbox.post([anIntent('a'), forged])).rejects.toThrow(UnsendableMail);
    expect((await mails.stats()).waiting).toBe(0);
  });
});
