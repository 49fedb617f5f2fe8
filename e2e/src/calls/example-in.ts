import type { CallContract, Role } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import type { InProcessHouse, SignedIn } from '../house/in-process-house';
import { rebuildSections } from '../house/rebuild-sections';
import { sessionIdIn } from '../house/signing-in';
import { personWith } from '../house/small-world';
import { neededBy, worldFor } from '../house/world-for';

interface Sender {
  readonly role: Role | null;
  readonly whose: 'own' | 'foreign';
  /** The person, where it is not the one that the small world has of that role. */
  readonly userId?: number;
  /** Where the example holds something that was granted to one session alone. */
  readonly signedIn?: SignedIn | null;
}

/** The example of a call for somebody of the small world, with what it needs made for it. */
export async function exampleIn(
  house: InProcessHouse,
  call: CallContract,
  { role, whose, signedIn, userId = role ?? 0 }: Sender,
) {
  const session = signedIn ? { sessionId: sessionIdIn(signedIn) } : {};
  const actor = role === null ? null : { ...personWith(userId, role), ...session };
  const input = exampleInput(call, await worldFor(house, actor, whose, neededBy(call)));
  // Only what a rebuild has replaced can be gone back to.
  return call.name === 'GoBackBeforeRebuild' ? { ...input, id: await rebuildSections(house) } : input;
}
