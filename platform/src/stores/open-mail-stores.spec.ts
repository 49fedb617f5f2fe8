import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailOutbox, mailChannel } from '../mail/mail-outbox';
import { anIntent, ourAddress } from '../mail/mail.samples';
import { OutboxSender } from '../outbox/outbox-sender';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { SmtpDouble } from '@portal/doubles/smtp-double';
import { DiskFileStore } from './file-store/disk.file-store';
import { type MailStores, openMailStores } from './open-mail-stores';
import { openProductionMailStores } from './open-production-mail-stores';

const folder = mkdtempSync(join(tmpdir(), 'mail-stores-'));
const now = () => new Date('2026-11-20T09:30:00Z');
let mongodb: MongodbDouble;
let smtp: SmtpDouble;
beforeAll(async () => {
  [mongodb, smtp] = await Promise.all([MongodbDouble.start(), SmtpDouble.start()]);
});
afterAll(async () => {
  await Promise.all([mongodb.goAway(), smtp.close()]);
  rmSync(folder, { recursive: true });
});

const worlds: readonly (readonly [string, () => MailStores, (stores: MailStores) => Promise<unknown>])[] = [
  [
    'embedded',
    () => openMailStores({ world: 'embedded', dataDir: join(folder, 'data') }, now),
    async ({ mailbox }) => (await mailbox?.list(1, 10))?.mails.map(({ subject }) => subject),
  ],
  [
    'production',
    () => {
      const mongoUrl = mongodb.url.replace('/?', '/portal?');
      return openProductionMailStores({ mongoUrl, smtp: { url: smtp.url, from: ourAddress.address } });
    },
    async () => smtp.taken.map(({ subject }) => subject),
  ],
];

describe.each(worlds)('mail in the %s world', (_, open, arrived) => {
  it('[R12] is posted by one program and sent by the next', async () => {
    const posting = open();
    await createMailOutbox(posting.mails, ourAddress, now).post([anIntent('a')]);
    await posting.close();
    const sending = open();
    const files = new DiskFileStore(join(folder, 'files'));
    const { mails, mailer } = sending;
    const channel = mailChannel({ mailer, files, shrink: async () => null });
    await new OutboxSender({ outbox: mails, channel, now, onError: () => undefined }).round();
    expect(await arrived(sending)).toEqual(['a']);
    expect(await sending.mails.stats()).toMatchObject({ waiting: 0, sent: 1 });
    await sending.close();
  });
});
