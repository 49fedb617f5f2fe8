import { dayOf, daysAfter, daysBetween, type DocumentOf, startOfDay, textIn } from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import { downloadDays } from '@portal/contracts/areas/download-report';
import { type ContentOverview, untakenDays } from '@portal/contracts/areas/overview';
import { ResourceStatus, type resources } from '@portal/contracts/areas/resources';
import { regionName, restaurants } from '@portal/contracts/areas/restaurants';
import { sections } from '@portal/contracts/areas/sections';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';
import { type Downloads, downloadsBetween, sumOf } from '../../downloads-between';
import { type DayRange, daysBefore, type Reading, todayOf } from './order-figures';
import { shown } from './today-figures';

type Resource = DocumentOf<typeof resources>;

/** All but deleted ones, from memory; injected by the composition. */
export type AllResources = (views: Views, now: Date) => Promise<Iterable<Resource>>;

/** Milliseconds: days that are over change by repairs only. */
const pastFor = 10 * 60_000;

const totalsOf = ({ days, byResource, byRestaurant }: Downloads) => ({
  days: new Map(days.map(({ day, downloads }) => [day, downloads])),
  resources: new Map([...byResource].map(([id, counts]) => [id, sumOf(counts.values())])),
  restaurants: byRestaurant,
});
type Totals = ReturnType<typeof totalsOf>;

const pastDownloads = cachedFromView(
  downloadDays,
  async (views, key) => {
    const [start = '', end = ''] = key.split(' ');
    return totalsOf(await downloadsBetween(views, { start, end }));
  },
  pastFor,
);

function added(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) {
  const sums = new Map(one);
  for (const [key, count] of other) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** Only today's are read again. */
async function downloadsIn({ from, to }: DayRange, context: Reading): Promise<Totals> {
  const { views, now } = context;
  const today = todayOf(context);
  if (to < today) return pastDownloads(views, `${from} ${to}`, now());
  const [past, current] = await Promise.all([
    pastDownloads(views, `${from} ${daysAfter(today, -1)}`, now()),
    downloadsBetween(views, { start: from > today ? from : today, end: to }).then(totalsOf),
  ]);
  return {
    days: new Map([...past.days, ...current.days]),
    resources: added(past.resources, current.resources),
    restaurants: added(past.restaurants, current.restaurants),
  };
}

/** Past their last day, and not downloaded for long; the longest first. */
function pieces(all: readonly Resource[], taken: ReadonlyMap<number, number>, context: Reading) {
  const { timeZone } = context.marketRecord;
  const since = startOfDay(daysAfter(todayOf(context), -untakenDays), timeZone);
  const published = all.filter(({ status }) => status === ResourceStatus.Published);
  const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);
  const past = all.flatMap(({ id, name, status, validUntil: day }) =>
    status === ResourceStatus.Ended && day ? [{ id, name, day }] : [],
  );
  const untaken = published.flatMap(({ id, name, publishedAt }) =>
    publishedAt !== null && publishedAt <= since && !taken.has(id)
      ? [{ id, name, day: dayOf(publishedAt, timeZone) }]
      : [],
  );
  return { past: shown(past.toSorted(byDay)), untaken: shown(untaken.toSorted(byDay)) };
}

const sectionNames = cachedFromView(sections, async (views) => {
  const { documents } = await views.find(sections, { size: -1 });
  return new Map(documents.map(({ id, name, translations }) => [id, { name, translations }]));
});

const regionsById = cachedFromView(restaurants, async (views) => {
  const { documents } = await views.find(restaurants, { size: -1 });
  return new Map(documents.map(({ id, region }) => [id, region]));
});

/** Unknown ones are 0. */
function grouped(
  now: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
  groupOf: (id: number) => number,
) {
  const groups = new Map<number, { id: number; now: number; before: number }>();
  const count = (counts: ReadonlyMap<number, number>, period: 'now' | 'before') => {
    for (const [each, downloads] of counts) {
      const id = groupOf(each);
      const group = groups.get(id) ?? { id, now: 0, before: 0 };
      groups.set(id, group);
      group[period] += downloads;
    }
  };
  count(now, 'now');
  count(before, 'before');
  return [...groups.values()].sort(
    (one, other) => other.now - one.now || other.before - one.before || one.id - other.id,
  );
}

const eachDay = ({ from, to }: DayRange, { days }: Totals) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = daysAfter(from, index);
    return { day, downloads: days.get(day) ?? 0 };
  });

export const contentFigures =
  (allResources: AllResources) =>
  async (range: DayRange, context: Reading): Promise<ContentOverview> => {
    const { views, now, language, marketRecord } = context;
    const today = todayOf(context);
    const [current, before, recent, resourceList, names, regions] = await Promise.all([
      downloadsIn(range, context),
      downloadsIn(daysBefore(range), context),
      downloadsIn({ from: daysAfter(today, 1 - untakenDays), to: today }, context),
      allResources(views, now()),
      sectionNames(views, '', now()),
      regionsById(views, '', now()),
    ]);
    const all = [...resourceList];
    const byId = new Map(all.map((resource) => [resource.id, resource]));
    const sectionOf = (id: number) => byId.get(id)?.sections.find((each) => names.has(each)) ?? 0;
    const formats = grouped(current.resources, before.resources, (id) => byId.get(id)?.format ?? 0);
    return {
      ...pieces(all, recent.resources, context),
      downloads: { now: sumOf(current.days.values()), before: sumOf(before.days.values()) },
      days: eachDay(range, current),
      sections: grouped(current.resources, before.resources, sectionOf).map((group) => {
        const section = names.get(group.id);
        return { ...group, name: section ? textIn(language, section.name, section.translations) : '' };
      }),
      formats: formats.map((group) => ({ ...group, name: formatOf(group.id)?.label[language] ?? '' })),
      regions: grouped(current.restaurants, before.restaurants, (id) => regions.get(id) ?? 0).map(
        (group) => ({
          ...group,
          name: regionName(marketRecord.market, group.id, language),
        }),
      ),
    };
  };
