import { z } from 'zod';
import { cleanText } from './clean-text';
import { isNestedTooDeep } from './nesting';

/*
 * Input fields as they come from form-encoded, JSON and multipart bodies, paths and queries alike (AMB-30):
 * everything may arrive as a string. Each helper reads both spellings and yields the typed value.
 */

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const integerText = /^-?\d{1,15}$/;

function readInteger(value: unknown): unknown {
  const text = typeof value === 'string' ? cleanText(value) : '';
  return integerText.test(text) ? Number(text) : value;
}

/** An integer, also as decimal digits. */
export const wireInteger = () => z.preprocess(readInteger, z.int());
/** An integer that may be left out or sent empty. */
export const wireOptionalInteger = () =>
  z.preprocess((value) => readInteger(emptyToUndefined(value)), z.int().optional());

/** SHA-256 of a password as 64 hex digits (R-AUT-22, AMB-12). */
export const wirePassword = () =>
  z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .transform((digest) => digest.toLowerCase());

const decimalText = /^-?\d{1,9}([.,]\d{1,12})?$/;

function readDecimal(value: unknown): unknown {
  if (value === '') return null;
  const text = typeof value === 'string' ? cleanText(value) : '';
  return decimalText.test(text) ? Number(text.replace(',', '.')) : value;
}

/** A number of at most that size, also as text with a point or a comma; `null` or empty takes it away. */
export const wireOptionalDecimal = (most: number) =>
  z.preprocess(readDecimal, z.number().min(-most).max(most).nullable().optional());

/** A switch: true/false, 1/0, also as text (AMB-58). */
export const wireFlag = () =>
  z.preprocess((value) => {
    if (value === 1 || value === '1' || value === 'true') return true;
    if (value === 0 || value === '0' || value === 'false') return false;
    return value;
  }, z.boolean());

/** Text as `cleanText` leaves it, at most `max` characters. */
export const wireText = (max = 2000) => z.string().transform(cleanText).pipe(z.string().max(max));
/** Text that must not be empty after cleaning. */
export const wireRequiredText = (max = 2000) => wireText(max).pipe(z.string().min(1));

/** Whether a text holds nothing that could begin or end an element of a page. */
export const isPlainText = (text: string): boolean => !/[<>]/.test(text);

/** Text that is published, and so may stand in the pages of others (X6). Field code: `no_markup`. */
export const wirePublicText = (max: number) =>
  z.string().transform(cleanText).pipe(z.string().max(max).refine(isPlainText, 'no_markup'));

/** Refuses a structure that is nested deeper than any that a call takes: nothing may recurse over it. */
function shallow(value: unknown, context: z.RefinementCtx): unknown {
  if (!isNestedTooDeep(value)) return value;
  context.addIssue({ code: 'custom', message: 'too_deep' });
  return z.NEVER;
}

/** A structure as JSON text inside a form field, or as itself in a JSON body. Field codes: `invalid_json`, `too_deep`. */
export const wireJson = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return shallow(value, context);
    try {
      return shallow(JSON.parse(value), context);
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid_json' });
      return z.NEVER;
    }
  }, schema);

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)]));
}

/**
 * A structure whose texts, at any depth, are cleaned as `wireText` does it. The schema sets their lengths. Field code:
 * `too_deep`.
 */
export const wireTexts = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => cleanTexts(shallow(value, context)), schema);

/** A list sent as comma-separated text, or as an array. */
export const wireCommaList = <T extends z.ZodType>(item: T, max = 500) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map(cleanText)
            .filter((part) => part !== '')
        : value,
    z.array(item).max(max),
  );

/** An ISO 8601 instant in UTC: `2026-11-20T09:30:00.000Z`. */
export const instant = () => z.iso.datetime();
/**
 * An instant with `Z` or an offset, as a browser or another program spells it, read as ISO 8601 UTC. The year in UTC has
 * four digits too: an offset may lead out of them, and no event could hold that. Field code: `invalid_instant`.
 */
export const wireInstant = () =>
  z.iso.datetime({ offset: true }).transform((value, context) => {
    const moment = new Date(value);
    const read = Number.isNaN(moment.getTime()) ? undefined : instant().safeParse(moment.toISOString()).data;
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'invalid_instant' });
    return z.NEVER;
  });
/** A calendar day: `2026-11-20`. */
export const day = () => z.iso.date();

/** A field before and after a change, by its name on the wire. */
export const changedFieldSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedFieldSchema>;
