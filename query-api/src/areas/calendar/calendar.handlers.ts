import {
  type Access,
  dayOf,
  daysAfter,
  type DocumentOf,
  endOfDay,
  languageFor,
  mayActOn,
  refusalFor,
  reject,
  startOfDay,
  textIn,
} from '@portal/contracts';
import {
  type CalendarEntry,
  calendarQueries,
  changedParts,
  maxRestaurantsWithActions,
} from '@portal/contracts/areas/calendar';
import { channels } from '@portal/contracts/areas/channels';
import { mopPauses, mopQueries, MopStatus } from '@portal/contracts/areas/mop';
import {
  nationalPlans,
  plannerQueries,
  restaurantPlans,
  slotOfStrategy,
  yearOfDay,
} from '@portal/contracts/areas/planner';
import { handleQuery, handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import { readerOfToken } from '../../calendar-address';
import { calendarFeedText } from './calendar-feed';

type Asker = Omit<QueryContext, 'person'> & { readonly person: Pick<Person, 'role' | 'restaurants'> };
type Facts<E = CalendarEntry> = E extends unknown ? Omit<E, 'restaurants'> : never;

interface Range {
  readonly from: string;
  readonly to: string;
}

const touches = ({ from, to }: Range, entry: { readonly from: string; readonly to: string | null }) =>
  entry.from <= to && (entry.to === null || entry.to >= from);

interface RestaurantFacts {
  readonly restaurantId: number;
  readonly facts: Facts;
  /** The facts as text. */
  readonly key: string;
}

const factsFor = (restaurantId: number, facts: Facts): RestaurantFacts => ({
  restaurantId,
  facts,
  key: JSON.stringify(facts),
});

/** One entry for all with the same facts. */
function grouped(each: Iterable<RestaurantFacts>): readonly CalendarEntry[] {
  const groups = new Map<string, Facts & { restaurants: number[] }>();
  for (const { restaurantId, facts, key } of each) {
    const group = groups.get(key);
    if (group) group.restaurants.push(restaurantId);
    else groups.set(key, { ...facts, restaurants: [restaurantId] });
  }
  return [...groups.values()];
}

type Channel = DocumentOf<typeof channels>;

/** Now and planned; the next setting ends a closure. */
function closuresOf({ opening, closedSince, plans }: Channel) {
  const settings = [
    ...(closedSince === null ? [] : [{ from: closedSince, opening }]),
    ...plans.flatMap(({ date, changes }) =>
      changes.opening ? [{ from: date, opening: changes.opening }] : [],
    ),
  ];
  return settings.flatMap(({ from, opening: { open, date, motive } }, index) => {
    const [opens] = [date, settings[index + 1]?.from ?? null].filter((day) => day !== null).sort();
    const to = opens === undefined ? null : daysAfter(opens, -1);
    return open || (to !== null && to < from) ? [] : [{ from, to, motive }];
  });
}

const factsOf = (channel: Channel): readonly Facts[] => [
  ...closuresOf(channel).map((closure) => ({ kind: 'closure' as const, ...closure })),
  ...channel.plans.map(({ date, changes }) => {
    const parts = changedParts.filter((part) => changes[part] !== undefined);
    return { kind: 'change' as const, from: date, to: date, parts };
  }),
  ...channel.specialDays.map(({ day, closed, spans }) => {
    return { kind: 'special' as const, from: day, to: day, closed, spans };
  }),
];

/** Active ones, by id; without hours and personal data. */
const openedChannels = cachedFromView(channels, async (views) => {
  const { documents } = await views.find(channels, { size: -1 });
  return documents
    .filter(({ active, deleted }) => active && !deleted)
    .toSorted((one, other) => one.id - other.id)
    .map((channel) => ({
      id: channel.id,
      name: channel.name,
      days: factsOf(channel).map((facts) => factsFor(channel.id, facts)),
    }));
});

/** Of the whole market; `key` is its first and last instant and the time zone. */
const pausesBetween = cachedFromView(mopPauses, async (views, key) => {
  const [first = '', last = '', timeZone = ''] = key.split(' ');
  const { documents } = await views.find(mopPauses, {
    where: {
      status: { in: [MopStatus.Pending, MopStatus.Confirmed] },
      start: { lte: last },
      // An end at midnight does not touch the next day.
      end: { gte: new Date(Date.parse(first) + 1).toISOString() },
    },
    size: -1,
  });
  const inOrder = documents.toSorted((one, other) => one.restaurantId - other.restaurantId);
  return grouped(
    inOrder.map(({ restaurantId, start, end, endedAt, status }) => {
      const ends = endedAt !== null && endedAt < end ? endedAt : end;
      const lastMoment = new Date(Math.max(Date.parse(ends) - 1, Date.parse(start))).toISOString();
      const from = dayOf(start, timeZone);
      const to = dayOf(lastMoment, timeZone);
      return factsFor(restaurantId, { kind: 'pause', from, to, status });
    }),
  );
});

/** Restaurants by section of a strategy, in plans of that year. */
const adoptersOf = cachedFromView(restaurantPlans, async (views, year) => {
  const { documents } = await views.find(restaurantPlans, {
    where: { year: { eq: Number(year) } },
    size: -1,
  });
  const bySection = new Map<number, Set<number>>();
  for (const { restaurantId, strategies, priorities } of documents) {
    for (const strategy of strategies) {
      if (strategy.sectionId === null || slotOfStrategy(strategy, priorities) === null) continue;
      const adopters = bySection.get(strategy.sectionId) ?? new Set();
      bySection.set(strategy.sectionId, adopters.add(restaurantId));
    }
  }
  return new Map([...bySection].map(([id, ids]) => [id, [...ids].sort((one, other) => one - other)]));
});

const yearsIn = ({ from, to }: Range) =>
  Array.from({ length: yearOfDay(to) - yearOfDay(from) + 1 }, (_, index) => yearOfDay(from) + index);

async function nationalOf(year: number, { views, language, now }: Asker): Promise<readonly CalendarEntry[]> {
  const plan = await views.get(nationalPlans, String(year));
  if (!plan) return [];
  const adopters = await adoptersOf(views, String(year), now());
  return plan.actions
    .filter(({ status }) => status === 1)
    .map(({ id, strategyId, name, translations, start: from, end: to }) => {
      const section = plan.strategies.find((strategy) => strategy.id === strategyId)?.sectionId ?? 0;
      const restaurants = [...(adopters.get(section) ?? [])];
      return { kind: 'national', id, name: textIn(language, name, translations), from, to, restaurants };
    });
}

async function actionsOf(
  reach: ReadonlySet<number>,
  range: Range,
  { views }: Asker,
): Promise<readonly CalendarEntry[]> {
  if (reach.size > maxRestaurantsWithActions) return [];
  const { documents } = await views.find(restaurantPlans, {
    where: { restaurantId: { in: [...reach] }, year: { in: yearsIn(range) } },
    size: -1,
  });
  return documents.flatMap(({ restaurantId, actions }) =>
    actions
      .filter(({ status }) => status === 1)
      .map(({ actionId: id, name, start: from, end: to }) => ({
        kind: 'action' as const,
        id,
        name,
        from,
        to,
        restaurants: [restaurantId],
      })),
  );
}

async function plansOf(reach: ReadonlySet<number>, range: Range, context: Asker) {
  const national = await Promise.all(yearsIn(range).map((year) => nationalOf(year, context)));
  const all = [...national.flat(), ...(await actionsOf(reach, range, context))];
  return all.filter((entry) => touches(range, entry));
}

async function pausesOf({ from, to }: Range, { views, now, marketRecord: { timeZone } }: Asker) {
  const key = `${startOfDay(from, timeZone)} ${endOfDay(to, timeZone)} ${timeZone}`;
  return pausesBetween(views, key, now());
}

/** National actions also without a restaurant: it shows who has not adopted them. */
const within = (entries: readonly CalendarEntry[], reach: ReadonlySet<number>) =>
  entries
    .map((entry) => ({ ...entry, restaurants: entry.restaurants.filter((id) => reach.has(id)) }))
    .filter(({ kind, restaurants }) => kind === 'national' || restaurants.length > 0)
    .toSorted((one, other) => one.from.localeCompare(other.from));

async function entriesOf(range: Range, context: Asker, asked?: number): Promise<readonly CalendarEntry[]> {
  const { views, person, market, now } = context;
  const may = ({ access }: { readonly access: Access }) => refusalFor(access, market, person) === null;
  const all = await openedChannels(views, '', now());
  const own = all.filter(({ id }) => mayActOn(person, id) && (asked === undefined || id === asked));
  const reach = new Set(own.map(({ id }) => id));
  const entries = [
    ...grouped(own.flatMap(({ days }) => days.filter(({ facts }) => touches(range, facts)))),
    ...(may(mopQueries.ListMopPauses) ? await pausesOf(range, context) : []),
    ...(may(plannerQueries.GetRestaurantPlan) ? await plansOf(reach, range, context) : []),
  ];
  return within(entries, reach);
}

/** Days of a feed before and after today. */
const feedDays = { before: 31, after: 365 } as const;

export const calendarHandlers = [
  handleQueryOfPerson(calendarQueries.ListCalendar, async ({ restaurant_id: asked, ...range }, context) => {
    const records = await entriesOf(range, context, asked);
    return { records, total: records.length };
  }),
  handleQuery(calendarQueries.ReadCalendar, async ({ token, language: asked }, context) => {
    const person = await readerOfToken(token, context);
    if (!person) return reject('not_found');
    const { views, now, marketRecord: market } = context;
    const language = languageFor(market.market, asked ?? context.language);
    const today = dayOf(now().toISOString(), market.timeZone);
    const range = { from: daysAfter(today, -feedDays.before), to: daysAfter(today, feedDays.after) };
    const entries = await entriesOf(range, { ...context, language, person });
    const names = new Map((await openedChannels(views, '', now())).map(({ id, name }) => [id, name]));
    return calendarFeedText({ entries, names, last: range.to, language, market, now: now() });
  }),
];
