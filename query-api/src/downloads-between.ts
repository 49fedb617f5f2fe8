import { downloadDays } from '@portal/contracts/areas/download-report';
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
