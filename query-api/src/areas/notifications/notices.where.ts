import { type Language, languageFor, type MarketRecord, restaurantStaff, Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';

/** Older notices are hidden. */
const maxAgeDays = 30;
const dayMilliseconds = 86_400_000;

export const monthBefore = (now: Date) =>
  new Date(now.getTime() - maxAgeDays * dayMilliseconds).toISOString();

interface Asking {
  readonly person: Person;
  readonly market: MarketRecord['market'];
  readonly lang: Language | undefined;
  readonly now: Date;
  /** Extra audiences: followed resources, mentions. */
  readonly others?: readonly string[];
}

/**
 * New pieces in the portal's language (R-CAT-10), orders of own restaurants, acting-as (W5).
 * Administrators get no order notices.
 */
export function noticesFor({ person, market, lang, now, others = [] }: Asking): Where {
  const restaurants = restaurantStaff.includes(person.role) ? person.restaurants : [];
  const audiences = [
    `readers-${languageFor(market, lang)}`,
    ...restaurants.map((restaurant) => `restaurant-${restaurant}`),
    ...(person.role === Role.Administrator ? ['administrators'] : []),
    `user-${person.userId}`,
    ...others,
  ];
  return { audience: { in: audiences }, at: { gte: monthBefore(now) } };
}

export function unreadOf(where: Where, readUpTo: string | null, now: Date): Where {
  const since = monthBefore(now);
  if (readUpTo === null || readUpTo < since) return where;
  // Timestamps have milliseconds.
  return { ...where, at: { gte: new Date(Date.parse(readUpTo) + 1).toISOString() } };
}
