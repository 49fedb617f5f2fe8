import type { SvgIconComponent } from '@mui/icons-material';
import BlockRounded from '@mui/icons-material/BlockRounded';
import EditCalendarRounded from '@mui/icons-material/EditCalendarRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import LocalActivityRounded from '@mui/icons-material/LocalActivityRounded';
import MoreTimeRounded from '@mui/icons-material/MoreTimeRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import type { CalendarEntry, CalendarKind } from '@portal/contracts/areas/calendar';
import { daysAfter, daysBetween } from '@portal/contracts/kernel';
import type { StatusTone } from '#ui/StatusChip';
import { daysOfWeek, mondayOf } from '#ui/week/week-places';

interface Look {
  readonly icon: SvgIconComponent;
  readonly tone: StatusTone;
  /** Kinds differ without colour too. */
  readonly fill: 'solid' | 'tint' | 'dashed' | 'hatched';
}

/** In the order of filters and days. */
export const looks: Readonly<Record<CalendarKind, Look>> = {
  national: { icon: FlagRounded, tone: 'success', fill: 'hatched' },
  closure: { icon: BlockRounded, tone: 'error', fill: 'solid' },
  special: { icon: MoreTimeRounded, tone: 'warning', fill: 'tint' },
  change: { icon: EditCalendarRounded, tone: 'info', fill: 'dashed' },
  pause: { icon: PauseCircleRounded, tone: 'violet', fill: 'tint' },
  action: { icon: LocalActivityRounded, tone: 'success', fill: 'solid' },
};
export const allKinds = Object.keys(looks) as CalendarKind[];

/** One bar: an action, or all of a kind on the same days. */
export interface Item {
  readonly key: string;
  readonly kind: CalendarKind;
  readonly from: string;
  /** `null`: no end in sight. */
  readonly to: string | null;
  /** Of an action. */
  readonly name: string;
  readonly restaurants: readonly number[];
  readonly entries: readonly CalendarEntry[];
}

const ofPlans: readonly CalendarKind[] = ['national', 'action'];
export const isOfPlans = ({ kind }: Pick<Item, 'kind'>): boolean => ofPlans.includes(kind);

interface Shown {
  readonly kinds: readonly string[];
  readonly restaurants: ReadonlySet<number>;
}

const keyOf = (entry: CalendarEntry): string =>
  'name' in entry ? `${entry.kind} ${entry.id} ${entry.from}` : `${entry.kind} ${entry.from} ${entry.to}`;

const order = (kind: CalendarKind) => allKinds.indexOf(kind);

/** Includes national actions that no restaurant has adopted. */
export function itemsOf(entries: readonly CalendarEntry[], shown: Shown): readonly Item[] {
  const items = new Map<string, Item>();
  for (const entry of entries) {
    const restaurants = entry.restaurants.filter((id) => shown.restaurants.has(id));
    if (!shown.kinds.includes(entry.kind) || (restaurants.length === 0 && entry.kind !== 'national'))
      continue;
    const key = keyOf(entry);
    const same = items.get(key);
    items.set(key, {
      key,
      kind: entry.kind,
      from: entry.from,
      to: entry.to,
      name: 'name' in entry ? entry.name : '',
      restaurants: [...new Set([...(same?.restaurants ?? []), ...restaurants])],
      entries: [...(same?.entries ?? []), { ...entry, restaurants }],
    });
  }
  return [...items.values()].toSorted((one, other) => order(one.kind) - order(other.kind));
}

export const touches = (
  { from, to }: Pick<Item, 'from' | 'to'>,
  first: string,
  last: string = first,
): boolean => from <= last && (to === null || to >= first);

export interface Bar {
  readonly item: Item;
  /** Days of the week, 0 to 6. */
  readonly first: number;
  readonly last: number;
  readonly level: number;
}

interface WeekBars {
  readonly bars: readonly Bar[];
  /** Per day, those without a level. */
  readonly hidden: readonly number[];
}

/** Above this, a week counts them per day: `4 pausas`. */
const maxApart = 2;

/** A bar for each run of days with the same restaurants. */
function countedByDay(own: readonly Item[], kind: CalendarKind, monday: string): readonly Item[] {
  const runs: Item[] = [];
  for (const day of daysOfWeek(monday)) {
    const ofDay = own.filter((item) => touches(item, day));
    const restaurants = [...new Set(ofDay.flatMap((item) => item.restaurants))];
    const last = runs.at(-1);
    const continues = last?.to === daysAfter(day, -1) && last.restaurants.join() === restaurants.join();
    if (last && continues) runs[runs.length - 1] = { ...last, to: day };
    else if (restaurants.length > 0)
      runs.push({ key: `${kind} ${day}`, kind, from: day, to: day, name: '', restaurants, entries: [] });
  }
  return runs;
}

const inWeek = (items: readonly Item[], monday: string): readonly Item[] =>
  allKinds.flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind && touches(item, monday, daysAfter(monday, 6)));
    return own.length <= maxApart || isOfPlans({ kind }) ? own : countedByDay(own, kind, monday);
  });

const isOwn = ({ kind }: Item) => Number(kind === 'action');

/** Own actions last, then earliest and longest first, each on the first free level. */
export function barsOfWeek(items: readonly Item[], monday: string, levels: number): WeekBars {
  const sunday = daysAfter(monday, 6);
  const ends: number[] = [];
  const hidden = daysOfWeek(monday).map(() => 0);
  const bars: Bar[] = [];
  const placed = inWeek(items, monday)
    .map((item) => ({
      item,
      first: item.from <= monday ? 0 : daysBetween(monday, item.from),
      last: item.to === null || item.to >= sunday ? 6 : daysBetween(monday, item.to),
    }))
    .toSorted(
      (one, other) => isOwn(one.item) - isOwn(other.item) || one.first - other.first || other.last - one.last,
    );
  for (const { item, first, last } of placed) {
    const free = ends.findIndex((end) => end <= first);
    const level = free === -1 ? ends.length : free;
    ends[level] = last + 1;
    if (level < levels) bars.push({ item, first, last, level });
    else for (let day = first; day <= last; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
  }
  return { bars, hidden };
}

/** `2026-11-25` → `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;
export const isMonth = (value: string | null): value is string =>
  value !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

/** `2026-12`, 1 → `2027-01` */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const lastDayOf = (month: string): string => daysAfter(firstDayOf(monthsAfter(month, 1)), -1);

/** Same day, or the last of a shorter month. */
export function dayInMonth(day: string, month: string): string {
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

/** Mondays of its weeks. */
export function weeksOf(month: string): readonly string[] {
  const first = mondayOf(firstDayOf(month));
  const weeks = Math.floor(daysBetween(first, lastDayOf(month)) / 7) + 1;
  return Array.from({ length: weeks }, (_, index) => daysAfter(first, index * 7));
}

export const monthsOfYear = (month: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => monthsAfter(`${month.slice(0, 4)}-01`, index));

/** Closures, changes, special days and pauses of restaurants per day. */
export function affectedByDay(items: readonly Item[], days: readonly string[]): ReadonlyMap<string, number> {
  const own = items.filter((item) => !isOfPlans(item));
  return new Map(
    days.map((day) => [
      day,
      own.reduce((sum, item) => sum + (touches(item, day) ? item.restaurants.length : 0), 0),
    ]),
  );
}

export const daysOfMonth = (month: string): readonly string[] =>
  Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) =>
    daysAfter(firstDayOf(month), index),
  );
