import {
  isCorporateEmail,
  isRejection,
  type MarketRecord,
  reject,
  type Rejection,
  Role,
} from '@portal/contracts';
import { needsLocation } from '@portal/contracts/areas/users';
import type { FactsContext } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { createAddresses, loadUser } from './addresses';
import { type ChangeFacts, seenIn, userNotFound } from './administration';
import { erasureDecider } from './erasure.decider';
import { passwordRecordOf } from './password-record';
import type { User } from './user-state';

export type Needs = Pick<Services, 'names' | 'load' | 'market' | 'newIds' | 'passwords' | 'administrators'>;

interface Standing {
  readonly locations?: readonly number[];
  readonly email?: string;
  readonly name?: string;
  readonly password?: string | undefined;
}

const unknown = reject('user_incomplete', { fields: { locations: 'restaurant_unknown' } });

const withRecord = <F extends object>(facts: F, passwordRecord: string | null | Rejection) =>
  isRejection(passwordRecord) ? passwordRecord : { ...facts, passwordRecord };

/** What is wrong with a new person by the deployment's domains and the role; without a role it is a manager. */
const wrongBesideSchema =
  (market: MarketRecord) =>
  ({ email, type, locations }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
    const isForeign = typeof email === 'string' && email.includes('@') && !isCorporateEmail(email, market);
    const hasPlace = Array.isArray(locations) ? locations.length > 0 : Boolean(locations);
    const role = typeof type === 'object' && type !== null ? NaN : Number(type ?? Role.Manager);
    const lacksPlace = !hasPlace && needsLocation(role as Role);
    return {
      ...(isForeign && { email: 'obligatory_email_domain' }),
      ...(lacksPlace && { locations: 'obligatory_field' }),
    };
  };

/** What is looked up of other streams before somebody is added or changed. */
export function createUserFacts({ names, load, market, passwords }: Needs) {
  /** The record of a password; `null` where none was sent. */
  const recordOf = async (
    { password, ...wanted }: Standing,
    user: User | null,
  ): Promise<string | null | Rejection> => {
    if (password === undefined) return null;
    const known = [{ name: '', email: '', ...wanted }, ...(user ? [user] : [])];
    return passwordRecordOf(password, { known, passwordRecord: user?.passwordRecord ?? null }, { passwords });
  };
  const addresses = createAddresses({ names, load, market });
  const alsoWrong = wrongBesideSchema(market);

  /** A restaurant that the person has already is kept, whatever became of it. */
  async function unknownRestaurants(
    locations: readonly number[],
    user: User | null,
  ): Promise<Rejection | undefined> {
    const added = locations.filter((id) => !user?.restaurants.includes(id));
    const found = await Promise.all(added.map((id) => load(restaurantDecider, `restaurant-${id}`)));
    return found.every((restaurant) => restaurant && isActive(restaurant)) ? undefined : unknown;
  }

  /** The address is checked where it is another one. */
  async function refusal(
    { locations = [], email }: Standing,
    { subject, user, at }: { readonly subject: string; readonly user: User | null; readonly at: string },
  ): Promise<Rejection | undefined> {
    const wrong =
      email === undefined || email === user?.email ? undefined : addresses.refusal(email, subject, at);
    return (await wrong) ?? unknownRestaurants(locations, user);
  }

  async function forNew(input: Standing, subject: string, at: string) {
    const wrong = await refusal(input, { subject, user: null, at });
    if (wrong) return { ...wrong, fields: { ...alsoWrong({ ...input }), ...wrong.fields } };
    return withRecord({}, await recordOf(input, null));
  }

  /** Of somebody who is erased there is nothing to change, and no key to write with (S18). */
  async function forExisting({
    input,
    at,
    market: name,
  }: FactsContext<Standing & { readonly id: number }>): Promise<ChangeFacts | Rejection> {
    const subject = `user-${input.id}`;
    const erasures = await load(erasureDecider, `erasures-${name}`);
    const user = await loadUser(load, subject);
    if (!user || erasures[input.id]) return userNotFound;
    const wrong = await refusal(input, { subject, user, at });
    return wrong ?? withRecord({ seen: seenIn(user) }, await recordOf(input, user));
  }

  return { forNew, forExisting, alsoWrong };
}

/** What is looked up of a franchisee who changes somebody. */
export function createOwnRestaurants({ load }: Pick<Needs, 'load'>) {
  return {
    /** The restaurants that a franchisee has now. */
    async ownOf(userId: number): Promise<readonly number[]> {
      return (await loadUser(load, `user-${userId}`))?.restaurants ?? [];
    },
    /** Those of them that a form can show: the deleted ones are nobody's to choose or to take away. */
    async shownOf(own: readonly number[]): Promise<readonly number[]> {
      const found = await Promise.all(own.map((id) => load(restaurantDecider, `restaurant-${id}`)));
      return own.filter((_id, at) => found[at]?.deleted === false);
    },
  };
}
