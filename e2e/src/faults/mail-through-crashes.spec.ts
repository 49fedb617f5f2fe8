import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { csrfHeader } from '@portal/contracts';
import { freePort } from '@portal/platform/testing/free-port';
import { SmtpDouble } from '@portal/doubles/smtp-double';
import { buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { untilReady } from '../programs/until';
import { retryingClient } from './retrying-client';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';
import { placeOrder } from './writer';

/* R12, R1: crashes right after the mail server accepted a mail. */

const requests = 20;
const deaths = [5, 12];
const timeoutMs = 180_000;

let smtp: SmtpDouble;
let world: WorldOnDisk;
beforeAll(buildPortal, timeoutMs);
beforeEach(async () => {
  [smtp, world] = await Promise.all([SmtpDouble.start(), makeWorldOnDisk('ES')]);
}, timeoutMs);
afterEach(async () => {
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

/** Dies when the mail server has taken the mails of these numbers. */
async function startDying(deaths: readonly number[]) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const start = () =>
    startPortal({
      MARKET: 'ES',
      DATA_DIR: world.dataDir,
      PORT: port,
      SMTP_URL: smtp.url,
      NEW_FILES_WINDOW: '1',
    });
  let portal: PortalProcess = await start();
  let dying: Promise<unknown> = Promise.resolve();
  const dieNow = async () => {
    await portal.end('SIGKILL');
    portal = await start();
  };
  /** One death after another: two at once would start two portals. */
  const die = () => (dying = dying.then(dieNow));
  smtp.onTaken = () => {
    // Crashes between acceptance and record.
    if (deaths.includes(smtp.taken.length)) void die();
  };
  await untilReady(url);
  const alive = async () => {
    await dying;
    await untilReady(url);
  };
  return {
    url,
    die,
    alive,
    async end() {
      await alive();
      // Claims of a crashed portal expire.
      while ((await waiting(url)) > 0) await pause(500);
      await portal.end('SIGTERM');
    },
  };
}

it(
  '[R12] [R1] loses no mail, and doubles at most the one that was in its hand',
  async () => {
    const portal = await startDying(deaths);
    for (let number = 1; number <= requests; number += 1) {
      await ask(portal.url, number).catch(async () => {
        await portal.alive();
        await ask(portal.url, number);
      });
    }
    await portal.end();
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

it(
  '[R12] [R1] mails each new order once, in a mail of its window, through crashes in and between windows',
  async () => {
    const orders = 12;
    const portal = await startDying([1, 3]);
    const restaurant = retryingClient(portal.url, world.restaurant);
    const numbers: unknown[] = [];
    for (let count = 1; count <= orders; count += 1) {
      if (count % 5 === 0) void portal.die();
      const { data } = await placeOrder({ restaurant }, 'ES');
      numbers.push(data.number);
      await pause(200);
    }
    // The last window.
    await pause(2_500);
    await portal.end();
    const mails = new Map(smtp.taken.map((mail) => [mail.messageId, `${mail.subject} ${mail.text}`]));
    const mailed = [...mails.values()].flatMap((text) => [
      ...new Set([...text.matchAll(/#P-(\d+)/g)].map(([, number]) => Number(number))),
    ]);
    expect(mailed.toSorted((one, other) => one - other)).toEqual(numbers);
    process.stdout.write(
      `${mails.size} mails about ${orders} orders, ${smtp.taken.length - mails.size} doubled\n`,
    );
  },
  timeoutMs,
);
