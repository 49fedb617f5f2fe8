import { z } from 'zod';
import { cleanText } from './clean-text';
import { wireInteger, wireText } from './wire';

/** Rows of a list that is asked for without a size (AMB-80). */
const maxRows = 1_000;

/** As forms send it: a field that is blank is left out. */
const orElse = <T extends z.ZodType<number, unknown>>(field: T, otherwise: number) =>
  z
    .preprocess((value) => (value === '' || value === null ? undefined : value), field.optional())
    .transform((value) => value ?? otherwise)
    .default(otherwise);

const page = wireInteger().pipe(z.int().min(1).max(1_000_000));
const size = wireInteger()
  .pipe(z.int().min(-1).max(200))
  .refine((value) => value !== 0, 'invalid_size');

/** Characters of what is searched for in a list. */
export const maxSearchLength = 100;

/** Free text that a list is searched for. */
export const searchText = () => wireText(maxSearchLength).optional();

/**
 * Input of a list: `page` from 1, `size` (-1 = all; the first 1,000 without one, AMB-80), `sort` as `field` or `-field` out
 * of `sorts`, free text `q`.
 * The first of `sorts` is the default order.
 */
export function listInput<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  const orders = sorts.flatMap((field) =>
    field.startsWith('-') ? [field, field.slice(1)] : [field, `-${field}`],
  ) as [string, ...string[]];
  return z.object({
    page: orElse(page, 1),
    size: orElse(size, maxRows),
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

/** A filter with several values: `status=1,2` or a repeated parameter. An empty one filters nothing. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(readValues, z.array(item).max(200).optional()).optional();
