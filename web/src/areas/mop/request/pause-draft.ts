import { hoursOn, hoursProblem, type ScheduleBlock } from '@portal/contracts/areas/channels';
import { earliestOnTime, overlaps, type RequestedPause } from '@portal/contracts/areas/mop';
import type { MarketRecord } from '@portal/contracts/kernel';
import { type DayTime, dayTimeOf, instantOf } from '#ui/fields/day-time';
import { spanOf } from '../pause/pause-state';

/** A request for a pause as it is being typed; its fields are named as on the wire. */
export type PauseDraft = {
  readonly restaurant_id: number;
  readonly start_date: DayTime;
  readonly end_date: DayTime;
  readonly value: string;
};

const quarter = 15 * 60_000;
/** How long a pause is proposed to be, and the least that the picker proposes (AMB-57). */
const usualLength = 8 * quarter;

/** Where the opening hours are not known. */
const usualOpening = '09:00';

type Zone = Pick<MarketRecord, 'timeZone'>;

const atTime = (time: number, { timeZone }: Zone) => dayTimeOf(new Date(time).toISOString(), timeZone);
/** Empty while the day is half typed. */
const wireOf = (moment: DayTime, { timeZone }: Zone) => instantOf(moment, timeZone) ?? '';

/** When a restaurant opens on a day; a pause is not proposed for earlier. */
function openingOn(day: string, { market }: MarketRecord, block: ScheduleBlock | undefined): string {
  const hours = block && hoursOn(block, day, market);
  return hours && hoursProblem(hours) === undefined ? hours.start : usualOpening;
}

/**
 * A first draft: it begins at the first full quarter of an hour that is on time and stays so while its reason is typed,
 * but not before the restaurant opens.
 * @param now milliseconds
 * @param hours of the restaurant, where they are known
 */
export function firstDraft(
  restaurantId: number,
  now: number,
  market: MarketRecord,
  hours?: ScheduleBlock,
): PauseDraft {
  const onTime = Date.parse(earliestOnTime(new Date(now).toISOString(), market.market));
  const first = atTime(Math.ceil((onTime + quarter) / quarter) * quarter, market);
  const opening = openingOn(first.day, market, hours);
  const start = first.time < opening ? { ...first, time: opening } : first;
  return {
    restaurant_id: restaurantId,
    start_date: start,
    end_date: atTime(Date.parse(wireOf(start, market)) + usualLength, market),
    value: '',
  };
}

/** The end that goes with another start: the pause stays as long as it was. */
export function endWith(start: DayTime, draft: PauseDraft, zone: Zone): DayTime {
  const [is, was, end] = [start, draft.start_date, draft.end_date].map((one) =>
    Date.parse(wireOf(one, zone)),
  );
  if (is === undefined || Number.isNaN(is)) return draft.end_date;
  const length = (end ?? Number.NaN) - (was ?? Number.NaN);
  return atTime(is + (Number.isNaN(length) ? usualLength : Math.max(quarter, length)), zone);
}

/** The earliest end that is proposed: a quarter of an hour after the start. */
export function earliestEnd(start: DayTime, zone: Zone): DayTime | undefined {
  return start.day === '' ? undefined : atTime(Date.parse(wireOf(start, zone)) + quarter, zone);
}

/** What the call takes; a time is empty while its day is half typed. */
export const inputOf = ({ restaurant_id, start_date, end_date, value }: PauseDraft, zone: Zone) => ({
  restaurant_id,
  start_date: wireOf(start_date, zone),
  end_date: wireOf(end_date, zone),
  value: value.trim(),
});

type Times = Pick<RequestedPause, 'start_date' | 'end_date'>;

/** Both times are whole, and the end is not before the start: others can lie in it. */
export const hasSpan = ({ start_date, end_date }: Times): boolean =>
  Date.parse(start_date) <= Date.parse(end_date);

/** Those pauses that lie in the time of another. */
export const overlapping = <Pause extends Times>(times: Times, pauses: readonly Pause[]): readonly Pause[] =>
  hasSpan(times) ? pauses.filter((pause) => overlaps(spanOf(times), spanOf(pause))) : [];
