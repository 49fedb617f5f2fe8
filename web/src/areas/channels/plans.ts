import {
  blocksInUse,
  changesBetween,
  type ChannelContent,
  channelOn,
  type ChannelPlan,
  isComplete,
  maxPlans,
  type Opening,
  openingOn,
  type OpenNow,
  openNow,
  type PlannedChanges,
  type ScheduleBlockName,
  slugsOf,
} from '@portal/contracts/areas/channels';
import { daysAfter, type Market } from '@portal/contracts/kernel';

/** Whether there are as many as there may be (R-CHN-30, R-ERR-21). */
export const isFull = (plans: readonly ChannelPlan[]): boolean => plans.length >= maxPlans;

/** Plans with one more: tomorrow's, or the first day after it that has none yet (R-CHN-30, AMB-71). */
export function withNewPlan(plans: readonly ChannelPlan[], today: string): readonly ChannelPlan[] {
  let date = daysAfter(today, 1);
  while (plans.some((plan) => plan.date === date)) date = daysAfter(date, 1);
  return [...plans, { date, changes: {} }];
}

const others = (plans: readonly ChannelPlan[], index: number) => plans.filter((_plan, at) => at !== index);
/** A day that is not whole yet comes after all others. */
const never = '9999-12-31';
const dayOfPlan = ({ date }: ChannelPlan) => (date === '' ? never : date);

/** What customers see on the day of a plan before it is applied: with the plans that come before it. */
export function contentBefore(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
): ChannelContent {
  const plan = plans[index];
  if (plan === undefined) return now;
  const date = dayOfPlan(plan);
  const earlier = others(plans, index).filter((other) => dayOfPlan(other) < date);
  return channelOn(now, earlier, date);
}

/** …and once it is applied: what its editor shows. */
export function contentWith(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
): ChannelContent {
  const plan = plans[index];
  if (plan === undefined) return now;
  const before = contentBefore(now, plans, index);
  const after = channelOn(before, [{ ...plan, date: dayOfPlan(plan) }], dayOfPlan(plan));
  // Closed by the plan itself: its own day of opening is not over yet.
  return { ...after, opening: plan.changes.opening ?? openingOn(before.opening, dayOfPlan(plan)) };
}

/** Plans in which one leads to that content: it keeps the differences alone. */
export function withPlanned(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
  after: ChannelContent,
): readonly ChannelPlan[] {
  const changes = changesBetween(contentBefore(now, plans, index), after);
  return plans.map((plan, at) => (at === index ? { ...plan, changes } : plan));
}

/** Plans in which one has another day. */
export const withDate = (
  plans: readonly ChannelPlan[],
  index: number,
  date: string,
): readonly ChannelPlan[] => plans.map((plan, at) => (at === index ? { ...plan, date } : plan));

export const without = (plans: readonly ChannelPlan[], index: number): readonly ChannelPlan[] =>
  others(plans, index);

/** What customers find at the door: closed for a time, or open or not by its hours. */
export type DoorState =
  | { readonly kind: 'closed'; readonly opening: Opening }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'now'; readonly now: OpenNow }
  | { readonly kind: 'day' };

export interface DayView {
  readonly content: ChannelContent;
  readonly door: DoorState;
  /** Schedule blocks that customers read, the restaurant's own first. */
  readonly blocks: readonly ScheduleBlockName[];
  /** What differs from what is compared with. */
  readonly differs: PlannedChanges;
}

interface Moment {
  /** The day that is looked at. */
  readonly day: string;
  readonly today: string;
  /** ISO 8601. */
  readonly now: string;
  readonly market: Market;
}

function doorOf({ opening, schedules }: ChannelContent, { day, today, now, market }: Moment): DoorState {
  if (!opening.open) return { kind: 'closed', opening };
  if (!isComplete(schedules.restaurant)) return { kind: 'unknown' };
  return day === today ? { kind: 'now', now: openNow(schedules.restaurant, now, market) } : { kind: 'day' };
}

/**
 * A restaurant as customers see it on a day, planned changes folded in.
 * @param before what differences are marked against
 */
export function dayViewOn(
  content: ChannelContent,
  plans: readonly ChannelPlan[],
  before: ChannelContent,
  moment: Moment,
): DayView {
  const then = channelOn(content, plans, moment.day);
  return {
    content: then,
    door: doorOf(then, moment),
    blocks: blocksInUse(slugsOf(then.services)).filter((block) => isComplete(then.schedules[block])),
    differs: changesBetween(before, then),
  };
}
