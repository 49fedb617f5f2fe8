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

/** The last one of each restaurant: it is deleted before the next, because a restaurant may have so many only. */
const latest = new WeakMap<InProcessPortal, Map<number, string>>();

/** A collection of a restaurant, with a resource in it and without a link. */
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

/** What the examples of collections and templates need, made anew for each call. */
export const collectionParts: readonly Part[] = [
  [['collectionId'], async (needs) => ({ collectionId: await addCollection(needs) })],
  ...templateParts,
];
