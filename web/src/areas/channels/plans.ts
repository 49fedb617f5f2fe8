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
  type SpecialDay,
} from '@portal/contracts/areas/channels';
import { daysAfter, type Market } from '@portal/contracts/kernel';

/** Whether no planned change can be added (R-CHN-30, R-ERR-21). */
export const isFull = (plans: readonly ChannelPlan[]): boolean => plans.length >= maxPlans;

/** R-CHN-30, AMB-71. */
export function withNewPlan(plans: readonly ChannelPlan[], today: string): readonly ChannelPlan[] {
  let date = daysAfter(today, 1);
  while (plans.some((plan) => plan.date === date)) date = daysAfter(date, 1);
  return [...plans, { date, changes: {} }];
}

const others = (plans: readonly ChannelPlan[], index: number) => plans.filter((_plan, at) => at !== index);
/** Plans without a date come last. */
const never = '9999-12-31';
const dayOfPlan = ({ date }: ChannelPlan) => (date === '' ? never : date);

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

export function contentWith(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
): ChannelContent {
  const plan = plans[index];
  if (plan === undefined) return now;
  const before = contentBefore(now, plans, index);
  const after = channelOn(before, [{ ...plan, date: dayOfPlan(plan) }], dayOfPlan(plan));
  // A closing by the plan itself has not ended yet.
  return { ...after, opening: plan.changes.opening ?? openingOn(before.opening, dayOfPlan(plan)) };
}

/** The plans, with one changed so that it leads to `after`; it stores differences only. */
export function withPlanned(
  now: ChannelContent,
  plans: readonly ChannelPlan[],
  index: number,
  after: ChannelContent,
): readonly ChannelPlan[] {
  const changes = changesBetween(contentBefore(now, plans, index), after);
  return plans.map((plan, at) => (at === index ? { ...plan, changes } : plan));
}

export const withDate = (
  plans: readonly ChannelPlan[],
  index: number,
  date: string,
): readonly ChannelPlan[] => plans.map((plan, at) => (at === index ? { ...plan, date } : plan));

export const without = (plans: readonly ChannelPlan[], index: number): readonly ChannelPlan[] =>
  others(plans, index);

export type DoorState =
  | { readonly kind: 'closed'; readonly opening: Opening }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'now'; readonly now: OpenNow }
  | { readonly kind: 'day' };

export interface DayView {
  readonly content: ChannelContent;
  readonly door: DoorState;
  /** Published schedules, the restaurant's own first. */
  readonly blocks: readonly ScheduleBlockName[];
  /** Differences from the content it is compared with. */
  readonly differs: PlannedChanges;
}

interface Moment {
  readonly day: string;
  readonly today: string;
  /** ISO 8601. */
  readonly now: string;
  readonly market: Market;
  readonly specialDays: readonly SpecialDay[];
}

function doorOf(
  { opening, schedules }: ChannelContent,
  { day, today, now, market, specialDays }: Moment,
): DoorState {
  if (!opening.open) return { kind: 'closed', opening };
  if (!isComplete(schedules.restaurant)) return { kind: 'unknown' };
  return day === today
    ? { kind: 'now', now: openNow(schedules.restaurant, specialDays, now, market) }
    : { kind: 'day' };
}

/** @param before content that differences are measured from */
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
