import { landingFor, redirectFor } from '@portal/contracts/areas/session';
import { type Caller, isFor, type MarketRecord, type Role } from '@portal/contracts/kernel';
import type { AreaRoute } from '#core/area-manifest';

/** Facts that decide where a person may be. */
export interface Visitor extends Caller {
  readonly market: MarketRecord;
}

export const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

/**
 * Where a path leads this person instead, or `null` when it may be opened: the layouts' rule first (R-NAV-39,
 * R-NAV-40), then the market's (R-NAV-03, R-NAV-31), then the screen's own roles.
 */
export function redirectFrom(path: string, route: AreaRoute | undefined, visitor: Visitor): string | null {
  const elsewhere = redirectFor(path, visitor.role);
  if (elsewhere !== null) return elsewhere;
  if (route === undefined || isFor(route, visitor, visitor.market)) return null;
  return isAdminPath(path) ? '/admin' : '/';
}

/** The screen that `/admin` means: R-NAV-25, and for those who land elsewhere the one they land on (AMB-07). */
const preferredAdminPath = (role: Role) => {
  const landing = landingFor(role);
  return landing === '/admin' ? '/admin/resources' : landing;
};

/** The address of a route as it is without its optional segments: `/admin/orders/:id?` opens as `/admin/orders`. */
const withoutOptional = (path: string) => path.replaceAll(/\/:\w+\?/g, '');

/** Where `/admin` leads: the preferred screen, else the first one that exists for this person, else home. */
export function adminLanding(routes: readonly AreaRoute[], visitor: Visitor): string {
  const open = routes
    .filter((route) => isFor(route, visitor, visitor.market))
    .map((route) => withoutOptional(route.path))
    .filter((path) => isAdminPath(path) && !path.includes(':'));
  return open.find((path) => path === preferredAdminPath(visitor.role)) ?? open[0] ?? '/';
}

/** Where somebody goes after signing in: back to where they were sent away from, if that is theirs, else R-NAV-38. */
export function afterLogin(from: string | null, role: Role): string {
  // Browsers read a backslash as a slash, and two of them as another host.
  const isInside = from !== null && from !== '/' && /^\/(?![/\\])/.test(from);
  if (isInside && redirectFor(from, role) === null) return from;
  // `/admin` finds out which of its screens there is; a screen that does not exist yet must not be landed on.
  return isAdminPath(landingFor(role)) ? '/admin' : landingFor(role);
}
