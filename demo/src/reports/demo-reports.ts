import type { StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import { type Market, monthKey, monthsAfter } from '@portal/contracts';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import { reportWords } from './report-words';

export interface DemoReport {
  readonly filename: string;
  /** Whose name is printed on it; empty for none. */
  readonly name: string;
  /** In the order of the words. */
  readonly figures: readonly number[];
}

/** The reports in the file store. */
export type StoredReports = ReadonlyMap<DemoReport, StoredFile>;

/** The reports of a month, as a partner uploaded them in one archive. */
export interface DemoReportMonth {
  /** `2026-11` */
  readonly month: string;
  readonly at: string;
  readonly reports: readonly DemoReport[];
  readonly refused: readonly string[];
}

/** Months before that of the reference day. One was left out, and the current one is still to come. */
const monthsAgo = [1, 2, 4, 5];
const maxRestaurants = 24;
/** The least and the most of each figure. */
const ranges = [
  [2_400, 9_800],
  [900, 4_600],
  [180, 1_400],
  [12, 160],
  [1, 24],
] as const;

const figuresOf = (random: SeededRandom) => ranges.map(([low, high]) => random.between(low, high));

/** What the partner has uploaded so far: the business profile of each restaurant, month by month. */
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
