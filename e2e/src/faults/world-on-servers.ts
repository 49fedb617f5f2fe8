import { writeFileSync } from 'node:fs';
import type { Market } from '@portal/contracts';
import { createWriteSide } from '@portal/command-api';
import { openProgramStores } from '@portal/platform/program/http-program';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { bindStores } from '@portal/platform/stores/bind-stores';
import { redisIsInstalled } from '@portal/platform/testing/redis-server';
import { signingIn } from '../programs/signing-in';
import { addCrew, addToHome, buildTestFixture } from '../programs/test-fixture';
import type { Variables } from '../production/doubles';
import { type Filling, type ProductionPortal, startProductionPortal } from '../production/production-portal';
import { until } from '../programs/until';
import { testSecret } from '../programs/in-process-portal';
import { crewSize, type PeopledWorld } from './world-on-disk';

export interface WorldOnServers extends PeopledWorld {
  readonly portal: ProductionPortal;
}

/** Warns if it cannot run. */
export function productionRunsHere(suite: string): boolean {
  const runs = redisIsInstalled();
  if (!runs) process.stderr.write(`\nSKIPPED: ${suite}, as there is no redis-server here\n\n`);
  return runs;
}

const franchisee = 1;
const administrator = 2;

type People = Omit<PeopledWorld, 'market'>;

/** Before programs start. */
async function fillByCommands(env: Parameters<Filling>[0], market: Market): Promise<People> {
  const config = readProgramConfig({ ...env, PORT: '0', PORTAL_LOG_LEVEL: 'silent' });
  writeFileSync(config.secretFile, testSecret, { mode: 0o600 });
  const { stores, codec } = await openProgramStores(config);
  const { events, keys } = stores;
  const now = () => new Date();
  const secrets = createSessionSecrets(
    await bindStores({ stores, market, secretFile: config.secretFile, now }),
  );
  const writeSide = createWriteSide({ market, events, codec, secrets, keys, now });
  const ground = { market, stores, writeSide, caughtUp: async () => undefined };
  await buildTestFixture(ground);
  const crew = await addCrew(ground, crewSize);
  const signIn = signingIn({ events, secrets, market, now });
  const people = {
    restaurant: await signIn(franchisee, franchisee),
    crew: await Promise.all(crew.map((userId) => signIn(userId, franchisee))),
    administrator: await signIn(administrator, administrator),
    sliderId: (await addToHome(ground)).sliderId,
  };
  await stores.close();
  return people;
}

/** Until the views have both sessions. */
async function untilKnown(url: string, people: People): Promise<void> {
  for (const headers of [people.restaurant, people.administrator, ...people.crew]) {
    await until(
      'signed-in people have access',
      async () => (await fetch(`${url}/api/order?size=1`, { headers: { ...headers } })).ok,
    );
  }
}

/** @param variables for all programs */
export async function startWorldOnServers(
  market: Market,
  variables: Variables = {},
): Promise<WorldOnServers> {
  let people: People | undefined;
  const fill: Filling = async (env) => {
    people = await fillByCommands(env, market);
  };
  const portal = await startProductionPortal(market, fill, variables);
  if (!people) throw new Error('the portal was started without filling its stores');
  await untilKnown(portal.url, people);
  return { market, portal, ...people };
}
