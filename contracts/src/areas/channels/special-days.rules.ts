import { z } from 'zod';
import { day, daysAfter, wireFlag } from '../../kernel';
import { hoursProblem, scheduleHours, type ScheduleHours } from './hours.rules';

/** Two where a restaurant closes at noon. */
export const maxSpans = 2;
/** Coming ones, per restaurant. */
export const maxSpecialDays = 60;
export const maxYearsAhead = 2;
/** With a leap day. */
export const maxDaysAhead = maxYearsAhead * 365 + 1;
/** Past days are kept this long, to copy them to the next year. */
const daysKept = 400;

/** Hours of one date, instead of those of its weekday or of holidays. */
export const specialDaySchema = z.object({
  day: day(),
  closed: z.boolean(),
  spans: z.array(scheduleHours).max(maxSpans),
});
export const specialDayInput = specialDaySchema.extend({ closed: wireFlag() });
export type SpecialDay = Readonly<z.infer<typeof specialDaySchema>>;

const inOrder = (spans: readonly ScheduleHours[]): ScheduleHours[] =>
  spans.toSorted((a, b) => a.start.localeCompare(b.start));

/** Only the last span may end after midnight. */
function spansOverlap(spans: readonly ScheduleHours[]): boolean {
  const [first, second] = inOrder(spans);
  return first && second ? first.end <= first.start || first.end >= second.start : false;
}

/** By field name: `spans`, `spans.1`. */
function spansProblems({ closed, spans }: SpecialDay): Readonly<Record<string, string>> {
  if (closed) return spans.length > 0 ? { spans: 'closed_with_hours' } : {};
  if (spans.length === 0) return { 'spans.0': 'hours_missing' };
  const wrong = spans.flatMap((hours, index) => {
    const problem = hoursProblem(hours);
    return problem ? [[`spans.${index}`, problem] as const] : [];
  });
  if (wrong.length > 0) return Object.fromEntries(wrong);
  return spansOverlap(spans) ? { spans: 'spans_overlap' } : {};
}

function dayProblem(days: readonly SpecialDay[], index: number, today: string): string | undefined {
  const date = days[index]?.day ?? '';
  if (date < today) return 'day_past';
  if (date > daysAfter(today, maxDaysAhead)) return 'day_too_late';
  return days.slice(0, index).some((other) => other.day === date) ? 'day_twice' : undefined;
}

/** By wire field: `days.0.spans.1`. @param today market's calendar */
export const specialDaysProblems = (
  days: readonly SpecialDay[],
  today: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    days.flatMap((each, index) => {
      const wrongDay = dayProblem(days, index, today);
      const problems = { ...(wrongDay && { day: wrongDay }), ...spansProblems(each) };
      return Object.entries(problems).map(([field, code]) => [`days.${index}.${field}`, code]);
    }),
  );

/** Sorted by day; other days stay. */
export function withSpecialDays(
  known: readonly SpecialDay[],
  { set, removed }: { readonly set: readonly SpecialDay[]; readonly removed: readonly string[] },
): SpecialDay[] {
  const replaced = new Set([...removed, ...set.map((each) => each.day)]);
  return [...known.filter((each) => !replaced.has(each.day)), ...set].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
}

/** Spans in order. */
export const tidied = (special: SpecialDay): SpecialDay => ({ ...special, spans: inOrder(special.spans) });

export const comingDays = (days: readonly SpecialDay[], today: string): readonly SpecialDay[] =>
  days.filter((each) => each.day >= today);

/** Dropped at the next change. */
export const outdatedDays = (days: readonly SpecialDay[], today: string): readonly string[] =>
  days.map((each) => each.day).filter((date) => date < daysAfter(today, -daysKept));

/** Past days a year later, without those that are past again, or set. */
export function lastYearsDays(days: readonly SpecialDay[], today: string): readonly SpecialDay[] {
  const taken = new Set(days.map((each) => each.day));
  return days
    .filter((each) => each.day < today)
    .map((each) => ({ ...each, day: `${Number(each.day.slice(0, 4)) + 1}${each.day.slice(4)}` }))
    .filter(({ day: date }) => date >= today && !taken.has(date) && day().safeParse(date).success);
}
