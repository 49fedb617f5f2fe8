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

/** Domains and role; default role: manager. */
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

export function createUserFacts({ names, load, market, passwords }: Needs) {
  /** `null` without a password. */
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

  /** Already assigned restaurants are not checked. */
  async function unknownRestaurants(
    locations: readonly number[],
    user: User | null,
  ): Promise<Rejection | undefined> {
    const added = locations.filter((id) => !user?.restaurants.includes(id));
    const found = await Promise.all(added.map((id) => load(restaurantDecider, `restaurant-${id}`)));
    return found.every((restaurant) => restaurant && isActive(restaurant)) ? undefined : unknown;
  }

  /** Checks changed addresses only. */
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

  /** Erased people cannot be changed: no key (S18). */
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

export function createOwnRestaurants({ load }: Pick<Needs, 'load'>) {
  return {
    /** Current restaurants. */
    async ownOf(userId: number): Promise<readonly number[]> {
      return (await loadUser(load, `user-${userId}`))?.restaurants ?? [];
    },
    /** Without deleted ones. */
    async shownOf(own: readonly number[]): Promise<readonly number[]> {
      const found = await Promise.all(own.map((id) => load(restaurantDecider, `restaurant-${id}`)));
      return own.filter((_id, at) => found[at]?.deleted === false);
    },
  };
}
