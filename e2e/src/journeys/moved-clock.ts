import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Market } from '@portal/contracts';
import { checkout } from '../programs/checkout';
import { startPortal } from '../programs/portal-process';
import { copyOfDemo } from './demo-folder';
import type { OpenPortal } from './journey';

const preload = pathToFileURL(join(checkout, 'e2e/src/journeys/moved-clock.fixture.mjs')).href;

/** An own program whose clock can be moved. */
export async function startPortalAt(moment: string, market: Market) {
  const dataDir = await copyOfDemo(market);
  const clock = join(dataDir, 'clock');
  /** The program reads it. */
  const setClock = (to: string) => writeFileSync(clock, String(Date.parse(to) - Date.now()));
  setClock(moment);
  const program = await startPortal({
    MARKET: market,
    DATA_DIR: dataDir,
    DEMO: '0',
    CLOCK_OFFSET_FILE: clock,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const portal: OpenPortal = { url: program.url, sessions: new Map() };
  const end = async () => {
    await program.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { portal, setClock, end };
}
