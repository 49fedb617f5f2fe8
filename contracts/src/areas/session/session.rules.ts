import { z } from 'zod';
import {
  command,
  defineCommands,
  defineQueries,
  everybody,
  instant,
  query,
  wireText,
  type Role,
  Role as R,
  trimEndOf,
} from '../../kernel';

/** Not while acting in the place of a restaurant: sessions are the person's own. */
const oneself = everybody({ inRestaurantMode: [] });

export const ownSessionSchema = z.object({
  /** Names the session to `EndSession`, and to nobody else. */
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** `Chrome`; empty where it is not known. */
  browser: z.string(),
  /** `Windows`; empty where it is not known. */
  system: z.string(),
  /** The network that it was opened from, such as `203.0.113.0/24`; empty where it is not known. */
  network: z.string(),
  opened_at: instant(),
  seen_at: instant(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const ownSessionCommands = defineCommands('session', {
  EndSession: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/sessions/end',
    securityEvent: true,
    input: z.object({ id: wireText(400) }),
    output: z.object({ ended: z.literal(true) }),
    access: oneself,
    rejections: ['session_not_found'],
    summary: 'Ends one of the own sessions, with its sockets (S2)',
  }),
});

export const ownSessionQueries = defineQueries('session', {
  ListOwnSessions: query({
    withoutRestaurant: true,
    method: 'GET',
    path: 'user/sessions',
    list: true,
    input: z.object({}),
    output: z.array(ownSessionSchema),
    access: oneself,
    views: ['sessions', 'users'],
    summary: 'The own sessions that are open, the one that asks first (S2)',
  }),
});

/*
 * Pictures of screens that the build draws and the server fills in: what both have to say alike.
 */

interface Pictured {
  readonly user: { readonly type: Role };
  readonly restaurants: readonly unknown[];
}

/** The name of the picture of the screen that a session begins with: the choice of a restaurant looks otherwise with one. */
export const pictureOf = ({ user, restaurants }: Pictured): string =>
  `picture-${user.type}-${restaurants.length === 1 ? 'one' : 'many'}`;

/** What stands in a picture in place of what is somebody's. */
export const picturePlaceholders = {
  name: '__NAME__',
  letter: '__LETTER__',
  siteName: '__SITE_NAME__',
  siteNumber: '__SITE_NUMBER__',
  siteCity: '__SITE_CITY__',
} as const;
export type PictureContent = Readonly<Record<keyof typeof picturePlaceholders, string>>;

/** Session length (S2): idle and absolute, in milliseconds. */
export const idleMilliseconds = 60 * 60 * 1000;
export const absoluteMilliseconds = 12 * 60 * 60 * 1000;
/** Smallest interval between records of a session's use, so that reads do not fill the log. */
export const extensionMilliseconds = 5 * 60 * 1000;

/**
 * Why a session has ended, as its browser is told (S2): `revoked` one by one from another device, `others-ended` with all
 * but one, `deleted` for a person who is gone or erased, `expired` when idle or at its absolute end.
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

/** Longest time of acting for a restaurant (AMB-06). */
export const actingMilliseconds = 60 * 60 * 1000;
/** Longest time of acting as a user (AMB-77). */
export const actingAsUserMilliseconds = 30 * 60 * 1000;
/** Role while acting: the lowest one of a restaurant, without administration of its people. */
export const actingRole: Role = R.Manager;

/** Failed attempts that are evaluated within the window before waiting begins (S4). */
export const freeAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60 * 1000;
const firstDelayMilliseconds = 60 * 1000;
const maxDelayMilliseconds = 15 * 60 * 1000;

/**
 * How long after the last failure the next attempt is looked at: nothing for the first five, then one minute,
 * doubling up to a quarter of an hour.
 * @returns milliseconds
 */
export function delayAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstDelayMilliseconds * 2 ** (failures - freeAttempts), maxDelayMilliseconds);
}

/** Screens that exist, as far as landing and guards need to know them. */
export type Layout = 'restaurant' | 'admin' | 'partner';

/** The layout in which a role works (R-NAV-38, R-NAV-39, AMB-07). */
export function layoutOf(role: Role): Layout {
  if (role === R.Partner) return 'partner';
  return role === R.Administrator || role === R.Editor ? 'admin' : 'restaurant';
}

/** The reduced menu: what a restricted administrator reaches below `/admin` (R-ROL-03, AMB-08). */
const reducedMenu = [
  '/admin/sections',
  '/admin/section',
  '/admin/resources',
  '/admin/sliders',
  '/admin/orders',
];

/** A path normalised for the router: decoded, lower case, without a final slash. */
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
 * Redirect of a path for a signed-in person; `null` when permitted. Partners stay in their area (R-NAV-39, R-ROL-05),
 * which has an account of its own; only administrators reach `/admin` (R-NAV-40), only partners `/partner`.
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

/**
 * First path after login: `/admin` for administrators, sections for restricted ones, reports for partners, home for
 * others (R-NAV-38, R-ROL-04, AMB-07).
 */
export function landingFor(role: Role): string {
  if (role === R.Editor) return '/admin/sections';
  return { restaurant: '/', admin: '/admin', partner: '/partner/reports' }[layoutOf(role)];
}
