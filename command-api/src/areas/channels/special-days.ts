import { isDeepStrictEqual } from 'node:util';
import { dayOf, type Market, marketRecords, reject } from '@portal/contracts';
import {
  comingDays,
  maxSpecialDays,
  outdatedDays,
  type SpecialDay,
  specialDaysProblems,
  tidied,
  withSpecialDays,
} from '@portal/contracts/areas/channels';
import type { Command, Decision } from '@portal/platform/decider/decider';
import type { Channel, ChannelEvent } from './channel-state';

/** One restaurant of `SetSpecialDays`. */
export interface SetSpecialDaysOf {
  readonly restaurantId: number;
  readonly days: readonly SpecialDay[];
  readonly remove: readonly string[];
  readonly version?: number | undefined;
}

/** Without days that are so already. */
function changesIn({ days, remove }: SetSpecialDaysOf, { specialDays: known }: Pick<Channel, 'specialDays'>) {
  const set = days.map(tidied).filter((each) => !known.some((other) => isDeepStrictEqual(other, each)));
  const named = days.map(({ day }) => day);
  const removed = known.map(({ day }) => day).filter((day) => remove.includes(day) && !named.includes(day));
  return { set, removed };
}

export function versionToCheck(input: SetSpecialDaysOf, channel: Channel): Readonly<Record<string, number>> {
  const { set, removed } = changesIn(input, channel);
  const isChanged = set.length > 0 || removed.length > 0;
  return isChanged && input.version !== undefined ? { special: input.version } : {};
}

const todayAt = (at: string, market: Market) => dayOf(at, marketRecords[market].timeZone);

/** Days not named stay; long past ones are dropped. */
export function specialDaysSet(
  { input, at, market }: Command<SetSpecialDaysOf>,
  channel: Channel,
): Decision<ChannelEvent> {
  const today = todayAt(at, market);
  const { restaurantId, days } = input;
  const fields = specialDaysProblems(days, today);
  if (Object.keys(fields).length > 0) return reject('channel_incomplete', { fields });
  const { set, removed } = changesIn(input, channel);
  if (set.length === 0 && removed.length === 0) return [];
  const dropped = outdatedDays(channel.specialDays, today).filter((day) => !removed.includes(day));
  const changes = { set, removed: [...removed, ...dropped] };
  const after = withSpecialDays(channel.specialDays, changes);
  if (comingDays(after, today).length > maxSpecialDays)
    return reject('too_many_special_days', { details: { max: maxSpecialDays } });
  return [{ type: 'ChannelSpecialDaysChanged', data: { restaurantId, ...changes } }];
}
