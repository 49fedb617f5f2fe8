import { isDigital, Method } from '../cart';

/** Days of orders that an expectation is drawn from, and how many of a kind it takes at least. */
export const answerTimeDays = 90;
export const minAnswered = 10;

/** What makes orders take alike long: the format, and whether it is adapted, printed as well, or only produced. */
export interface AnswerKindFacts {
  readonly format: number;
  readonly method: number;
  /** Ordered without changes (AMB-60). */
  readonly asItIs: boolean;
}

function workOf({ format, method, asItIs }: AnswerKindFacts) {
  if (asItIs) return 'production';
  return method === Method.AdaptationAndProduction && !isDigital(format) ? 'print' : 'adaptation';
}

/** The kind of an ordered piece: `5-print`. */
export const answerKindOf = (facts: AnswerKindFacts): string => `${facts.format}-${workOf(facts)}`;

/** How long the orders of a kind took, in hours of working days. */
export interface AnswerTime {
  readonly kind: string;
  /** So many were counted. */
  readonly orders: number;
  /** Half of them took no longer. */
  readonly median_hours: number;
  /** Nine in ten took no longer. */
  readonly most_hours: number;
}

type Expected = Pick<AnswerTime, 'median_hours' | 'most_hours'>;

/**
 * When an order of these kinds can be expected: as long as its slowest piece takes. `null` where one of them is not
 * known, since it may be the slowest.
 */
export function expectedTime(kinds: readonly string[], known: readonly AnswerTime[]): Expected | null {
  const times = kinds.flatMap((kind) => known.find((each) => each.kind === kind) ?? []);
  if (kinds.length === 0 || times.length < kinds.length) return null;
  return {
    median_hours: Math.max(...times.map((each) => each.median_hours)),
    most_hours: Math.max(...times.map((each) => each.most_hours)),
  };
}

const hoursOfADay = 24;

/** The range as people count it: whole working days, or whole hours where nine in ten take less than a day. */
export interface ExpectedRange {
  readonly unit: 'hours' | 'days';
  readonly from: number;
  readonly to: number;
}

/** Rounded up: nobody is told less than it took. */
export function rangeOf({ median_hours: median, most_hours: most }: Expected): ExpectedRange {
  const isDays = most >= hoursOfADay;
  const whole = (hours: number) => Math.max(1, Math.ceil(isDays ? hours / hoursOfADay : hours));
  return { unit: isDays ? 'days' : 'hours', from: whole(median), to: whole(most) };
}
