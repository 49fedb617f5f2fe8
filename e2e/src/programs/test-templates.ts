import type { World } from '@portal/contracts/examples';
import { anEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import type { Actor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';
import { resourceId, uploadBy } from './test-fixture';

interface Needs {
  readonly portal: InProcessPortal;
  readonly owner: Actor;
  readonly restaurantId: number;
}

/** With its own file. */
async function addTemplate({ portal, owner: actor, restaurantId }: Needs): Promise<Partial<World>> {
  const { runner, bindings } = portal.writeSide;
  const custom_file = await uploadBy(portal, actor, 'custom-file');
  const entry = anEntry({ method: 1, to: { file: 4, filename: '100x150', size: '' }, custom_file });
  const input = {
    name: 'Vinilo de la terraza',
    restaurant_id: restaurantId,
    made_for: restaurantId,
    entry: { ...toOrderItem(entry), resource_id: resourceId },
  };
  const added = await runner.run(bindings.templates.AddTemplate, input, {
    actor,
    correlationId: 'test-templates',
  });
  if (!added.ok) throw new Error(`AddTemplate: ${JSON.stringify(added)}`);
  const events = await portal.stores.events.readStream(`templates-restaurant-${restaurantId}`);
  const fileEvent = events.findLast(({ type }) => type === 'TemplateFileKept');
  const { key } = fileEvent?.data as { readonly key: string };
  return { templateId: added.data.id, templateFileKey: key };
}

type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

/** Created per call. */
export const templateParts: readonly Part[] = [[['templateId', 'templateFileKey'], addTemplate]];
