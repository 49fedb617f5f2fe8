import { z } from 'zod';
import { cleanText } from './clean-text';
import { wireInteger, wireText } from './wire';

/** Default size (AMB-80). */
const maxRows = 1_000;

/** Forms send blank fields. */
const withFallback = <T extends z.ZodType<number, unknown>>(field: T, fallback: number) =>
  z
    .preprocess((value) => (value === '' || value === null ? undefined : value), field.optional())
    .transform((value) => value ?? fallback)
    .default(fallback);

const page = wireInteger().pipe(z.int().min(1).max(1_000_000));
const size = wireInteger()
  .pipe(z.int().min(-1).max(200))
  .refine((value) => value !== 0, 'invalid_size');

/** Characters. */
export const maxSearchLength = 100;

export const searchText = () => wireText(maxSearchLength).optional();

/**
 * `page` from 1; `size`, -1 = all, default 1,000 (AMB-80); `sort`: `field` or `-field`, default the first; `q` free
 * text.
 */
export function listInput<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  const orders = sorts.flatMap((field) =>
    field.startsWith('-') ? [field, field.slice(1)] : [field, `-${field}`],
  ) as [string, ...string[]];
  return z.object({
    page: withFallback(page, 1),
    size: withFallback(size, maxRows),
    sort: z.enum(orders).default(sorts[0]),
    q: searchText(),
    ...filters,
  });
}

function readValues(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const values = value
    .split(',')
    .map(cleanText)
    .filter((part) => part !== '');
  return values.length === 0 ? undefined : values;
}

/** `status=1,2` or repeated; empty is no filter. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(readValues, z.array(item).max(200).optional()).optional();
