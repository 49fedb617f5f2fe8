import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { csrfHeader } from '@portal/contracts';
import { freePort } from '@portal/platform/testing/free-port';
import { SmtpDouble } from '@portal/doubles/smtp-double';
import { buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { untilReady } from '../programs/until';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* R12, R1: crashes right after the mail server accepted a mail. */

const requests = 20;
const deaths = [5, 12];
const timeoutMs = 180_000;

let smtp: SmtpDouble;
let world: WorldOnDisk;
beforeAll(async () => {
  await buildPortal();
  [smtp, world] = await Promise.all([SmtpDouble.start(), makeWorldOnDisk('ES')]);
}, timeoutMs);
afterAll(async () => {
  await smtp.close();
  rmSync(world.dataDir, { recursive: true, force: true });
});

async function ask(url: string, number: number): Promise<void> {
  const answer = await fetch(`${url}/api/resource/custom/mail`, {
    method: 'POST',
    headers: {
      ...world.restaurant,
      'content-type': 'application/json',
      'idempotency-key': `request-${number}`,
    },
    body: JSON.stringify({ topic: `Cartel ${number}`, comments: '', restaurant_id: 1 }),
  });
  expect([answer.status, csrfHeader in world.restaurant]).toEqual([200, true]);
}

/** Mails not recorded as sent; the portal may be down. */
async function waiting(url: string): Promise<number> {
  const asked = fetch(`${url}/api/operations/mails/count`, { headers: { ...world.administrator } });
  const answer = await asked.catch(() => null);
  if (!answer?.ok) return Infinity;
  const { data } = (await answer.json()) as { data: { waiting: number } };
  return data.waiting;
}

it(
  '[R12] [R1] loses no mail, and doubles at most the one that was in its hand',
  async () => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const start = () =>
      startPortal({ MARKET: 'ES', DATA_DIR: world.dataDir, PORT: port, SMTP_URL: smtp.url });
    let portal: PortalProcess = await start();
    let dying: Promise<unknown> = Promise.resolve();
    smtp.onTaken = () => {
      if (deaths.includes(smtp.taken.length)) {
        // Crashes between acceptance and record.
        dying = portal.end('SIGKILL').then(async () => (portal = await start()));
      }
    };
    await untilReady(url);
    for (let number = 1; number <= requests; number += 1) {
      await ask(url, number).catch(async () => {
        await dying;
        await untilReady(url);
        await ask(url, number);
      });
    }
    await dying;
    await untilReady(url);
    // Claims of a crashed portal expire.
    while ((await waiting(url)) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
    await portal.end('SIGTERM');
    const doubled = smtp.taken.length - requests;
    expect(new Set(smtp.taken.map(({ subject }) => subject)).size).toBe(requests);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(requests);
    expect(doubled).toBeLessThanOrEqual(deaths.length);
    process.stdout.write(
      `${deaths.length} kills of the portal in the middle of a mail: ${doubled} doubled, 0 lost of ${requests}\n`,
    );
  },
  timeoutMs,
);
