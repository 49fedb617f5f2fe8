import { type Language, languageFor, type MarketRecord, restaurantStaff, Role } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';

/** Older ones are not told any more. */
const keptDays = 30;
const dayMilliseconds = 86_400_000;

export const monthBefore = (now: Date) => new Date(now.getTime() - keptDays * dayMilliseconds).toISOString();

interface Asking {
  readonly person: Person;
  readonly market: MarketRecord['market'];
  readonly lang: Language | undefined;
  readonly now: Date;
  /** Audiences beside those, which are found out by looking: of what the person follows, and of notes that mention them. */
  readonly others?: readonly string[];
}

/**
 * What this person hears of: new pieces in the language that the portal is read in (R-CAT-10), and the orders of their
 * own restaurants, and who acted as them (W5). Administrators work through orders elsewhere.
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

/** Of those, what came after the newest one that was seen. */
export function unreadOf(where: Where, readUpTo: string | null, now: Date): Where {
  const since = monthBefore(now);
  if (readUpTo === null || readUpTo < since) return where;
  // Moments are of milliseconds: whatever came later is at least one later.
  return { ...where, at: { gte: new Date(Date.parse(readUpTo) + 1).toISOString() } };
}
