import { type Market, markets } from './markets';
import { Role, type Role as RoleCode, roles } from './roles';

/**
 * `restaurant`: dotted path of the id in the input. `object`: the server looks up the owner; foreign records are 404.
 */
export type Scope =
  | { readonly by: 'none' }
  | { readonly by: 'restaurant'; readonly at: string; readonly optional?: true }
  | { readonly by: 'object' };

/** Default deny: a call without access does not compile. */
export interface Access {
  readonly roles: readonly RoleCode[] | 'anonymous';
  readonly markets: readonly Market[];
  readonly scope: Scope;
  /**
   * Roles allowed in restaurant mode. Default: full administrators, with the staff's rights (R-ROL-01, AMB-06, AMB-08,
   * AMB-52).
   */
  readonly inRestaurantMode?: readonly RoleCode[];
  /**
   * Acting as a user: `false` never, `true` always. Default: the role's rights, unless closed in restaurant mode
   * (AMB-77).
   */
  readonly asUser?: boolean;
}

/** `role` is in force; `ownRole` is set while acting. */
export interface Caller {
  readonly role: RoleCode;
  readonly ownRole?: RoleCode;
  /** Acting as a user, not for a restaurant. The server stores details here. */
  readonly asUser?: boolean | object;
}

/** Not limited to their list of restaurants (AMB-52). */
export const marketWideRoles: readonly RoleCode[] = [Role.Administrator, Role.Editor];

interface AccessOptions {
  readonly markets?: readonly Market[];
  readonly scope?: Scope;
  readonly inRestaurantMode?: readonly RoleCode[];
  readonly asUser?: boolean;
}

/** No session needed. */
export function anyone(options: Pick<AccessOptions, 'markets'> = {}): Access {
  return { roles: 'anonymous', markets: options.markets ?? markets, scope: { by: 'none' } };
}

/** Any role, signed in. */
export function everybody(options: AccessOptions = {}): Access {
  return only(roles, options);
}

export function only(
  allowed: readonly RoleCode[],
  { scope = { by: 'none' }, ...options }: AccessOptions = {},
): Access {
  return { roles: allowed, markets, scope, ...options };
}

export const ofRestaurant = (at: string): Scope => ({ by: 'restaurant', at });
/** Also for calls without a restaurant. */
export const ofOptionalRestaurant = (at: string): Scope => ({ by: 'restaurant', at, optional: true });
export const ofObject: Scope = { by: 'object' };

export type Refusal = 'not_in_this_market' | 'session_expired' | 'forbidden';

/** The own role counts too: acting adds only rights of restaurant mode (AMB-06). */
function allows(
  allowed: readonly RoleCode[],
  { inRestaurantMode, asUser }: Access,
  { role, ownRole, ...caller }: Caller,
): boolean {
  if (ownRole === undefined) return allowed.includes(role);
  if (caller.asUser) {
    const isForActing = inRestaurantMode === undefined || inRestaurantMode.includes(ownRole);
    return asUser ?? (isForActing && allowed.includes(role));
  }
  if (inRestaurantMode) return inRestaurantMode.includes(ownRole);
  return allowed.includes(role) && [Role.Administrator, ...allowed].includes(ownRole);
}

/**
 * Checks market, session and roles.
 * @returns `null` if only the scope check remains
 */
export function refusalFor(access: Access, market: Market, caller: Caller | null): Refusal | null {
  if (!access.markets.includes(market)) return 'not_in_this_market';
  if (access.roles === 'anonymous') return null;
  if (caller === null) return 'session_expired';
  return allows(access.roles, access, caller) ? null : 'forbidden';
}

/** Administrators everywhere, others in their restaurants (R-ROL-08). */
export function mayActOn(
  person: { role: RoleCode; restaurants: readonly number[] },
  restaurantId: number,
): boolean {
  return marketWideRoles.includes(person.role) || person.restaurants.includes(restaurantId);
}
