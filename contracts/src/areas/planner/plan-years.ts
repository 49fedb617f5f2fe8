import { dayOf } from '../../kernel';
import { yearOfDay } from './calendar-days';

/** No year before this one is planned (R-MKT-02, R-CON-19). */
export const firstPlanYear = 2019;

/** The year that the clocks of a market show at an instant. */
export const currentPlanYear = (now: string, timeZone: string): number => yearOfDay(dayOf(now, timeZone));

/**
 * The years that can be planned: the previous one where it is not before 2019, the current one and the next
 * (R-MKT-02). At 23:30 UTC on New Year's Eve Madrid is in the next year already.
 */
export function planYears(now: string, timeZone: string): readonly number[] {
  const current = currentPlanYear(now, timeZone);
  return [current - 1, current, current + 1].filter((year) => year >= firstPlanYear);
}

export const isPlanYear = (year: number, now: string, timeZone: string): boolean =>
  planYears(now, timeZone).includes(year);
