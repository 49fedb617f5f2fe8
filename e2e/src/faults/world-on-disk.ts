import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Market, Role } from '@portal/contracts';
import { openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { addCrew, addToHome, buildTestFixture } from '../programs/test-fixture';

/** A small world, wherever it is kept, and people who are signed in there. */
export interface PeopledWorld {
  readonly market: Market;
  readonly restaurant: SignedIn;
  /** More people of the same restaurant, who take turns: one alone would use up what a day allows (S8). */
  readonly crew: readonly SignedIn[];
  readonly administrator: SignedIn;
  /** A cover of the home. */
  readonly sliderId: number;
}

/** A data folder with a small world in it. */
export interface WorldOnDisk extends PeopledWorld {
  readonly dataDir: string;
  readonly partner: SignedIn;
}

const franchisee = Role.Franchisee;
const administrator = Role.Administrator;
const partner = Role.Partner;
/** Orders carry two files each: a fast machine places thousands of them while a short run goes on. */
export const crewSize = 64;

/** Makes the folder by commands, so that a program may be started on it. */
export async function makeWorldOnDisk(market: Market): Promise<WorldOnDisk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  const portal = await openInProcessPortal(market, undefined, dataDir);
  await buildTestFixture(portal);
  const crew = await addCrew(portal, crewSize);
  const people = {
    restaurant: await portal.signIn(franchisee, franchisee),
    crew: await Promise.all(crew.map((userId) => portal.signIn(userId, franchisee))),
    administrator: await portal.signIn(administrator, administrator),
    partner: await portal.signIn(partner, partner),
    sliderId: (await addToHome(portal)).sliderId,
  };
  await portal.close();
  return { market, dataDir, ...people };
}
