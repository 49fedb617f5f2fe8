import {
  afterWorkingHours,
  daysAfter,
  dayOf,
  endOfDay,
  isWorkingDay,
  type MarketRecord,
  type WorkingDaysOf,
} from '../../kernel';
import { expectedTime, type AnswerTime, type OrderStatus, settledStatuses } from './orders.rules';

/** Days ahead. */
export const maxNeededDays = 365;

/** A market with its list of working days, or with another on trial. */
type Calendar = Pick<MarketRecord, 'timeZone'> & { readonly market: WorkingDaysOf };

/** Sorts orders without a day last. */
export const noNeededDay = '9999-12-31';

/** The next working day of the market after `today`. */
export function firstNeededDay(today: string, { market }: Pick<Calendar, 'market'>): string {
  let day = daysAfter(today, 1);
  while (!isWorkingDay(day, market)) day = daysAfter(day, 1);
  return day;
}

export type NeededByProblem = 'needed_too_early' | 'needed_too_far';

/** `null` if allowed; empty is allowed. @param now ISO 8601 */
export function neededByProblem(day: string, now: string, market: Calendar): NeededByProblem | null {
  if (day === '') return null;
  const today = dayOf(now, market.timeZone);
  if (day < firstNeededDay(today, market)) return 'needed_too_early';
  return day > daysAfter(today, maxNeededDays) ? 'needed_too_far' : null;
}

interface Needed {
  readonly needed_by: string;
}

/** The earliest day of the order and its pieces; empty for none. */
export function neededOn(order: Needed & { readonly items: readonly Needed[] }): string {
  const days = [order, ...order.items].map((each) => each.needed_by).filter(Boolean);
  return days.toSorted()[0] ?? '';
}

export const risks = ['late', 'at_risk'] as const;
export type Risk = (typeof risks)[number];

export interface RiskFacts {
  readonly status: OrderStatus;
  /** Empty for none. */
  readonly needed_by: string;
  /** Placed, ISO 8601. */
  readonly date: string;
  /** By `answerKindOf`. */
  readonly kinds: readonly string[];
  /** Working hours in which the restaurant had to answer. */
  readonly restaurant_hours: number;
}

/**
 * Late: the day is over. At risk: nine in ten such pieces would not be ready by its end.
 * @param now ISO 8601
 */
export function riskOf(
  order: RiskFacts,
  known: readonly AnswerTime[],
  now: string,
  { market, timeZone }: Calendar,
): Risk | null {
  if (order.needed_by === '' || settledStatuses.includes(order.status)) return null;
  const end = endOfDay(order.needed_by, timeZone);
  if (now > end) return 'late';
  const expected = expectedTime(order.kinds, known);
  if (expected === null) return null;
  const ready = afterWorkingHours(order.date, expected.most_hours + order.restaurant_hours, market);
  return ready > end ? 'at_risk' : null;
}
