import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { openInProcessHouse, type SignedIn } from '../house/in-process-house';
import { buildSmallWorld } from '../house/small-world';

/** A small world, wherever it is kept, and people who are signed in there. */
export interface PeopledWorld {
  readonly market: Market;
  readonly restaurant: SignedIn;
  readonly administrator: SignedIn;
}

/** A data folder with a small world in it. */
export interface WorldOnDisk extends PeopledWorld {
  readonly dataDir: string;
}

/** The master secret of the houses that run in the tests' own process. */
export const testSecret = Buffer.alloc(32, 7);
const [franchisee, administrator] = [1, 2] as const;

/** Makes the folder by commands, so that a program may be started on it. */
export async function makeWorldOnDisk(market: Market): Promise<WorldOnDisk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  const house = await openInProcessHouse(market, undefined, dataDir);
  await buildSmallWorld(house);
  const people = {
    restaurant: await house.signIn(franchisee, franchisee),
    administrator: await house.signIn(administrator, administrator),
  };
  await house.close();
  writeFileSync(join(dataDir, 'secret.key'), testSecret, { mode: 0o600 });
  return { market, dataDir, ...people };
}
