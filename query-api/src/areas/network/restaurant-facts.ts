import { dayOf, daysAfter, type DocumentOf, type Market } from '@portal/contracts';
import { channels, isComplete, openingOn, type OpenNow, openNow } from '@portal/contracts/areas/channels';
import { alertsNow, brands, diagnosticAlerts } from '@portal/contracts/areas/diagnostic';
import { downloadDays } from '@portal/contracts/areas/download-report';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import { downloadPeriod } from '@portal/contracts/areas/network';
import { orders, turns } from '@portal/contracts/areas/orders';
import { restaurantPlans } from '@portal/contracts/areas/planner';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import { LRUCache } from 'lru-cache';
import { downloadTotals } from '../../downloads-between';
import { allRestaurants } from '../../restaurants-by-id';

/* Facts of all restaurants, by restaurant id; read again when their view changes. */

type Context = Pick<QueryContext, 'views' | 'market' | 'marketRecord' | 'now'>;
export type Counts = ReadonlyMap<number, number>;
export type Pause = DocumentOf<typeof mopPauses>;

const all = 'all';

const channelsById = cachedFromView(channels, async (views) => {
  const { documents } = await views.find(channels, { size: -1 });
  return new Map(
    documents.map(({ id, opening, schedules: { restaurant: hours }, specialDays, plans, changedAt }) => {
      const hoursKey = JSON.stringify([hours, specialDays]);
      return [id, { opening, hours, specialDays, hoursKey, planned: plans[0]?.date ?? null, changedAt }];
    }),
  );
});
export type ChannelFacts =
  Awaited<ReturnType<typeof channelsById>> extends ReadonlyMap<number, infer Facts> ? Facts : never;

const undecidedOrConfirmed = [MopStatus.Pending, MopStatus.Confirmed];

/** By start. */
const pausesById = cachedFromView(mopPauses, async (views) => {
  const { documents } = await views.find(mopPauses, {
    where: { ended: { eq: false }, status: { in: undecidedOrConfirmed } },
    sort: 'start',
    size: -1,
  });
  const byRestaurant = new Map<number, Pause[]>();
  for (const pause of documents) {
    byRestaurant.set(pause.restaurantId, [...(byRestaurant.get(pause.restaurantId) ?? []), pause]);
  }
  return byRestaurant;
});

const byNumber = (counts: ReadonlyMap<string, number>): Counts =>
  new Map([...counts].map(([id, count]) => [Number(id), count]));

const openOrders = cachedFromView(orders, async (views, today) => {
  const deleted = { eq: false };
  const count = (where: Where) =>
    views.countBy(orders, 'restaurantId', { where: { deleted, ...where } }).then(byNumber);
  const [agency, restaurant, late] = await Promise.all([
    count({ turn: { eq: 'agency' } }),
    count({ turn: { eq: 'restaurant' } }),
    count({ turn: { in: turns }, neededOn: { lte: daysAfter(today, -1) } }),
  ]);
  return { agency, restaurant, late };
});

const downloads = cachedFromView(downloadDays, async (views, today, now): Promise<Counts> => {
  const range = { from: daysAfter(today, 1 - downloadPeriod), to: today };
  return (await downloadTotals(views, range, today, now)).restaurants;
});

const nationalBrands = cachedFromView(brands, async (views) => {
  const { documents } = await views.find(brands, { where: { deleted: { eq: false } }, size: -1 });
  return documents.map(({ id }) => id).join(',');
});

/** @param key year and ids of brands */
const warnings = cachedFromView(diagnosticAlerts, async (views, key) => {
  const [year, ids = ''] = key.split(' ');
  const circumstances = { year: Number(year), brands: new Set(ids.split(',')) };
  const { documents } = await views.find(diagnosticAlerts, { size: -1 });
  return new Map(
    documents.map(({ id, alerts, facts }) => [id, alertsNow(alerts, facts, circumstances).length]),
  ) as Counts;
});

const planActions = cachedFromView(restaurantPlans, async (views, year) => {
  const { documents } = await views.find(restaurantPlans, {
    where: { year: { eq: Number(year) } },
    size: -1,
  });
  return new Map(
    documents.map(({ restaurantId, actions }) => [
      restaurantId,
      actions.filter(({ status }) => status === 1).length,
    ]),
  ) as Counts;
});

const none: Counts = new Map();

/** The same objects while nothing changed. */
export async function factsOf({ views, marketRecord, now }: Context) {
  const { features, timeZone } = marketRecord;
  const at = now();
  const today = dayOf(at.toISOString(), timeZone);
  const year = today.slice(0, 'YYYY'.length);
  const hasPlans = features.diagnosticAndPlanner;
  const [restaurants, channelFacts, pauses, open, downloaded, warned, planned] = await Promise.all([
    allRestaurants(views, '', at),
    channelsById(views, all, at),
    features.mobileOrderPause ? pausesById(views, all, at) : null,
    openOrders(views, today, at),
    downloads(views, today, at),
    hasPlans ? warnings(views, `${year} ${await nationalBrands(views, all, at)}`, at) : none,
    hasPlans ? planActions(views, year, at) : null,
  ]);
  return { restaurants, channelFacts, pauses, open, downloaded, warned, planned, today };
}
export type Facts = Awaited<ReturnType<typeof factsOf>>;

interface KnownOpening {
  readonly from: string;
  /** ISO 8601 UTC. */
  readonly until: string;
  /** `null` without complete hours. */
  readonly opening: OpenNow | null;
}

const maxOpenings = 5_000;
/** By market and hours: restaurants share them, and time zones are slow. */
const openings = new LRUCache<string, KnownOpening>({ max: maxOpenings });

/** Milliseconds: an opening without an end in sight. */
const dayInMs = 86_400_000;

function openingOf(
  { hours, specialDays, hoursKey }: ChannelFacts,
  now: string,
  market: Market,
): OpenNow | null {
  const key = `${market} ${hoursKey}`;
  const known = openings.get(key);
  if (known && known.from <= now && now < known.until) return known.opening;
  const opening = isComplete(hours) ? openNow(hours, specialDays, now, market) : null;
  const end = opening?.open ? opening.until : opening?.opens;
  const until = end ?? new Date(Date.parse(now) + dayInMs).toISOString();
  openings.set(key, { from: now, until, opening });
  return opening;
}

/** By hours and closure; `null` without complete hours. */
export function stateOf(channel: ChannelFacts, now: string, today: string, market: Market) {
  const { open, date } = openingOn(channel.opening, today);
  if (!open) return { open: false, until: null, reopens: date };
  const opening = openingOf(channel, now, market);
  if (opening === null) return null;
  return { open: opening.open, until: opening.open ? opening.until : opening.opens, reopens: null };
}
