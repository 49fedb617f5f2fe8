import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Cause } from '@portal/contracts/areas/causes';
import { makeWorldOnDisk, type PeopledWorld } from '../faults/world-on-disk';
import { productionRunsHere, startWorldOnServers } from '../faults/world-on-servers';
import { buildProduction } from '../production/doubles';
import { buildPortal, startPortal } from './portal-process';
import { unusedResourceId } from './test-fixture';
import { until } from './until';

jest.setTimeout(240_000);

/** Deletes a resource; the tree of sections follows by a reaction. */
async function deletedResource(url: string, { administrator }: Pick<PeopledWorld, 'administrator'>) {
  const headers = { ...administrator, 'content-type': 'application/json' };
  const correlationId = randomUUID();
  const deleted = await fetch(`${url}/api/resource/${unusedResourceId}/delete`, {
    method: 'POST',
    headers: { ...headers, 'x-correlation-id': correlationId },
    body: '{}',
  });
  expect(deleted.status).toBe(200);
  let causes: readonly Cause[] = [];
  await until('the tree has followed', async () => {
    const answer = await fetch(`${url}/api/causes/${correlationId}`, { headers });
    ({ causes = [] } = ((await answer.json()) as { data: { causes?: Cause[] } | null }).data ?? {});
    return causes.length > 1;
  });
  const position = causes.at(-1)?.event?.position;
  const again = await fetch(`${url}/api/causes/${position}`, { headers });
  expect(((await again.json()) as { data: object }).data).toMatchObject({ position, causes });
  return causes.map(({ event, rule }) => [event?.area, event?.act, event?.by?.id ?? null, rule]);
}

const chain = [
  ['resources', 'deleted', 2, null],
  ['sections', 'changed', null, 'when-a-resource-is-filed-then-the-tree-knows'],
];

describe('why', () => {
  it('[R11] leads over areas by correlation and causation, in the portal', async () => {
    await buildPortal();
    const world = await makeWorldOnDisk('ES');
    const portal = await startPortal({ DATA_DIR: world.dataDir });
    expect(await deletedResource(portal.url, world)).toEqual(chain);
    await portal.end('SIGTERM');
    rmSync(world.dataDir, { recursive: true });
  });

  (productionRunsHere('why in three programs') ? it : it.skip)(
    '[R11] leads over areas by the links of EventStoreDB, in three programs',
    async () => {
      await buildProduction();
      const world = await startWorldOnServers('ES');
      expect(await deletedResource(world.portal.url, world)).toEqual(chain);
      await world.portal.close();
    },
  );
});
