import { type Role, Role as R, trimEndOf } from '../../kernel';

/** Screenshots drawn by the build and filled in by the server: shared names and placeholders. */

interface Pictured {
  readonly user: { readonly type: Role };
  readonly restaurants: readonly unknown[];
}

/** The choice of restaurants has its own picture for one restaurant. */
export const pictureOf = ({ user, restaurants }: Pictured): string =>
  `picture-${user.type}-${restaurants.length === 1 ? 'one' : 'many'}`;

export const picturePlaceholders = {
  name: '__NAME__',
  letter: '__LETTER__',
  siteName: '__SITE_NAME__',
  siteNumber: '__SITE_NUMBER__',
  siteCity: '__SITE_CITY__',
} as const;
export type PictureContent = Readonly<Record<keyof typeof picturePlaceholders, string>>;

/** S2 */
export const idleMilliseconds = 60 * 60 * 1000;
export const absoluteMilliseconds = 12 * 60 * 60 * 1000;
/** Limits how often the use of a session is recorded. */
export const extensionMilliseconds = 5 * 60 * 1000;

/**
 * S2. `revoked`: from another device; `others-ended`: all but one; `deleted`: person deleted or erased; `expired`: idle
 * or absolute end.
 */
export const sessionEndings = [
  'logout',
  'terms-rejected',
  'expired',
  'revoked',
  'others-ended',
  'password-changed',
  'second-factor-reset',
  'address-changed',
  'role-changed',
  'deactivated',
  'deleted',
] as const;
export type SessionEnding = (typeof sessionEndings)[number];

/** AMB-06 */
export const actingMilliseconds = 60 * 60 * 1000;
/** AMB-77 */
export const actingAsUserMilliseconds = 30 * 60 * 1000;
/** Lowest role of a restaurant. */
export const actingRole: Role = R.Manager;

/** Attempts in the window without delay (S4). */
export const freeAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60 * 1000;
const firstDelayMilliseconds = 60 * 1000;
const maxDelayMilliseconds = 15 * 60 * 1000;

/**
 * None for five failures, then one minute, doubling up to 15.
 * @returns milliseconds
 */
export function delayAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstDelayMilliseconds * 2 ** (failures - freeAttempts), maxDelayMilliseconds);
}

export type Layout = 'restaurant' | 'admin' | 'partner';

/** R-NAV-38, R-NAV-39, AMB-07 */
export function layoutOf(role: Role): Layout {
  if (role === R.Partner) return 'partner';
  return role === R.Administrator || role === R.Editor ? 'admin' : 'restaurant';
}

/** Restricted administrators (R-ROL-03, AMB-08). */
const reducedMenu = [
  '/admin/sections',
  '/admin/section',
  '/admin/resources',
  '/admin/recalls',
  '/admin/sliders',
  '/admin/orders',
  '/admin/overview',
  '/admin/map',
  '/admin/calendar',
  '/admin/why',
];

/** Decoded, lower case, without a final slash. */
function comparable(path: string): string {
  const decoded = path.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return trimEndOf(decoded.toLowerCase(), /\//);
}

function mayAdminister(path: string, role: Role): boolean {
  if (role === R.Administrator || path === '/admin') return layoutOf(role) === 'admin';
  return role === R.Editor && reducedMenu.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

/**
 * `null` if permitted. Partners stay in their area (R-NAV-39, R-ROL-05); only administrators reach `/admin` (R-NAV-40).
 */
export function redirectFor(path: string, role: Role): string | null {
  const at = comparable(path);
  const inside = (area: string) => at === area || at.startsWith(`${area}/`);
  if (layoutOf(role) === 'partner') {
    if (inside('/partner')) return null;
    return at === '/account' ? '/partner/account' : '/partner/reports';
  }
  if (inside('/partner')) return '/';
  return inside('/admin') && !mayAdminister(at, role) ? '/' : null;
}

/** R-NAV-38, R-ROL-04, AMB-07 */
export function landingFor(role: Role): string {
  if (role === R.Editor) return '/admin/sections';
  return { restaurant: '/', admin: '/admin', partner: '/partner/reports' }[layoutOf(role)];
}
