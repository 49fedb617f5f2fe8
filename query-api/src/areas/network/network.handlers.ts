import { daysAfter, type Market, mayActOn, reject } from '@portal/contracts';
import { comingDays } from '@portal/contracts/areas/channels';
import { MopStatus } from '@portal/contracts/areas/mop';
import {
  coordinateProblem,
  networkQueries,
  type RestaurantState,
  specialDaysAhead,
} from '@portal/contracts/areas/network';
import { regionName } from '@portal/contracts/areas/restaurants';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { namesOf } from '../../people';
import type { Restaurant } from '../../restaurants-by-id';
import { dayFilm } from './day-film';
import { type ChannelFacts, type Counts, type Facts, factsOf, type Pause, stateOf } from './restaurant-facts';

interface Moment {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly today: string;
  readonly market: Market;
}

type Stated = Pick<RestaurantState, 'state' | 'until' | 'reopens'>;

const closed = { state: 'closed', until: null, reopens: null } as const;
const unknown = { state: 'unknown', until: null, reopens: null } as const;

/** Running, else the next one. */
function pauseOf(pauses: readonly Pause[], now: string): Pause | null {
  const due = pauses.filter(({ end }) => end > now);
  return due.find(({ status, start }) => status === MopStatus.Confirmed && start <= now) ?? due[0] ?? null;
}

function stated(channel: ChannelFacts | undefined, pause: Pause | null, moment: Moment): Stated {
  const hours = channel && stateOf(channel, moment.now, moment.today, moment.market);
  if (!hours) return unknown;
  const { open, until, reopens } = hours;
  if (!open) return { state: 'closed', until, reopens };
  if (pause?.status !== MopStatus.Confirmed || pause.start > moment.now)
    return { state: 'open', until, reopens };
  return { state: 'paused', until: until !== null && until < pause.end ? until : pause.end, reopens };
}

function specialDayOf(channel: ChannelFacts | undefined, today: string): RestaurantState['special_day'] {
  const [next] = comingDays(channel?.specialDays ?? [], today);
  return next && next.day <= daysAfter(today, specialDaysAhead) ? next : null;
}

const pauseOnWire = ({ id, start, end, status }: Pause) => ({ id, start, end, status });

const countIn = (counts: Counts, id: number) => counts.get(id) ?? 0;

const ordersOf = (id: number, { open }: Facts): RestaurantState['orders'] => ({
  agency: countIn(open.agency, id),
  restaurant: countIn(open.restaurant, id),
  late: countIn(open.late, id),
});

function rowOf(restaurant: Restaurant, facts: Facts, moment: Moment): RestaurantState {
  const { id, site, name, city, region, active, latitude, longitude, version } = restaurant;
  const channel = facts.channelFacts.get(id);
  const pause = pauseOf(facts.pauses?.get(id) ?? [], moment.now);
  return {
    id,
    site,
    name,
    city,
    region,
    region_name: regionName(moment.market, region),
    active,
    latitude,
    longitude,
    coordinates: coordinateProblem(latitude, longitude, moment.market),
    ...(active ? stated(channel, pause, moment) : closed),
    pause: pause && pauseOnWire(pause),
    orders: ordersOf(id, facts),
    downloads: countIn(facts.downloaded, id),
    warnings: countIn(facts.warned, id),
    plan_actions: facts.planned && countIn(facts.planned, id),
    planned: channel?.planned ?? null,
    special_day: specialDayOf(channel, moment.today),
    changed_at: channel?.changedAt ?? null,
    version,
  };
}

interface Known {
  readonly facts: Facts;
  readonly from: string;
  /** ISO 8601 UTC; a state changes by the clock. */
  readonly until: string;
  readonly rows: readonly RestaurantState[];
}
const knownRows = new WeakMap<Views['store'], Known>();

/** After every other time. */
const never = '9999';

const isSame = (one: Facts, other: Facts) =>
  Object.entries(one).every(([name, fact]) => fact === other[name as keyof Facts]);

function nextChange(rows: readonly RestaurantState[], now: string): string {
  let first = never;
  for (const { until, pause } of rows) {
    for (const at of [until, pause?.start, pause?.end]) {
      if (at != null && at > now && at < first) first = at;
    }
  }
  return first;
}

/** Of all restaurants, by name; the same until a fact or the clock changes them. */
async function allRows(context: QueryContext): Promise<readonly RestaurantState[]> {
  const facts = await factsOf(context);
  const now = context.now().toISOString();
  const known = knownRows.get(context.views.store);
  if (known && known.from <= now && now < known.until && isSame(known.facts, facts)) return known.rows;
  const moment = { now, today: facts.today, market: context.market };
  const rows = [...facts.restaurants.values()].flatMap((restaurant) =>
    restaurant.deleted ? [] : [rowOf(restaurant, facts, moment)],
  );
  knownRows.set(context.views.store, { facts, from: now, until: nextChange(rows, now), rows });
  return rows;
}

export const networkHandlers = [
  handleQueryOfPerson(networkQueries.ListRestaurantStates, async (_input, context) => {
    const rows = await allRows(context);
    const records = rows.filter(({ id }) => mayActOn(context.person, id));
    return { records, total: records.length };
  }),
  handleQueryOfPerson(networkQueries.GetDayFilm, async ({ day }, context) => {
    const [film, nameOf] = await Promise.all([dayFilm(day, context), namesOf(context)]);
    if (film === null) return reject('not_found');
    return { ...film, steps: film.steps.map((step) => ({ ...step, by: nameOf(step.by) })) };
  }),
];
