import { z } from 'zod';
import { cleanText } from './clean-text';
import { isNestedTooDeep } from './nesting';

/** Every helper accepts text and typed values: form-encoded, JSON, multipart, path, query (AMB-30). */

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const integerText = /^-?\d{1,15}$/;

function readInteger(value: unknown): unknown {
  const text = typeof value === 'string' ? cleanText(value) : '';
  return integerText.test(text) ? Number(text) : value;
}

/** Also decimal digits. */
export const wireInteger = () => z.preprocess(readInteger, z.int());
/** Left out or empty. */
export const wireOptionalInteger = () =>
  z.preprocess((value) => readInteger(emptyToUndefined(value)), z.int().optional());

/** SHA-256, 64 hex digits (R-AUT-22, AMB-12). */
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

/** Also text with point or comma; `null` or empty clears. */
export const wireOptionalDecimal = (max: number) =>
  z.preprocess(readDecimal, z.number().min(-max).max(max).nullable().optional());

/** true/false, 1/0, also as text (AMB-58). */
export const wireFlag = () =>
  z.preprocess((value) => {
    if (value === 1 || value === '1' || value === 'true') return true;
    if (value === 0 || value === '0' || value === 'false') return false;
    return value;
  }, z.boolean());

/** Cleaned by `cleanText`; at most `max` characters. */
export const wireText = (max = 2000) => z.string().transform(cleanText).pipe(z.string().max(max));
/** Not empty after cleaning. */
export const wireRequiredText = (max = 2000) => wireText(max).pipe(z.string().min(1));

/** No `<` or `>`. */
export const isPlainText = (text: string): boolean => !/[<>]/.test(text);

/** Shown on other people's pages (X6). Field code: `no_markup`. */
export const wirePublicText = (max: number) =>
  z.string().transform(cleanText).pipe(z.string().max(max).refine(isPlainText, 'no_markup'));

/** Protects recursive code. */
function shallow(value: unknown, context: z.RefinementCtx): unknown {
  if (!isNestedTooDeep(value)) return value;
  context.addIssue({ code: 'custom', message: 'too_deep' });
  return z.NEVER;
}

/** JSON text in a form field, or JSON. Field codes: `invalid_json`, `too_deep`. */
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

/** Cleans texts at any depth. Field code: `too_deep`. */
export const wireTexts = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => cleanTexts(shallow(value, context)), schema);

/** Comma-separated or array. */
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

/** ISO 8601 UTC: `2026-11-20T09:30:00.000Z`. */
export const instant = () => z.iso.datetime();
/** With `Z` or offset, read as UTC; the UTC year must have four digits, for events. Field code: `invalid_instant`. */
export const wireInstant = () =>
  z.iso.datetime({ offset: true }).transform((value, context) => {
    const moment = new Date(value);
    const read = Number.isNaN(moment.getTime()) ? undefined : instant().safeParse(moment.toISOString()).data;
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'invalid_instant' });
    return z.NEVER;
  });
/** `2026-11-20` */
export const day = () => z.iso.date();

/** By wire name. */
export const changedFieldSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedFieldSchema>;
