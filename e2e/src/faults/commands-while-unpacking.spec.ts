import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastMonths, marketRecords, monthInPath, monthKey } from '@portal/contracts';
import { median, percentile } from '../bench/measuring/percentiles';
import { buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { archiveForm, largeArchive } from './sent-archive';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/*
 * S9, S4: what an archive of a partner costs everybody else. Both sides are measured in turn, in the same run. The middle
 * of the rounds counts: one stall of the disk is not what an archive costs.
 */

const patience = 300_000;
const rounds = 5;
const everyMilliseconds = 15;
const calmMilliseconds = 2_000;
const bound = 2;
/** Below so many milliseconds nobody notices more, and one collection of garbage is as much. */
const unnoticed = 10;
const [month = ''] = lastMonths(new Date().toISOString(), marketRecords.ES.timeZone, 1);

let world: WorldOnDisk;
let program: PortalProcess;
beforeAll(buildPortal, patience);
beforeAll(async () => {
  world = await makeWorldOnDisk('ES');
  program = await startPortal({ MARKET: 'ES', DATA_DIR: world.dataDir, PORT: '0' });
}, patience);
afterAll(async () => {
  await program.end('SIGTERM');
  rmSync(world.dataDir, { recursive: true });
});

const post = (path: string, by: object, body: FormData | URLSearchParams) =>
  fetch(`${program.url}/api/${path}`, { method: 'POST', headers: { ...by }, body });

/** Milliseconds that a command takes. */
async function command(): Promise<number> {
  const id = String(world.sliderId);
  const body = new URLSearchParams({ id, name: randomUUID(), url: '/nacional/menus', status: '1' });
  const sentAt = performance.now();
  const answer = await post(`slider/${id}/update`, world.administrator, body);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - sentAt;
}

/** Commands at an even pace until something is over, whether or not the last one was answered. */
async function commandsDuring(work: Promise<unknown>): Promise<number[]> {
  const sent: Promise<number>[] = [];
  let isOver = false;
  const over = () => void (isOver = true);
  work.then(over, over);
  while (!isOver) {
    sent.push(command());
    await pause(everyMilliseconds);
  }
  return Promise.all(sent);
}

async function unpack(archive: Buffer): Promise<void> {
  const answer = await post('partner/report/add', world.partner, archiveForm(monthKey(month), archive));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('130.pdf')]);
}

describe('[S9] a command while an archive of reports is unpacked', () => {
  it(
    'takes at most twice what it takes without it, p99',
    async () => {
      const archive = largeArchive(30, 2_048);
      await commandsDuring(pause(calmMilliseconds));
      const [calm, busy]: [number[], number[]] = [[], []];
      const p99During = async (work: Promise<unknown>) => percentile(await commandsDuring(work), 0.99);
      for (let round = 0; round < rounds; round += 1) {
        calm.push(await p99During(pause(calmMilliseconds)));
        busy.push(await p99During(unpack(archive)));
        await post(
          `partner/report/months/${monthInPath(month)}/delete`,
          world.partner,
          new URLSearchParams(),
        );
      }
      const [without, meanwhile] = [median(calm), median(busy)];
      process.stderr.write(
        `\na command’s p99 in the middle of ${rounds} rounds: ${without.toFixed(1)} ms, while 60 MiB of reports are ` +
          `unpacked ${meanwhile.toFixed(1)} ms, ratio ${(meanwhile / without).toFixed(2)}\n`,
      );
      expect(meanwhile).toBeLessThanOrEqual(bound * Math.max(without, unnoticed));
    },
    patience,
  );
});
