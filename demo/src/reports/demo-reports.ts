import type { StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import { type Market, monthKey, monthsAfter } from '@portal/contracts';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import { reportWords } from './report-words';

export interface DemoReport {
  readonly filename: string;
  /** Printed on it; empty for none. */
  readonly name: string;
  /** In the order of the words. */
  readonly figures: readonly number[];
}

export type StoredReports = ReadonlyMap<DemoReport, StoredFile>;

/** Uploaded in one archive. */
export interface DemoReportMonth {
  /** `2026-11` */
  readonly month: string;
  readonly at: string;
  readonly reports: readonly DemoReport[];
  readonly refused: readonly string[];
}

/** Months before the reference day; one is missing. */
const monthsAgo = [1, 2, 4, 5];
const maxRestaurants = 24;
/** Minimum and maximum of each figure. */
const ranges = [
  [2_400, 9_800],
  [900, 4_600],
  [180, 1_400],
  [12, 160],
  [1, 24],
] as const;

const figuresOf = (random: SeededRandom) => ranges.map(([low, high]) => random.between(low, high));

export function demoReports(
  { market, today }: { readonly market: Market; readonly today: string },
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly DemoReportMonth[] {
  const { filename, overviews, refused } = reportWords[market];
  const reported = restaurants.filter(({ active }) => active).slice(0, maxRestaurants);
  return monthsAgo.map((ago) => {
    const month = monthsAfter(today.slice(0, 7), -ago);
    const named = `${filename} ${monthKey(month).replace('/', '-')}.pdf`;
    const own = reported.map(({ site, name }) => ({
      filename: `${site} ${named}`,
      name: `${site} · ${name}`,
      figures: figuresOf(random),
    }));
    const overview = overviews.map((one) => ({ filename: one, name: '', figures: figuresOf(random) }));
    const isNewest = ago === monthsAgo[0];
    return {
      month,
      at: `${month}-28T16:00:00.000Z`,
      refused: isNewest ? refused : [],
      reports: isNewest ? [...own, ...overview] : own,
    };
  });
}
