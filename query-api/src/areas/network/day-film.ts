import { dayOf, endOfDay, startOfDay } from '@portal/contracts';
import { mopPauses } from '@portal/contracts/areas/mop';
import type { DayFilm } from '@portal/contracts/areas/network';
import { countedOrders } from '@portal/contracts/areas/orders';
import { restaurants } from '@portal/contracts/areas/restaurants';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { yieldToOthers } from '@portal/platform/program/in-pieces';
import type { Condition } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { LRUCache } from 'lru-cache';
import { type Day, type ShotStep, shotOf, spansBy } from './filmed-restaurant';

type Shot = Omit<DayFilm, 'steps'> & { readonly steps: readonly ShotStep[] };
type Context = Pick<QueryContext, 'views' | 'log' | 'market' | 'marketRecord' | 'now'>;

/** Restaurants with pauses requested by the end of the day, and not over at its start. */
async function pausingOn({ from, until }: Day, { views, marketRecord }: Context) {
  if (!marketRecord.features.mobileOrderPause) return new Set<number>();
  const where = { end: { gte: from }, requestedAt: { lte: until } };
  const { documents } = await views.find(mopPauses, { where, size: -1 });
  return new Set(documents.map(({ restaurantId }) => restaurantId));
}

/** Ids of orders open on that day or settled in it, by restaurant. */
async function ordersOn(views: Views, { day, from }: Day): Promise<ReadonlyMap<number, readonly string[]>> {
  const placedBy = (where: Readonly<Record<string, Condition>>) =>
    views.find(countedOrders, { where: { ...where, day: { lte: day } }, size: -1 });
  const found = await Promise.all([
    placedBy({ deleted: { eq: false }, answeredAt: { gte: from } }),
    placedBy({ deleted: { eq: false }, answeredAt: { exists: false } }),
    // They were open before.
    placedBy({ deleted: { eq: true } }),
  ]);
  const byRestaurant = new Map<number, string[]>();
  for (const { id, restaurantId, settledOn } of found.flatMap(({ documents }) => documents)) {
    if (settledOn !== null && settledOn < day) continue;
    const ids = byRestaurant.get(restaurantId);
    if (ids) ids.push(id);
    else byRestaurant.set(restaurantId, [id]);
  }
  return byRestaurant;
}

async function shoot(day: Day, context: Context): Promise<Shot> {
  const { views, log } = context;
  const [{ documents }, ordersOf, pausing] = await Promise.all([
    views.find(restaurants, { sort: 'name', size: -1 }),
    ordersOn(views, day),
    pausingOn(day, context),
  ]);
  const shots = [];
  for (const { id } of documents) {
    const events = await log.readStreams([
      `restaurant-${id}`,
      ...(pausing.has(id) ? [`mop-${id}`] : []),
      ...(ordersOf.get(id) ?? []).map((order) => `order-${order}`),
    ]);
    shots.push(shotOf(id, events, day) ?? []);
    await yieldToOthers();
  }
  const all = shots.flat();
  return {
    day: day.day,
    from: day.from,
    until: day.until,
    restaurants: all.map(({ restaurant }) => restaurant),
    steps: all
      .flatMap(({ steps }) => steps)
      .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))),
  };
}

interface Known {
  readonly madeAt: number;
  /** Never changes again. */
  readonly isFinished: boolean;
  readonly shot: Promise<Shot>;
}

const maxFilms = 8;
/** Milliseconds: views may be behind at the end of a day. */
const settlingTime = 3_600_000;
/** Milliseconds that a day which is not over is used again. */
const maxAge = 10_000;
const films = new WeakMap<Views['store'], LRUCache<string, Known>>();

/** `null` for a coming day. */
export async function dayFilm(day: string, context: Context): Promise<Shot | null> {
  const { views, market, marketRecord } = context;
  const { timeZone } = marketRecord;
  const now = context.now();
  const present = now.toISOString();
  if (day > dayOf(present, timeZone)) return null;
  const known = films.get(views.store) ?? new LRUCache<string, Known>({ max: maxFilms });
  films.set(views.store, known);
  const before = known.get(day);
  const age = now.getTime() - (before?.madeAt ?? 0);
  if (before && (before.isFinished || (age >= 0 && age < maxAge))) return before.shot;
  const end = endOfDay(day, timeZone);
  const until = end < present ? end : present;
  const from = startOfDay(day, timeZone);
  const shot = shoot({ day, from, until, market, spansOf: spansBy(day, market) }, context);
  known.set(day, {
    madeAt: now.getTime(),
    isFinished: now.getTime() - Date.parse(end) > settlingTime,
    shot,
  });
  shot.catch(() => known.get(day)?.shot === shot && known.delete(day));
  return shot;
}
