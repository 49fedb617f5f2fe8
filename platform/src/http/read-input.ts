import { instantAt, nextDay, startOfDay } from '@portal/contracts';
import { z } from 'zod';

type Sent = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

/** Issues contain the input: missing fields have their own code. */
const withInput = { reportInput: true };

const isBlank = (value: unknown): boolean => value === '' || value === null;

function blanksIn(schema: z.ZodType, sent: Sent, error: z.ZodError): Set<string> {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {};
  const blank = error.issues.map(({ path: [name] }) => String(name)).filter((name) => isBlank(sent[name]));
  return new Set(blank.filter((name) => shape[name]?.safeParse(undefined).success));
}

const shownDate =
  /^(?:(?<time>(?:[01]\d|2[0-3]):[0-5]\d) )?(?<day>\d{2})\/(?<month>\d{2})\/(?<year>[12]\d{3})$/;
const localDate = /^(?<day>[12]\d{3}-\d{2}-\d{2})(?:[ T](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::00)?)?$/;

/** A local date: `20/12/2026`, `10:00 20/12/2026`, `2026-12-20`, `2026-12-20 10:00`. */
function dateIn(text: string): { readonly day: string; readonly time: string | undefined } | null {
  const shown = shownDate.exec(text)?.groups;
  const { day, time } = shown
    ? { day: `${shown.year}-${shown.month}-${shown.day}`, time: shown.time }
    : (localDate.exec(text)?.groups ?? {});
  return day !== undefined && z.iso.date().safeParse(day).success ? { day, time } : null;
}

/** ISO spellings of a date, day first. At an end field, a day means its end (AMB-59). */
function spellingsOf(value: unknown, path: Path, timeZone: string): readonly string[] {
  const date = typeof value === 'string' ? dateIn(value) : null;
  if (!date) return [];
  const { day, time } = date;
  if (time !== undefined) return [instantAt(day, time, timeZone)];
  const first = String(path.at(-1)).startsWith('end') ? nextDay(day) : day;
  return [day, startOfDay(first, timeZone)];
}

const valueAt = (from: unknown, [name, ...rest]: Path): unknown =>
  name === undefined
    ? from
    : valueAt((from as Record<PropertyKey, unknown> | null | undefined)?.[name], rest);

function withValue(from: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const changed = withValue((from as Record<PropertyKey, unknown>)[name], rest, value);
  return Array.isArray(from) ? from.with(Number(name), changed) : { ...(from as object), [name]: changed };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function opened(sent: Sent, issues: readonly z.core.$ZodIssue[]): Sent {
  const names = new Set(issues.filter(({ path }) => path.length > 1).map(({ path: [name] }) => String(name)));
  const open = (name: string, value: unknown): unknown =>
    names.has(name) && typeof value === 'string' ? parsed(value) : value;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, open(name, value)]));
}

/** Above this, input is refused unchanged; no form has more fields. */
const maxRespelt = 20;

function respelt(sent: Sent, { issues }: z.ZodError, which: 0 | -1, timeZone: string): Sent {
  const paths = new Map(issues.map(({ path }) => [path.join('.'), path]));
  if (paths.size > maxRespelt) return sent;
  let changed: unknown = opened(sent, issues);
  for (const path of paths.values()) {
    const spelling = spellingsOf(valueAt(changed, path), path, timeZone).at(which);
    if (spelling !== undefined) changed = withValue(changed, path, spelling);
  }
  return changed as Sent;
}

/**
 * Omits blank and `null` where optional and no blank is valid.
 * Local dates are in the market's time zone (AMB-30, AMB-59).
 */
export function readInput<T>(schema: z.ZodType<T>, sent: Sent, timeZone = 'UTC') {
  const first = schema.safeParse(sent, withInput);
  if (first.success) return first;
  const blanks = blanksIn(schema, sent, first.error);
  const filled = Object.fromEntries(Object.entries(sent).filter(([name]) => !blanks.has(name)));
  const read = blanks.size === 0 ? first : schema.safeParse(filled, withInput);
  if (read.success) return read;
  const asDays = respelt(filled, read.error, 0, timeZone);
  const days = schema.safeParse(asDays, withInput);
  if (days.success) return days;
  const instants = schema.safeParse(respelt(asDays, days.error, -1, timeZone), withInput);
  return instants.success ? instants : read;
}
