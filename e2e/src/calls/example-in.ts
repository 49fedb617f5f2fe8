import type { CallContract, Role } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import type { InProcessPortal, SignedIn } from '../programs/in-process-portal';
import { rebuildSections } from '../programs/rebuild-sections';
import { sessionIdIn } from '../programs/signing-in';
import { personWith } from '../programs/test-fixture';
import { neededBy, worldFor } from '../programs/world-for';

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
  portal: InProcessPortal,
  call: CallContract,
  { role, whose, signedIn, userId = role ?? 0 }: Sender,
) {
  const session = signedIn ? { sessionId: sessionIdIn(signedIn) } : {};
  const actor = role === null ? null : { ...personWith(userId, role), ...session };
  const input = exampleInput(call, await worldFor(portal, actor, whose, neededBy(call)));
  // Only what a rebuild has replaced can be gone back to.
  return call.name === 'RollbackRebuild' ? { ...input, id: await rebuildSections(portal) } : input;
}
