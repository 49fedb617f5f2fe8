import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { checkout } from '../programs/checkout';
import { copyFolder, keptFolder } from '../programs/kept-folder';
import { startProgram } from '../programs/start-program';

/** Seconds within which new pieces share one mail: a journey waits for it. */
export const newFilesWindow = { NEW_FILES_WINDOW: '2' } as const;

async function seed(market: Market, dataDir: string): Promise<void> {
  const args = ['--enable-source-maps', join(checkout, '.build/standalone/seed.js')];
  const env = { MARKET: market, DATA_DIR: dataDir, DEMO: '1', PORT: '0', ...newFilesWindow };
  const { child, output } = startProgram(args, env);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}:\n${output()}`);
}

/**
 * The demo data ends on the day it is seeded; the stamp is the fingerprint of what seeds it. All journeys of a run keep
 * to the version with which it began, also when a build runs meanwhile.
 */
function versionOfDemo(): string {
  process.env.DEMO_VERSION ??= [
    readFileSync(join(checkout, '.build/standalone.stamp'), 'utf8').slice(0, 16),
    new Date().toISOString().slice(0, 10),
  ].join('-');
  return process.env.DEMO_VERSION;
}

/** A data folder with the demo data of a market, seeded once for a build and a day: to be copied, not to be opened. */
export const demoFolder = (market: Market): Promise<string> =>
  keptFolder({ folder: join(checkout, '.build/demo'), version: versionOfDemo() }, market, (unfinished) =>
    seed(market, unfinished),
  );

/** A data folder of one's own with the demo data of a market. */
export const copyOfDemo = async (market: Market): Promise<string> =>
  copyFolder(await demoFolder(market), await mkdtemp(join(tmpdir(), 'portal-journeys-')));
