import { z } from 'zod';
import type { ViewContract } from './views';
import { daysBetween } from './time';
import { day, instant, wireFlag, wireInstant } from './wire';

/** [start, end), `null` is open (R-HOM-06). */
export interface Days {
  /** ISO 8601 UTC, inclusive. */
  readonly start: string | null;
  /** Exclusive. */
  readonly end: string | null;
}

/** With a switch. */
export interface Period extends Days {
  readonly active: boolean;
}
type AnyPeriod = Days & Partial<Period>;

const openStart = '';
const openEnd = '9999-12-31T23:59:59.999Z';

export function isShownAt({ active = true, start, end }: AnyPeriod, now: string): boolean {
  return active && (start ?? openStart) <= now && now < (end ?? openEnd);
}

/** `null` if none. */
export function nextPeriodChange({ active = true, start, end }: AnyPeriod, now: string): string | null {
  if (!active) return null;
  return [start, end].find((moment) => moment !== null && moment > now) ?? null;
}

interface Turn {
  readonly shown: boolean;
  /** `null` for none. */
  readonly next: string | null;
}

/**
 * @param due expected moment, ISO 8601 UTC
 * @returns `null` if outdated: hidden or moved
 */
export function periodChangeOf(period: AnyPeriod, due: string, now: string): Turn | null {
  const isDue = period.active !== false && (due === period.start || due === period.end);
  return isDue ? { shown: isShownAt(period, now), next: nextPeriodChange(period, now) } : null;
}

const openToNull = (value: unknown) => (value === '' ? null : value);
/** Blank or left out: open. */
const wireOpenInstant = () => z.preprocess(openToNull, wireInstant().nullable()).default(null);

const days = { start: instant().nullable(), end: instant().nullable() };
/** `from` is the start or the smallest value, `until` the end or the largest. */
const bounds = { from: z.string(), until: z.string() };

/** Fields of a record that is shown between two moments: of its events, view, calls and answers. `reached` is by the clock. */
export const daysShape = {
  data: days,
  reached: { shown: z.boolean(), next: instant().nullable() },
  view: { ...days, ...bounds },
  filters: { from: 'text', until: 'text' },
  input: { start_date: wireOpenInstant(), end_date: wireOpenInstant() },
  output: { start_date: instant().nullable(), end_date: instant().nullable() },
} as const;

/** With a switch; on the wire 1 or 0 (R-ENT-07, R-ENT-08). */
export const periodShape = {
  ...daysShape,
  data: { active: z.boolean(), ...daysShape.data },
  view: { active: z.boolean(), ...daysShape.view },
  filters: { active: 'flag', ...daysShape.filters },
  input: { status: wireFlag().default(true), ...daysShape.input },
  output: { status: z.literal([0, 1]), ...daysShape.output },
} as const;

type Picked<T, Names extends string> = Pick<T, Names & keyof T>;

/** For `view`. */
export const periodOf = <P extends AnyPeriod>({ active, start, end }: P) =>
  ({
    ...(active !== undefined && { active }),
    start,
    end,
    from: start ?? openStart,
    until: end ?? openEnd,
  }) as Picked<P, 'active' | 'start' | 'end'> & { readonly from: string; readonly until: string };

/** Condition on `view`. */
export const shownAt = (now: Date, { filters }: Pick<ViewContract, 'filters'>) => ({
  ...('active' in filters && { active: { eq: true } }),
  from: { lte: now.toISOString() },
  until: { gte: new Date(now.getTime() + 1).toISOString() },
});

interface WireDays {
  readonly start_date: string | null;
  readonly end_date: string | null;
}
type Inside<Wire> = Days & (Wire extends { status: unknown } ? Pick<Period, 'active'> : unknown);
type Input<P> = WireDays & (P extends Period ? { status: boolean } : unknown);
type Output<P> = WireDays & (P extends Period ? { status: 0 | 1 } : unknown);

export const periodOfInput = <W extends WireDays & { readonly status?: boolean }>({
  status,
  start_date: start,
  end_date: end,
}: W) => ({ ...(status !== undefined && { active: status }), start, end }) as Inside<W>;

export const inputOfPeriod = <P extends AnyPeriod>({ active, start, end }: P) =>
  ({ ...(active !== undefined && { status: active }), start_date: start, end_date: end }) as Input<P>;

export const toPeriodOutput = <P extends AnyPeriod>({ active, start, end }: P) =>
  ({
    ...(active !== undefined && { status: active ? 1 : 0 }),
    start_date: start,
    end_date: end,
  }) as Output<P>;

/** End at or before the start. */
export const endsFirst = ({ start, end }: Days): boolean => start !== null && end !== null && end <= start;

type PeriodPhase = 'shown' | 'planned' | 'over' | 'inactive';

export function phaseOfPeriod(record: WireDays & { readonly status?: 0 | 1 }, now: string): PeriodPhase {
  if (record.status === 0) return 'inactive';
  if (record.end_date !== null && record.end_date <= now) return 'over';
  return record.start_date !== null && record.start_date > now ? 'planned' : 'shown';
}

/** Market's calendar, both inclusive. */
export const wireDayRange = (maxDays: number) =>
  z
    .object({ from: day(), to: day() })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'period_reversed' })
    .refine(({ from, to }) => daysBetween(from, to) < maxDays, { path: ['to'], error: 'period_too_long' });
