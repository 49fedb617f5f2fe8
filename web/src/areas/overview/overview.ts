import { type Age, maxOverviewDays } from '@portal/contracts/areas/overview';
import { daysAfter, daysBetween } from '@portal/contracts/kernel';

/** Calendar days of the market, both inclusive. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export const presets = ['7', '30', '90', 'year'] as const;
export type Preset = (typeof presets)[number];
export const usualPreset: Preset = '30';

export const rangeOf = (preset: Preset, today: string): Range => ({
  from: preset === 'year' ? `${today.slice(0, 4)}-01-01` : daysAfter(today, 1 - Number(preset)),
  to: today,
});

export const daysIn = ({ from, to }: Range): number => daysBetween(from, to) + 1;

/** As many days just before. */
export const rangeBefore = (range: Range): Range => ({
  from: daysAfter(range.from, -daysIn(range)),
  to: daysAfter(range.from, -1),
});

/** `null` if it can be asked for. */
export function rangeProblem(range: Range): 'reversed' | 'tooLong' | null {
  if (range.from > range.to) return 'reversed';
  return daysIn(range) > maxOverviewDays ? 'tooLong' : null;
}

type Filters = Readonly<Record<string, string | number | undefined>>;

export function addressOf(path: string, filters: Filters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Without a status: open orders. */
export const ordersAddress = (filters: Filters) => addressOf('/admin/orders', filters);

/** Days since placing, first and last. */
export const daysOfAges: Readonly<Record<Age, readonly [number, number | null]>> = {
  day: [0, 1],
  days: [2, 3],
  week: [4, 7],
  older: [8, null],
};

/** Days on which orders of that age were placed. */
export function daysOfAge(
  age: Age,
  today: string,
): { readonly from: string | undefined; readonly to: string } {
  const [first, last] = daysOfAges[age];
  return { from: last === null ? undefined : daysAfter(today, -last), to: daysAfter(today, -first) };
}
