import { daysAfter } from '@portal/contracts/kernel';

/** Calendar days of the market, both included. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

export const presets = ['last7', 'last30', 'last90', 'year', 'month'] as const;
export type Preset = (typeof presets)[number];

/** Presets until today. */
export const presetDays = { last7: 7, last30: 30, last90: 90, year: null, month: null } as const;

const lastDays = (today: string, days: number): Period => ({ start: daysAfter(today, 1 - days), end: today });

function monthBefore(today: string): Period {
  const end = daysAfter(`${today.slice(0, 7)}-01`, -1);
  return { start: `${end.slice(0, 7)}-01`, end };
}

/** Today counts in those that run until now. */
export const periodOf: Readonly<Record<Preset, (today: string) => Period>> = {
  last7: (today) => lastDays(today, presetDays.last7),
  last30: (today) => lastDays(today, presetDays.last30),
  last90: (today) => lastDays(today, presetDays.last90),
  year: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: today }),
  month: monthBefore,
};

export const presetOf = (period: Period, today: string): Preset | undefined =>
  presets.find((preset) => {
    const { start, end } = periodOf[preset](today);
    return start === period.start && end === period.end;
  });

/** More than these points are not told apart on a screen. */
const maxPoints = 400;

interface DayCount {
  readonly day: string;
  readonly downloads: number;
}

/** Includes days without downloads, except in very long periods. */
export function everyDay({ start, end }: Period, counted: readonly DayCount[]): readonly DayCount[] {
  const known = new Map(counted.map(({ day, downloads }) => [day, downloads]));
  const days: DayCount[] = [];
  for (let day = start; day <= end; day = daysAfter(day, 1)) {
    if (days.length === maxPoints) return counted;
    days.push({ day, downloads: known.get(day) ?? 0 });
  }
  return days;
}
