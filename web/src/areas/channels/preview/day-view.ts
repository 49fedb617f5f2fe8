import {
  blocksInUse,
  changesBetween,
  type ChannelContent,
  channelOn,
  type ChannelPlan,
  isComplete,
  type Opening,
  type OpenNow,
  openNow,
  type PlannedChanges,
  type ScheduleBlockName,
  slugsOf,
} from '@portal/contracts/areas/channels';
import type { Market } from '@portal/contracts/kernel';

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
