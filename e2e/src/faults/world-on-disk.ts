import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { openInProcessHouse, type SignedIn } from '../house/in-process-house';
import { addCrew, addToHome, buildSmallWorld } from '../house/small-world';

/** A small world, wherever it is kept, and people who are signed in there. */
export interface PeopledWorld {
  readonly market: Market;
  readonly restaurant: SignedIn;
  /** More people of the same restaurant, who take turns: one alone would use up what a day allows (table 3.1). */
  readonly crew: readonly SignedIn[];
  readonly administrator: SignedIn;
  /** A cover of the home. */
  readonly sliderId: number;
}

/** A data folder with a small world in it. */
export interface WorldOnDisk extends PeopledWorld {
  readonly dataDir: string;
}

/** The master secret of the houses that run in the tests' own process. */
export const testSecret = Buffer.alloc(32, 7);
const [franchisee, administrator] = [1, 2] as const;
/** Orders carry two files each: a fast machine places thousands of them while a short run goes on. */
export const crewSize = 64;

/** Makes the folder by commands, so that a program may be started on it. */
export async function makeWorldOnDisk(market: Market): Promise<WorldOnDisk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  const house = await openInProcessHouse(market, undefined, dataDir);
  await buildSmallWorld(house);
  const crew = await addCrew(house, crewSize);
  const people = {
    restaurant: await house.signIn(franchisee, franchisee),
    crew: await Promise.all(crew.map((userId) => house.signIn(userId, franchisee))),
    administrator: await house.signIn(administrator, administrator),
    sliderId: (await addToHome(house)).sliderId,
  };
  await house.close();
  writeFileSync(join(dataDir, 'secret.key'), testSecret, { mode: 0o600 });
  return { market, dataDir, ...people };
}
