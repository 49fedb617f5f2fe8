import type { World } from '@portal/contracts/examples';
import { Role } from '@portal/contracts';
import { recallCommands } from '@portal/contracts/areas/recalls';
import type { Actor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';
import { actorWith, resourceId, uploadBy } from './test-fixture';

interface Needs {
  readonly portal: InProcessPortal;
  readonly owner: Actor;
  readonly restaurantId: number;
}

async function startRecall({ portal, restaurantId }: Needs): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const input = recallCommands.StartRecall.input.parse({
    id: resourceId,
    restaurants: String(restaurantId),
    until: '2099-12-31',
    text: 'Retirar hoje.',
  });
  const context = { actor: actorWith(Role.Administrator), correlationId: 'test-recalls' };
  const started = await runner.run(bindings.recalls.StartRecall, input, context);
  if (!started.ok) throw new Error(`StartRecall: ${JSON.stringify(started)}`);
  return started.data.id;
}

async function confirmedRecall(needs: Needs): Promise<Partial<World>> {
  const { portal, owner: actor, restaurantId } = needs;
  const { runner, bindings } = portal.writeSide;
  const id = await startRecall(needs);
  const input = { id, restaurant_id: restaurantId, photo: await uploadBy(portal, actor, 'image') };
  const context = { actor, correlationId: 'test-recalls' };
  const confirmed = await runner.run(bindings.recalls.ConfirmRecall, input, context);
  if (!confirmed.ok) throw new Error(`ConfirmRecall: ${JSON.stringify(confirmed)}`);
  return { confirmedRecallId: id };
}

type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

/** Created per call. */
export const recallParts: readonly Part[] = [
  [['recallId'], async (needs) => ({ recallId: await startRecall(needs) })],
  [['confirmedRecallId'], confirmedRecall],
];
