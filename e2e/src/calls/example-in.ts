import type { CallContract, Role } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import type { InProcessHouse } from '../house/in-process-house';
import { rebuildSections } from '../house/rebuild-sections';
import { actorWith } from '../house/small-world';
import { neededBy, worldFor } from '../house/world-for';

/** The example of a call for somebody of the small world, with what it needs made for it. */
export async function exampleIn(
  house: InProcessHouse,
  call: CallContract,
  { role, whose }: { readonly role: Role | null; readonly whose: 'own' | 'foreign' },
) {
  const actor = role === null ? null : actorWith(role);
  const input = exampleInput(call, await worldFor(house, actor, whose, neededBy(call)));
  // Only what a rebuild has replaced can be gone back to.
  return call.name === 'GoBackBeforeRebuild' ? { ...input, id: await rebuildSections(house) } : input;
}
