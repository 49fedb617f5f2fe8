import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastMonths, marketRecords, monthInPath, monthKey } from '@portal/contracts';
import { asInProduction, buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { latencyDuring } from './latency-during';
import { archiveForm, largeArchive } from './sent-archive';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* S9, S4: a partner's archive. */

const timeoutMs = 300_000;
const [month = ''] = lastMonths(new Date().toISOString(), marketRecords.ES.timeZone, 1);

let world: WorldOnDisk;
let program: PortalProcess;
beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  world = await makeWorldOnDisk('ES');
  program = await startPortal({ ...asInProduction, MARKET: 'ES', DATA_DIR: world.dataDir, PORT: '0' });
}, timeoutMs);
afterAll(async () => {
  await program.end('SIGTERM');
  rmSync(world.dataDir, { recursive: true });
});

const post = (path: string, body: FormData | URLSearchParams) =>
  fetch(`${program.url}/api/${path}`, { method: 'POST', headers: { ...world.partner }, body });

async function unpack(archive: Buffer): Promise<void> {
  const answer = await post('partner/report/add', archiveForm(monthKey(month), archive));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('130.pdf')]);
}

describe('[S9] a command while an archive of reports is unpacked', () => {
  it(
    'takes at most twice what it takes without it, p99',
    async () => {
      const archive = largeArchive(30, 2_048);
      const remove = () => post(`partner/report/months/${monthInPath(month)}/delete`, new URLSearchParams());
      const { during, bound } = await latencyDuring(
        'while 60 MiB of reports are unpacked',
        { program, world },
        { maxRatio: 2, work: () => unpack(archive), after: remove },
      );
      expect(during).toBeLessThanOrEqual(bound);
    },
    timeoutMs,
  );
});
