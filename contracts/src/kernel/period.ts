import { z } from 'zod';
import { instant, wireFlag, wireInstant } from './wire';

/** When something is to be seen: while it is active, from `start` until `end`; `null` is an open end (R-HOM-06). */
export interface Period {
  readonly active: boolean;
  /** ISO 8601 UTC; the moment itself is in. */
  readonly start: string | null;
  /** The moment itself is out. */
  readonly end: string | null;
}

const openStart = '';
const openEnd = '9999-12-31T23:59:59.999Z';

/** Is it to be seen at that moment? */
export function isShownAt({ active, start, end }: Period, now: string): boolean {
  return active && (start ?? openStart) <= now && now < (end ?? openEnd);
}

/** The next moment at which it appears or goes by itself; `null` when there is none. */
export function nextPeriodChange({ active, start, end }: Period, now: string): string | null {
  if (!active) return null;
  return [start, end].find((moment) => moment !== null && moment > now) ?? null;
}

/** What it comes to that a moment is there at which something was to appear or go. */
interface Turn {
  readonly shown: boolean;
  /** The next begin or end of the period; `null` for none. */
  readonly next: string | null;
}

/**
 * What the clock tells of something when the moment has come that was waited for.
 * @param due that moment, ISO 8601 UTC
 * @returns `null` where it is none any more: hidden meanwhile, or put off
 */
export function periodChangeOf(period: Period, due: string, now: string): Turn | null {
  const isDue = period.active && (due === period.start || due === period.end);
  return isDue ? { shown: isShownAt(period, now), next: nextPeriodChange(period, now) } : null;
}

/** Fields with which a view answers what is shown now. */
export const periodFields = {
  active: z.boolean(),
  start: instant().nullable(),
  end: instant().nullable(),
  /** The start, or what comes before every moment. */
  from: z.string(),
  /** The end, or what comes after every moment. */
  until: z.string(),
};

/** The filters of a view with `periodFields`. */
export const periodFilters = { active: 'flag', from: 'text', until: 'text' } as const;

/** The period of a document of such a view. */
export const periodOf = ({ active, start, end }: Period) => ({
  active,
  start,
  end,
  from: start ?? openStart,
  until: end ?? openEnd,
});

/** The conditions under which such a document is shown now. */
export const shownAt = (now: Date) => ({
  active: { eq: true },
  from: { lte: now.toISOString() },
  until: { gte: new Date(now.getTime() + 1).toISOString() },
});

const openToNull = (value: unknown) => (value === '' ? null : value);
/** An instant that may be left out or sent empty: an open end. */
const wireOpenInstant = () => z.preprocess(openToNull, wireInstant().nullable()).default(null);

/** The wire's fields of a period: `status` is 1 or 0 (R-ENT-07, R-ENT-08). */
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

/** The wire's fields of a period. */
export const inputOfPeriod = ({ active: status, start: start_date, end: end_date }: Period): PeriodInput => ({
  status,
  start_date,
  end_date,
});

/** Does it end before it begins, or as it begins? */
export const endsFirst = ({ start, end }: Period): boolean => start !== null && end !== null && end <= start;

/** How the wire spells a period. */
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

/** Where something stands in its time. */
type PeriodPhase = 'shown' | 'planned' | 'over' | 'inactive';

/** Of a record as the wire spells it. */
export function phaseOfPeriod(
  record: { readonly status: 0 | 1; readonly start_date: string | null; readonly end_date: string | null },
  now: string,
): PeriodPhase {
  if (record.status === 0) return 'inactive';
  if (record.end_date !== null && record.end_date <= now) return 'over';
  return record.start_date !== null && record.start_date > now ? 'planned' : 'shown';
}
