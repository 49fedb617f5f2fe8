import { type ChannelData, hoursOn, hoursProblem } from '@portal/contracts/areas/channels';
import { earliestOnTime, overlaps, type RequestedPause } from '@portal/contracts/areas/mop';
import type { MarketRecord } from '@portal/contracts/kernel';
import { type DayTime, dayTimeOf, instantOf } from '#ui/fields/day-time';
import { spanOf } from './mop';

/** Field names as on the wire. */
export type PauseDraft = {
  readonly restaurant_id: number;
  readonly start_date: DayTime;
  readonly end_date: DayTime;
  readonly value: string;
};

const quarter = 15 * 60_000;
/** Proposed length (AMB-57). */
const defaultLength = 8 * quarter;

/** Without known opening hours. */
const defaultOpening = '09:00';

type Zone = Pick<MarketRecord, 'timeZone'>;

const atTime = (time: number, { timeZone }: Zone) => dayTimeOf(new Date(time).toISOString(), timeZone);
/** Empty for an incomplete day. */
const wireOf = (moment: DayTime, { timeZone }: Zone) => instantOf(moment, timeZone) ?? '';

type Hours = Pick<ChannelData, 'special_days'> & {
  readonly channel: Pick<ChannelData['channel'], 'schedules'>;
};

function openingOn(day: string, { market }: MarketRecord, known: Hours | undefined): string {
  const [hours] = known ? hoursOn(known.channel.schedules.restaurant, known.special_days, day, market) : [];
  return hours && hoursProblem(hours) === undefined ? hours.start : defaultOpening;
}

/**
 * Starts at the first quarter of an hour that stays on time while the reason is typed, not before the opening.
 * @param now milliseconds
 * @param hours of the restaurant, if known
 */
export function firstDraft(
  restaurantId: number,
  now: number,
  market: MarketRecord,
  hours?: Hours,
): PauseDraft {
  const onTime = Date.parse(earliestOnTime(new Date(now).toISOString(), market.market));
  const first = atTime(Math.ceil((onTime + quarter) / quarter) * quarter, market);
  const opening = openingOn(first.day, market, hours);
  const start = first.time < opening ? { ...first, time: opening } : first;
  return {
    restaurant_id: restaurantId,
    start_date: start,
    end_date: atTime(Date.parse(wireOf(start, market)) + defaultLength, market),
    value: '',
  };
}

/** Keeps the length of the pause for another start. */
export function endWith(start: DayTime, draft: PauseDraft, zone: Zone): DayTime {
  const [is, was, end] = [start, draft.start_date, draft.end_date].map((one) =>
    Date.parse(wireOf(one, zone)),
  );
  if (is === undefined || Number.isNaN(is)) return draft.end_date;
  const length = (end ?? Number.NaN) - (was ?? Number.NaN);
  return atTime(is + (Number.isNaN(length) ? defaultLength : Math.max(quarter, length)), zone);
}

export function earliestEnd(start: DayTime, zone: Zone): DayTime | undefined {
  return start.day === '' ? undefined : atTime(Date.parse(wireOf(start, zone)) + quarter, zone);
}

export const inputOf = ({ restaurant_id, start_date, end_date, value }: PauseDraft, zone: Zone) => ({
  restaurant_id,
  start_date: wireOf(start_date, zone),
  end_date: wireOf(end_date, zone),
  value: value.trim(),
});

type Times = Pick<RequestedPause, 'start_date' | 'end_date'>;

export const hasSpan = ({ start_date, end_date }: Times): boolean =>
  Date.parse(start_date) <= Date.parse(end_date);

export const overlapping = <Pause extends Times>(times: Times, pauses: readonly Pause[]): readonly Pause[] =>
  hasSpan(times) ? pauses.filter((pause) => overlaps(spanOf(times), spanOf(pause))) : [];
