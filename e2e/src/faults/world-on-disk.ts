import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Market, Role } from '@portal/contracts';
import { openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { addCrew, addToHome, buildTestFixture } from '../programs/test-fixture';

export interface PeopledWorld {
  readonly market: Market;
  readonly restaurant: SignedIn;
  /** Same restaurant, in turn, because of daily limits (S8). */
  readonly crew: readonly SignedIn[];
  readonly administrator: SignedIn;
  readonly sliderId: number;
}

export interface WorldOnDisk extends PeopledWorld {
  readonly dataDir: string;
  readonly partner: SignedIn;
}

const franchisee = Role.Franchisee;
const administrator = Role.Administrator;
const partner = Role.Partner;
/** Orders have two files; fast machines place thousands. */
export const crewSize = 64;

/** By commands, before a program starts. */
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
