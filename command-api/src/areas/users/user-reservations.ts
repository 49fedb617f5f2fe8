import { reject, type Rejection } from '@portal/contracts';
import { createAddresses, loadUser, nextClaim } from './addresses';
import { userNotFound } from './administration';
import type { Needs } from './user.facts';

interface OfAddress {
  readonly id: number;
  readonly email: string;
}

const lastAdministrator = reject('last_administrator');

/** Address, and order of administrators' rights. */
export function createUserReservations({ names, load, market, administrators }: Needs) {
  const addresses = createAddresses({ names, load, market });

  /** Only before the first sign-in; others confirm theirs. */
  async function takeAddress({ id, email }: OfAddress, at: string) {
    const subject = `user-${id}`;
    const user = await loadUser(load, subject);
    if (user?.email === email || user?.hasEntered) return undefined;
    return addresses.take(email, subject, nextClaim(user), at);
  }

  /** For a restored person (AMB-75). */
  async function takeAddressBack(id: number, at: string): Promise<Rejection | undefined> {
    const subject = `user-${id}`;
    const user = await loadUser(load, subject);
    if (!user) return userNotFound;
    return user.deleted ? addresses.take(user.email, subject, nextClaim(user), at) : undefined;
  }

  /** Serializes changes of administrators' rights. */
  async function orderRights(
    { id, by, willBe }: { readonly id: number; readonly by: number; readonly willBe: boolean },
    wasAdministrator: boolean,
  ): Promise<Rejection | undefined> {
    if (willBe && !wasAdministrator) await administrators.begin(id);
    if (willBe || !wasAdministrator) return undefined;
    return (await administrators.end(id, by)) ? undefined : lastAdministrator;
  }

  return { takeAddress, takeAddressBack, orderRights };
}
