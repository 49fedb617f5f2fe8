import {
  isAdministrator,
  type Language,
  languageFor,
  type MarketRecord,
  marketRecords,
  restaurantStaff,
  Role,
} from '@portal/contracts';
import {
  type ChosenNotices,
  isNoticeOn,
  noticeChannelsFor,
  noticeKinds,
} from '@portal/contracts/areas/notifications';
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
  /** Cells set by the person. */
  readonly chosen: ChosenNotices;
}

const alwaysOn = ['acting', 'failedPlan', 'replaced'] as const;

export function bellKinds({ person: { role }, market, chosen }: Asking): readonly string[] {
  const { features } = marketRecords[market];
  const on = noticeKinds.filter(
    (kind) => noticeChannelsFor(kind, role, features).includes('bell') && isNoticeOn(chosen, kind, 'bell'),
  );
  return [...alwaysOn, ...on];
}

/**
 * New pieces in the portal's language (R-CAT-10), orders of own restaurants, acting-as (W5).
 * Administrators get of orders what waits for the agency.
 */
export function noticesFor(asking: Asking): Where {
  const { person, market, lang, now, others = [] } = asking;
  const restaurants = restaurantStaff.includes(person.role) ? person.restaurants : [];
  const audiences = [
    `readers-${languageFor(market, lang)}`,
    ...restaurants.map((restaurant) => `restaurant-${restaurant}`),
    ...(person.role === Role.Administrator ? ['administrators'] : []),
    ...(isAdministrator(person.role) ? ['allAdministrators'] : []),
    `user-${person.userId}`,
    ...others,
  ];
  return { audience: { in: audiences }, at: { gte: monthBefore(now) }, kind: { in: bellKinds(asking) } };
}

export function unreadOf(where: Where, readUpTo: string | null, now: Date): Where {
  const since = monthBefore(now);
  if (readUpTo === null || readUpTo < since) return where;
  // Timestamps have milliseconds.
  return { ...where, at: { gte: new Date(Date.parse(readUpTo) + 1).toISOString() } };
}
