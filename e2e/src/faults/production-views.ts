import { minPositionHeader } from '@portal/contracts';
import { copyCollection } from '@portal/platform/testing/copy-collection';
import { longestAnswer } from './patient-client';
import { until } from '../house/until';
import { everythingSeen } from './views-checker';
import type { WorldOnServers } from './world-on-servers';

const keys = 'personal-keys';

/** Asks until the views have come as far as the log. */
export async function untilCaughtUp({ house, administrator }: WorldOnServers, head: number): Promise<void> {
  const headers = { ...administrator, [minPositionHeader]: String(head) };
  await until(
    `views at ${head}`,
    async () => {
      const answer = await fetch(`${house.url}/api/order?size=1`, {
        headers,
        signal: AbortSignal.timeout(longestAnswer),
      });
      const { stale = false } = (await answer.json()) as { stale?: boolean };
      return answer.ok && !stale;
    },
    () => house.outputOf('projections'),
  );
}

/**
 * What query-api answers from the views as they came through everything, and from a database that other projections
 * have filled from the beginning (R7). @param head position of the newest event
 */
export async function viewsOnServers(world: WorldOnServers, head: number) {
  const { house } = world;
  await untilCaughtUp(world, head);
  const lived = await everythingSeen(house.url, world);
  const url = new URL(house.doubles.addresses.MONGODB_URL ?? '');
  // The keys of personal data are no view: nobody can make them anew.
  await copyCollection(url.href, keys, 'rebuilt');
  url.pathname = '/rebuilt';
  for (const app of ['projections', 'query-api'] as const) {
    await house.end(app, 'SIGTERM');
    await house.start(app, { MONGODB_URL: url.href });
  }
  await untilCaughtUp(world, head);
  return { lived, rebuilt: await everythingSeen(house.url, world) };
}
