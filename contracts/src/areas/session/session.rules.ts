import type { Role } from '../../kernel';
import { Role as R } from '../../kernel';

/** Session length (S2): idle and absolute, in milliseconds. */
export const idleMilliseconds = 60 * 60 * 1000;
export const absoluteMilliseconds = 12 * 60 * 60 * 1000;
/** A session's last use is recorded at most this often, so that reading does not fill the log. */
export const extensionMilliseconds = 5 * 60 * 1000;

/** Failed attempts that are evaluated within the window before waiting begins (S4). */
export const freeAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60 * 1000;
const firstDelayMilliseconds = 60 * 1000;
const longestDelayMilliseconds = 15 * 60 * 1000;

/**
 * How long after the last failure the next attempt is looked at: nothing for the first five, then one minute,
 * doubling up to a quarter of an hour.
 * @returns milliseconds
 */
export function delayAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstDelayMilliseconds * 2 ** (failures - freeAttempts), longestDelayMilliseconds);
}

/** Screens that exist, as far as landing and guards need to know them. */
export type Layout = 'restaurant' | 'admin' | 'partner';

/** The layout in which a role works (R-NAV-38, R-NAV-39, AMB-07). */
export function layoutOf(role: Role): Layout {
  if (role === R.Partner) return 'partner';
  return role === R.Administrator || role === R.Editor ? 'admin' : 'restaurant';
}

/**
 * Where a path leads a person instead, or `null` when it may be opened: partners stay in their area (R-NAV-39), only
 * administrators reach `/admin` (R-NAV-40), nobody else reaches `/partner`.
 */
export function redirectFor(path: string, role: Role): string | null {
  const layout = layoutOf(role);
  const inside = (area: string) => path === area || path.startsWith(`${area}/`);
  if (layout === 'partner') return inside('/partner') ? null : '/partner/reports';
  if (inside('/partner')) return '/';
  if (inside('/admin') && layout !== 'admin') return '/';
  return null;
}

/** Where a person lands after login: `/admin` for administrators, `/partner/reports` for partners, else home (R-NAV-38). */
export function landingFor(role: Role): string {
  return { restaurant: '/', admin: '/admin', partner: '/partner/reports' }[layoutOf(role)];
}
