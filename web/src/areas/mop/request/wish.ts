import type { PauseWish } from '@portal/contracts/areas/mop';
import { earliestOnTime, overlaps } from '@portal/contracts/areas/mop';
import type { MarketRecord } from '@portal/contracts/kernel';
import { dayOf, instantAt, timeOf } from '@portal/contracts/kernel';
import type { DayTime } from '../../../ui/fields/DayTimeField';

/** A wish for a pause as it is being typed. */
export interface Draft {
  readonly restaurantId: number;
  readonly start: DayTime;
  readonly end: DayTime;
  readonly reason: string;
}

const quarter = 15 * 60_000;
/** How long a pause is proposed to be, and the least that the picker proposes (AMB-57). */
const usualLength = 8 * quarter;

type Zone = Pick<MarketRecord, 'timeZone'>;

const dayTimeOf = (time: number, { timeZone }: Zone): DayTime => {
  const instant = new Date(time).toISOString();
  return { day: dayOf(instant, timeZone), time: timeOf(instant, timeZone) };
};

/** The instant, in milliseconds; `null` while the day is half typed. */
function timeAt({ day, time }: DayTime, { timeZone }: Zone): number | null {
  return day === '' ? null : Date.parse(instantAt(day, time, timeZone));
}

/**
 * A first draft: it begins at the first full quarter of an hour that is on time and stays so while its reason is typed.
 * @param now milliseconds
 */
export function firstDraft(restaurantId: number, now: number, market: MarketRecord): Draft {
  const onTime = Date.parse(earliestOnTime(new Date(now).toISOString(), market.market));
  const start = Math.ceil((onTime + quarter) / quarter) * quarter;
  return {
    restaurantId,
    start: dayTimeOf(start, market),
    end: dayTimeOf(start + usualLength, market),
    reason: '',
  };
}

/** The draft with another start; the end moves along, so that the pause stays as long as it was. */
export function withStart(draft: Draft, start: DayTime, zone: Zone): Draft {
  const [was, is, end] = [draft.start, start, draft.end].map((value) => timeAt(value, zone));
  if (is == null) return { ...draft, start };
  const length = was == null || end == null ? usualLength : Math.max(quarter, end - was);
  return { ...draft, start, end: dayTimeOf(is + length, zone) };
}

/** The earliest end that is proposed: a quarter of an hour after the start. */
export function earliestEnd(start: DayTime, zone: Zone): DayTime | undefined {
  const time = timeAt(start, zone);
  return time === null ? undefined : dayTimeOf(time + quarter, zone);
}

/** What the call takes; `null` while a day is half typed. */
export function wishOf(draft: Draft, zone: Zone): PauseWish | null {
  const [start, end] = [timeAt(draft.start, zone), timeAt(draft.end, zone)];
  if (start === null || end === null) return null;
  return {
    start_date: new Date(start).toISOString(),
    end_date: new Date(end).toISOString(),
    value: draft.reason.trim(),
  };
}

/** Those pauses that lie in the time of a wish. One that ends before it starts has no time. */
export function inTheWay<Pause extends { readonly start_date: string; readonly end_date: string }>(
  wish: PauseWish,
  pauses: readonly Pause[],
): readonly Pause[] {
  const time = { start: wish.start_date, end: wish.end_date };
  if (Date.parse(time.start) > Date.parse(time.end)) return [];
  return pauses.filter((pause) => overlaps(time, { start: pause.start_date, end: pause.end_date }));
}
