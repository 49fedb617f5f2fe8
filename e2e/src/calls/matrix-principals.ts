import { type CallContract, Role, roles } from '@portal/contracts';
import { sessionCommands } from '@portal/contracts/areas/session';
import type { InProcessPortal, SignedIn } from '../programs/in-process-portal';
import { addPerson, foreignUserId, ownRestaurant, personWith } from '../programs/test-fixture';
import { letters } from './rights-row';
import { sendCall } from './send-call';

export interface Principal {
  /** A role's letter, or `N` without a valid session. */
  readonly letter: string;
  readonly kind: 'role' | 'anonymous' | 'deactivated' | 'terms open' | 'without restaurant' | 'acting';
  readonly role: Role | null;
  readonly userId: number;
}

const deactivatedUserId = foreignUserId + 1;
const openTermsUserId = foreignUserId + 2;
/** Changes by accepting, so others cannot use it. */
const acceptingUserId = foreignUserId + 3;
const withoutRestaurantUserId = foreignUserId + 4;

export const principals: readonly Principal[] = [
  ...roles.map((role) => ({ letter: letters[role], kind: 'role' as const, role, userId: role })),
  { letter: 'N', kind: 'anonymous', role: null, userId: 0 },
  { letter: 'N', kind: 'deactivated', role: Role.Manager, userId: deactivatedUserId },
  { letter: 'M', kind: 'terms open', role: Role.Manager, userId: openTermsUserId },
  { letter: 'M', kind: 'without restaurant', role: Role.Manager, userId: withoutRestaurantUserId },
  { letter: 'A', kind: 'acting', role: Role.Administrator, userId: Role.Administrator },
  { letter: 'E', kind: 'acting', role: Role.Editor, userId: Role.Editor },
];

/** Those missing in the fixture. */
export async function addPrincipals(portal: InProcessPortal): Promise<void> {
  await addPerson(portal, personWith(deactivatedUserId, Role.Manager), { active: false, accepts: false });
  for (const userId of [openTermsUserId, acceptingUserId])
    await addPerson(portal, personWith(userId, Role.Manager), { accepts: false });
  await addPerson(portal, { ...personWith(withoutRestaurantUserId, Role.Manager), restaurants: [] });
  await portal.caughtUp();
}

/** Accepting the terms uses a user of its own. */
export const principalFor = ({ name }: Pick<CallContract, 'name'>, principal: Principal): Principal =>
  principal.kind === 'terms open' && name === 'AcceptLegalTerms'
    ? { ...principal, userId: acceptingUserId }
    : principal;

/** In restaurant mode if requested. */
export async function sessionOf(
  portal: InProcessPortal,
  { kind, role, userId }: Principal,
): Promise<SignedIn | null> {
  if (role === null) return null;
  const signedIn = await portal.signIn(userId, role);
  if (kind !== 'acting') return signedIn;
  const started = await sendCall(
    portal,
    sessionCommands.StartRestaurantMode,
    { restaurant_id: ownRestaurant },
    { signedIn },
  );
  if (started.statusCode !== 200) throw new Error(started.body);
  await portal.caughtUp();
  return signedIn;
}
