import { addressLinks, restoreLinks } from '@portal/command-api';
import { Role } from '@portal/contracts';
import type { InProcessPortal } from './in-process-portal';
import { addStranger, freeAddressIn, ownRestaurant, passwordDigest, personWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'stores' | 'writeSide' | 'secrets' | 'market' | 'caughtUp'>;

interface Requested {
  readonly userId: number;
  readonly changeId: string;
  readonly claim: number;
  readonly expiresAt: string;
}

/** Tokens mailed to the new and to the current address. */
export async function addressTokensOf({ stores, secrets }: Ground, userId: number) {
  const events = await stores.events.readStream(`user-${userId}`);
  const asked = events.findLast(({ type }) => type === 'UserAddressChangeRequested')?.data as
    Requested | undefined;
  if (!asked) throw new Error(`user-${userId} has not asked for another address`);
  const expires = Date.parse(asked.expiresAt) / 1000;
  return {
    confirm: addressLinks.seal(secrets, { userId, about: asked.changeId, expires }),
    restore: restoreLinks.seal(secrets, { userId, about: String(asked.claim), expires }),
  };
}

/** @returns the mailed tokens */
export async function addressTokens(portal: Ground) {
  const userId = await addStranger(portal, Role.Manager, [ownRestaurant]);
  const { runner, bindings } = portal.writeSide;
  const input = {
    name: `Persona ${userId}`,
    phone: '',
    email: freeAddressIn(portal.market),
    own_password: passwordDigest,
  };
  const sender = { actor: personWith(userId, Role.Manager), correlationId: 'address-links' };
  const outcome = await runner.run(bindings.users.UpdateOwnAccount, input, sender);
  if (!outcome.ok) throw new Error(`no other address was asked for: ${JSON.stringify(outcome)}`);
  return addressTokensOf(portal, userId);
}
