import type { Market } from './markets';
import { markets } from './markets';
import type { Role } from './roles';
import { roles } from './roles';

/**
 * How far a call reaches. `none`: nothing of one restaurant is touched. `restaurant`: the input names the
 * restaurant at the given dotted path. `object`: the addressed record belongs to a restaurant (or a person) and
 * the server finds out to whom; a foreign one is answered as if it did not exist (404).
 */
export type Scope =
  | { readonly by: 'none' }
  | { readonly by: 'restaurant'; readonly at: string; readonly optional?: true }
  | { readonly by: 'object' };

/** Who may make a call, in which market, on whose behalf. Default deny: a call without a rule cannot be declared. */
export interface Access {
  readonly roles: readonly Role[] | 'anonymous';
  readonly markets: readonly Market[];
  readonly scope: Scope;
}

/** Roles whose reach is the whole market and not only the restaurants in their list (AMB-52). */
export const marketWideRoles: readonly Role[] = [2, 4];

interface AccessOptions {
  readonly markets?: readonly Market[];
  readonly scope?: Scope;
}

/** Nobody needs to be signed in. */
export function anyone(options: Pick<AccessOptions, 'markets'> = {}): Access {
  return { roles: 'anonymous', markets: options.markets ?? markets, scope: { by: 'none' } };
}

/** Every signed-in person, whatever the role. */
export function everybody(options: AccessOptions = {}): Access {
  return only(roles, options);
}

/** Only the named roles. */
export function only(allowed: readonly Role[], options: AccessOptions = {}): Access {
  return { roles: allowed, markets: options.markets ?? markets, scope: options.scope ?? { by: 'none' } };
}

export const ofRestaurant = (at: string): Scope => ({ by: 'restaurant', at });
/** Like `ofRestaurant`, where the call may also be made for no restaurant in particular. */
export const ofOptionalRestaurant = (at: string): Scope => ({ by: 'restaurant', at, optional: true });
export const ofObject: Scope = { by: 'object' };

export type Refusal = 'not_in_this_market' | 'session_expired' | 'forbidden';

/**
 * The part of an access rule that needs no data: market, session, role.
 * @returns the reason to refuse, or `null` when the call may go on to its scope check.
 */
export function refusalFor(access: Access, market: Market, role: Role | null): Refusal | null {
  if (!access.markets.includes(market)) return 'not_in_this_market';
  if (access.roles === 'anonymous') return null;
  if (role === null) return 'session_expired';
  return access.roles.includes(role) ? null : 'forbidden';
}

/** May this person act on that restaurant? Administrators everywhere, others only where they belong (R-ROL-08). */
export function mayActOn(
  person: { role: Role; restaurants: readonly number[] },
  restaurantId: number,
): boolean {
  return marketWideRoles.includes(person.role) || person.restaurants.includes(restaurantId);
}
