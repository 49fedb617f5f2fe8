import { type DocumentOf, Role } from '@portal/contracts';
import { operations } from '@portal/contracts/areas/operations';
import type { InProcessPortal } from './in-process-portal';
import { actorWith } from './test-fixture';

/** For a rollback. @returns the operation's id */
export async function rebuildSections({ writeSide, stores, caughtUp }: InProcessPortal): Promise<string> {
  const { runner, bindings } = writeSide;
  const input = { projections: ['sections'], activate: true };
  const context = { actor: actorWith(Role.Administrator), correlationId: 'rebuild-sections' };
  const outcome = await runner.run(bindings.operations.RebuildProjections, input, context);
  if (!outcome.ok) throw new Error(`nothing was rebuilt: ${JSON.stringify(outcome)}`);
  const { id } = outcome.data;
  for (;;) {
    const found = await stores.views.get<DocumentOf<typeof operations>>(operations.name, id);
    if (found?.finishedAt) return id;
    await caughtUp();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
