import { dayOf, daysAfter, daysBetween, type DocumentOf, startOfDay, textIn } from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import { type ContentOverview, untakenDays } from '@portal/contracts/areas/overview';
import { ResourceStatus, type resources } from '@portal/contracts/areas/resources';
import { regionName } from '@portal/contracts/areas/restaurants';
import { sections } from '@portal/contracts/areas/sections';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';
import { type DownloadTotals, downloadTotals, sumOf } from '../../downloads-between';
import { allRestaurants } from '../../restaurants-by-id';
import { type DayRange, daysBefore, type Reading, todayOf } from './order-figures';
import { shown } from './today-figures';

type Resource = DocumentOf<typeof resources>;

/** All but deleted ones, from memory; injected by the composition. */
export type AllResources = (views: Views, now: Date) => Promise<Iterable<Resource>>;

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

const eachDay = ({ from, to }: DayRange, { days }: DownloadTotals) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = daysAfter(from, index);
    return { day, downloads: days.get(day) ?? 0 };
  });

export const contentFigures =
  (allResources: AllResources) =>
  async (range: DayRange, context: Reading): Promise<ContentOverview> => {
    const { views, now, language, marketRecord } = context;
    const today = todayOf(context);
    const totals = (days: DayRange) => downloadTotals(views, days, today, now());
    const [current, before, recent, resourceList, names, restaurants] = await Promise.all([
      totals(range),
      totals(daysBefore(range)),
      totals({ from: daysAfter(today, 1 - untakenDays), to: today }),
      allResources(views, now()),
      sectionNames(views, '', now()),
      allRestaurants(views, '', now()),
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
      regions: grouped(current.restaurants, before.restaurants, (id) => restaurants.get(id)?.region ?? 0).map(
        (group) => ({
          ...group,
          name: regionName(marketRecord.market, group.id, language),
        }),
      ),
    };
  };
