import { reject, type Rejection } from '@portal/contracts';
import { createAddresses, loadUser, nextClaim } from './addresses';
import { userNotFound } from './administration';
import type { Needs } from './user.facts';

interface OfAddress {
  readonly id: number;
  readonly email: string;
}

const lastAdministrator = reject('last_administrator');

/** What is reserved before the event of a person: the address, and a place in the order of administrators' rights. */
export function createUserReservations({ names, load, market, administrators }: Needs) {
  const addresses = createAddresses({ names, load, market });

  /** Takes the address of somebody who has never entered; others confirm theirs first. */
  async function takeAddress({ id, email }: OfAddress, at: string) {
    const subject = `user-${id}`;
    const user = await loadUser(load, subject);
    if (user?.email === email || user?.hasEntered) return undefined;
    return addresses.take(email, subject, nextClaim(user), at);
  }

  /** Takes the address that a deleted person had, again (AMB-75). */
  async function takeAddressBack(id: number, at: string): Promise<Rejection | undefined> {
    const subject = `user-${id}`;
    const user = await loadUser(load, subject);
    if (!user) return userNotFound;
    return user.deleted ? addresses.take(user.email, subject, nextClaim(user), at) : undefined;
  }

  /** Puts in order with others what it does to the rights of an administrator. */
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
