import { z } from 'zod';
import { instant, wireFlag, wireInstant } from './wire';

/** Shown while active, in [start, end); `null` is open (R-HOM-06). */
export interface Period {
  readonly active: boolean;
  /** ISO 8601 UTC, inclusive. */
  readonly start: string | null;
  /** Exclusive. */
  readonly end: string | null;
}

const openStart = '';
const openEnd = '9999-12-31T23:59:59.999Z';

export function isShownAt({ active, start, end }: Period, now: string): boolean {
  return active && (start ?? openStart) <= now && now < (end ?? openEnd);
}

/** `null` if none. */
export function nextPeriodChange({ active, start, end }: Period, now: string): string | null {
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
export function periodChangeOf(period: Period, due: string, now: string): Turn | null {
  const isDue = period.active && (due === period.start || due === period.end);
  return isDue ? { shown: isShownAt(period, now), next: nextPeriodChange(period, now) } : null;
}

export const periodFields = {
  active: z.boolean(),
  start: instant().nullable(),
  end: instant().nullable(),
  /** Start, or the smallest value. */
  from: z.string(),
  /** End, or the largest value. */
  until: z.string(),
};

/** Of a view with `periodFields`. */
export const periodFilters = { active: 'flag', from: 'text', until: 'text' } as const;

export const periodOf = ({ active, start, end }: Period) => ({
  active,
  start,
  end,
  from: start ?? openStart,
  until: end ?? openEnd,
});

/** Condition on `periodFields`. */
export const shownAt = (now: Date) => ({
  active: { eq: true },
  from: { lte: now.toISOString() },
  until: { gte: new Date(now.getTime() + 1).toISOString() },
});

const openToNull = (value: unknown) => (value === '' ? null : value);
/** Blank or left out: open. */
const wireOpenInstant = () => z.preprocess(openToNull, wireInstant().nullable()).default(null);

/** `status` is 1 or 0 (R-ENT-07, R-ENT-08). */
export const periodInput = {
  status: wireFlag().default(true),
  start_date: wireOpenInstant(),
  end_date: wireOpenInstant(),
};
type PeriodInput = z.output<z.ZodObject<typeof periodInput>>;

export const periodOfInput = ({ status, start_date: start, end_date: end }: PeriodInput): Period => ({
  active: status,
  start,
  end,
});

export const inputOfPeriod = ({ active: status, start: start_date, end: end_date }: Period): PeriodInput => ({
  status,
  start_date,
  end_date,
});

/** End at or before the start. */
export const endsFirst = ({ start, end }: Period): boolean => start !== null && end !== null && end <= start;

export const periodOutput = {
  /** 1 active, 0 inactive. */
  status: z.literal([0, 1]),
  start_date: instant().nullable(),
  end_date: instant().nullable(),
};

export const toPeriodOutput = ({ active, start, end }: Period) => ({
  status: active ? (1 as const) : (0 as const),
  start_date: start,
  end_date: end,
});

type PeriodPhase = 'shown' | 'planned' | 'over' | 'inactive';

export function phaseOfPeriod(
  record: { readonly status: 0 | 1; readonly start_date: string | null; readonly end_date: string | null },
  now: string,
): PeriodPhase {
  if (record.status === 0) return 'inactive';
  if (record.end_date !== null && record.end_date <= now) return 'over';
  return record.start_date !== null && record.start_date > now ? 'planned' : 'shown';
}
