import type { CallContract, Role } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import type { InProcessPortal, SignedIn } from '../programs/in-process-portal';
import { sessionIdIn } from '../programs/signing-in';
import { personWith } from '../programs/test-fixture';
import { neededBy, worldFor } from '../programs/world-for';

interface Sender {
  readonly role: Role | null;
  readonly whose: 'own' | 'foreign';
  /** Default: the fixture's person with that role. */
  readonly userId?: number;
  /** For examples tied to a session. */
  readonly signedIn?: SignedIn | null;
}

/** Creates what the example needs. */
export async function exampleIn(
  portal: InProcessPortal,
  call: CallContract,
  { role, whose, signedIn, userId = role ?? 0 }: Sender,
) {
  const session = signedIn ? { sessionId: sessionIdIn(signedIn) } : {};
  const actor = role === null ? null : { ...personWith(userId, role), ...session };
  return exampleInput(call, await worldFor(portal, actor, whose, neededBy(call)));
}
