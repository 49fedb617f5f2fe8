import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { SmtpDouble } from '@portal/doubles/smtp-double';
import { createMailOutbox } from './mail-outbox';
import { anIntent, ourAddress } from './mail.samples';
import { killSenders } from '../testing/kill-senders';

const folder = mkdtempSync(join(tmpdir(), 'mail-killed-'));
const path = join(folder, 'mail.db');
const script = join(import.meta.dirname, 'send-until-killed.fixture.ts');
let server: SmtpDouble;
beforeAll(async () => {
  server = await SmtpDouble.start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('[R12] [R1] a killed sender loses no mail and doubles one at most: the one it had not yet recorded', async () => {
  const mails = new SqliteOutbox(path, 'mail');
  const intents = Array.from({ length: 60 }, (_, n) => anIntent(`intent-${n}`));
  await createMailOutbox(mails, ourAddress, () => new Date()).post(intents);
  const kills = [1, 25, 50];
  const args = [path, join(folder, 'files'), server.url];
  await killSenders({ script, args, service: server, kills });
  expect(await mails.stats()).toMatchObject({ waiting: 0, parked: 0, sent: 60 });
  expect(new Set(server.taken.map(({ subject }) => subject)).size).toBe(60);
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(60);
  const doubled = server.taken.length - 60;
  expect(doubled).toBeLessThanOrEqual(kills.length);
  process.stdout.write(
    `${kills.length} kills between taking over and recording: ${doubled} mails doubled, 0 lost\n`,
  );
  await mails.close();
}, 300_000);
