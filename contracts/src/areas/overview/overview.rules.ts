import { daysBetween } from '../../kernel';

/** A year and its leap day. */
export const maxOverviewDays = 366;

export const overviewWeeks = 12;

/** Rows of a list; the total is exact. */
export const maxOverviewRows = 20;

/** Days without a download. */
export const untakenDays = 90;

/** Planned changes, from today. */
export const plannedDays = 7;

/** Since placing, calendar days: up to 1, 3, 7, and more. */
export const ages = ['day', 'days', 'week', 'older'] as const;
export type Age = (typeof ages)[number];

export function ageOf(placedOn: string, today: string): Age {
  const days = daysBetween(placedOn, today);
  if (days <= 1) return 'day';
  if (days <= 3) return 'days';
  return days <= 7 ? 'week' : 'older';
}
