import { randomUUID } from 'node:crypto';
import { Role } from '@portal/contracts';
import type { InProcessPortal } from './in-process-portal';
import { actorWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'writeSide'>;
const context = { actor: actorWith(Role.Administrator), correlationId: 'test-diagnostics' };

export const freeName = (): string => `Lugar ${randomUUID()}`;

export async function addCustomBrand({ writeSide }: Ground, restaurant_id: number): Promise<string> {
  const { runner, bindings } = writeSide;
  const brand = { restaurant_id, name: freeName(), type: 4 as const };
  const added = await runner.run(bindings.diagnostic.AddCustomBrand, brand, context);
  if (!added.ok) throw new Error(`no brand: ${JSON.stringify(added)}`);
  return added.data.brand_id;
}

export async function addCustomEnvironment({ writeSide }: Ground, id: number): Promise<string> {
  const { runner, bindings } = writeSide;
  const option = { id, name: freeName() };
  const added = await runner.run(bindings.diagnostic.AddCustomEnvironment, option, context);
  if (!added.ok) throw new Error(`no option: ${JSON.stringify(added)}`);
  return added.data.id;
}
