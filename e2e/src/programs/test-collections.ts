import type { World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';
import { resourceId } from './test-fixture';
import { templateParts } from './test-templates';

interface Needs {
  readonly portal: InProcessPortal;
  readonly owner: Actor;
  readonly restaurantId: number;
}

/** Deleted before the next, because of the limit per restaurant. */
const latest = new WeakMap<InProcessPortal, Map<number, string>>();

async function addCollection({ portal, owner: actor, restaurantId }: Needs): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const ids = latest.get(portal) ?? new Map<number, string>();
  latest.set(portal, ids);
  const before = ids.get(restaurantId);
  const input = { name: 'Apertura', restaurant_id: restaurantId, resources: [resourceId] };
  const context = { actor, correlationId: 'test-collections' };
  if (before !== undefined) await runner.run(bindings.library.DeleteCollection, { id: before }, context);
  const added = await runner.run(bindings.library.AddCollection, input, context);
  if (!added.ok) throw new Error(`AddCollection: ${JSON.stringify(added)}`);
  ids.set(restaurantId, added.data.id);
  return added.data.id;
}

type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

/** Created per call. */
export const collectionParts: readonly Part[] = [
  [['collectionId'], async (needs) => ({ collectionId: await addCollection(needs) })],
  ...templateParts,
];
