import { type Market, markets } from './markets';
import { Role, type Role as RoleCode, roles } from './roles';

/**
 * Reach of a call. `none`: no restaurant's data. `restaurant`: the input names the restaurant at this dotted path.
 * `object`: the record belongs to a restaurant or a person, and the server finds out which; a foreign one is answered
 * as missing (404).
 */
export type Scope =
  | { readonly by: 'none' }
  | { readonly by: 'restaurant'; readonly at: string; readonly optional?: true }
  | { readonly by: 'object' };

/** Permitted callers: market, roles, acting. Default deny: a call without a rule cannot be declared. */
export interface Access {
  readonly roles: readonly RoleCode[] | 'anonymous';
  readonly markets: readonly Market[];
  readonly scope: Scope;
  /**
   * Administrators who may make the call while acting for a restaurant. By default what the restaurant's people may do:
   * all of it for full administrators, for restricted ones only where the call names them (R-ROL-01, AMB-06, AMB-08,
   * AMB-52).
   */
  readonly inRestaurantMode?: readonly RoleCode[];
  /**
   * While an administrator acts as a user: `false` what is that person's alone, `true` whatever the role in force.
   * By default what that role may do, unless nobody may who acts for a restaurant (AMB-77).
   */
  readonly asUser?: boolean;
}

/** The caller: the role in force and, while acting for a restaurant or as a user, their own role. */
export interface Caller {
  readonly role: RoleCode;
  readonly ownRole?: RoleCode;
  /** Set with `ownRole`: acting as a user and not for a restaurant. The server knows more of it. */
  readonly asUser?: boolean | object;
}

/** Roles whose reach is the whole market and not only the restaurants in their list (AMB-52). */
export const marketWideRoles: readonly RoleCode[] = [Role.Administrator, Role.Editor];

interface AccessOptions {
  readonly markets?: readonly Market[];
  readonly scope?: Scope;
  readonly inRestaurantMode?: readonly RoleCode[];
  readonly asUser?: boolean;
}

/** Open to callers without a session. */
export function anyone(options: Pick<AccessOptions, 'markets'> = {}): Access {
  return { roles: 'anonymous', markets: options.markets ?? markets, scope: { by: 'none' } };
}

/** Every signed-in person, whatever the role. */
export function everybody(options: AccessOptions = {}): Access {
  return only(roles, options);
}

/** Only the named roles. */
export function only(
  allowed: readonly RoleCode[],
  { scope = { by: 'none' }, ...options }: AccessOptions = {},
): Access {
  return { roles: allowed, markets, scope, ...options };
}

export const ofRestaurant = (at: string): Scope => ({ by: 'restaurant', at });
/** Like `ofRestaurant`, where the call may also be made for no restaurant in particular. */
export const ofOptionalRestaurant = (at: string): Scope => ({ by: 'restaurant', at, optional: true });
export const ofObject: Scope = { by: 'object' };

export type Refusal = 'not_in_this_market' | 'session_expired' | 'forbidden';

/** Acting adds only the rights of restaurant mode: the own role counts as well (AMB-06). */
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
 * The part of an access rule that needs no data: market, session, role, and the own role of an acting caller.
 * @returns the reason to refuse, or `null` when the call may go on to its scope check.
 */
export function refusalFor(access: Access, market: Market, caller: Caller | null): Refusal | null {
  if (!access.markets.includes(market)) return 'not_in_this_market';
  if (access.roles === 'anonymous') return null;
  if (caller === null) return 'session_expired';
  return allows(access.roles, access, caller) ? null : 'forbidden';
}

/** May this person act on that restaurant? Administrators everywhere, others only where they belong (R-ROL-08). */
export function mayActOn(
  person: { role: RoleCode; restaurants: readonly number[] },
  restaurantId: number,
): boolean {
  return marketWideRoles.includes(person.role) || person.restaurants.includes(restaurantId);
}
