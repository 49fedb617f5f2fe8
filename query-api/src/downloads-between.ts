import { daysAfter } from '@portal/contracts';
import { downloadDays } from '@portal/contracts/areas/download-report';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';

interface Period {
  /** Market calendar days, inclusive. */
  readonly start: string;
  readonly end: string;
}

export interface Downloads {
  readonly total: number;
  /** Resource id → restaurant id (0: none) → downloads. */
  readonly byResource: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Restaurant id → downloads. */
  readonly byRestaurant: ReadonlyMap<number, number>;
  /** Days with downloads only, ascending. */
  readonly days: readonly { readonly day: string; readonly downloads: number }[];
}

const add = (counts: Map<number, number>, key: number, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

export const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** One document per day (R-IMP-11). */
export async function downloadsBetween(views: Views, { start, end }: Period): Promise<Downloads> {
  const { documents } = await views.find(downloadDays, {
    where: { id: { gte: start, lte: end } },
    sort: 'id',
    size: -1,
  });
  const byResource = new Map<number, Map<number, number>>();
  const byRestaurant = new Map<number, number>();
  const days = documents.map(({ id: day, counts }) => {
    let downloads = 0;
    for (const [resource, restaurants] of Object.entries(counts)) {
      const known = byResource.get(Number(resource)) ?? new Map<number, number>();
      byResource.set(Number(resource), known);
      for (const [restaurant, count] of Object.entries(restaurants)) {
        downloads += count;
        add(known, Number(restaurant), count);
        add(byRestaurant, Number(restaurant), count);
      }
    }
    return { day, downloads };
  });
  return { total: sumOf(days.map(({ downloads }) => downloads)), byResource, byRestaurant, days };
}

const totalsOf = ({ days, byResource, byRestaurant }: Downloads) => ({
  days: new Map(days.map(({ day, downloads }) => [day, downloads])),
  resources: new Map([...byResource].map(([id, counts]) => [id, sumOf(counts.values())])),
  restaurants: byRestaurant,
});
export type DownloadTotals = ReturnType<typeof totalsOf>;

/** Milliseconds: days that are over change by repairs only. */
const pastFor = 10 * 60_000;

const pastTotals = cachedFromView(
  downloadDays,
  async (views, key) => {
    const [start = '', end = ''] = key.split(' ');
    return totalsOf(await downloadsBetween(views, { start, end }));
  },
  pastFor,
);

function added(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) {
  const sums = new Map(one);
  for (const [id, count] of other) add(sums, id, count);
  return sums;
}

interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Inclusive. Only today's are read again. */
export async function downloadTotals(
  views: Views,
  { from, to }: DayRange,
  today: string,
  now: Date,
): Promise<DownloadTotals> {
  if (to < today) return pastTotals(views, `${from} ${to}`, now);
  const [past, current] = await Promise.all([
    pastTotals(views, `${from} ${daysAfter(today, -1)}`, now),
    downloadsBetween(views, { start: from > today ? from : today, end: to }).then(totalsOf),
  ]);
  return {
    days: new Map([...past.days, ...current.days]),
    resources: added(past.resources, current.resources),
    restaurants: added(past.restaurants, current.restaurants),
  };
}
