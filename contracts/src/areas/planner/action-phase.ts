import { daysAfter } from '../../kernel';
import { daysBetween } from './calendar-days';

/** Days before its start from which on an action is soon (AMB-70). */
export const soonDays = 30;

/** How the home tags an action (R-HOM-10). */
export type ActionPhase = 'current' | 'soon';

interface Days {
  /** First day. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
}

/**
 * Where an action stands on a day: `current` from its first to its last day, `soon` in the 30 days before, `null` when it
 * is over or further ahead (R-HOM-10, AMB-70).
 */
export function phaseOfAction({ start, end }: Days, today: string): ActionPhase | null {
  if (today > end) return null;
  if (today >= start) return 'current';
  return daysBetween(today, start) <= soonDays ? 'soon' : null;
}

/** The next day on which that changes; `null` once it is over. */
export const nextPhaseDay = ({ start, end }: Days, today: string): string | null =>
  [daysAfter(start, -soonDays), start, daysAfter(end, 1)].find((day) => day > today) ?? null;
