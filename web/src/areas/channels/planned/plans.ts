import {
  changesBetween,
  type ChannelContent,
  channelOn,
  type ChannelPlan,
  maxPlans,
  openingOn,
} from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';

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
