import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { checkout } from '../programs/checkout';
import { copyFolder, cachedFolder } from '../programs/cached-folder';
import { startProgram } from '../programs/start-program';

/** Seconds in which new pieces share a mail. */
export const newFilesWindow = { NEW_FILES_WINDOW: '2' } as const;

async function seed(market: Market, dataDir: string): Promise<void> {
  const args = ['--enable-source-maps', join(checkout, '.build/standalone/seed.js')];
  const env = { MARKET: market, DATA_DIR: dataDir, DEMO: '1', PORT: '0', ...newFilesWindow };
  const { child, output } = startProgram(args, env);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}:\n${output()}`);
}

/** Fixed for a run, even if a build runs. */
function versionOfDemo(): string {
  process.env.DEMO_VERSION ??= [
    readFileSync(join(checkout, '.build/standalone.stamp'), 'utf8').slice(0, 16),
    new Date().toISOString().slice(0, 10),
  ].join('-');
  return process.env.DEMO_VERSION;
}

/** Cached per build and day; use copies. */
export const demoFolder = (market: Market): Promise<string> =>
  cachedFolder({ folder: join(checkout, '.build/demo'), version: versionOfDemo() }, market, (unfinished) =>
    seed(market, unfinished),
  );

export const copyOfDemo = async (market: Market): Promise<string> =>
  copyFolder(await demoFolder(market), await mkdtemp(join(tmpdir(), 'portal-journeys-')));
