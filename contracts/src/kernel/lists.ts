import { z } from 'zod';
import { cleanText } from './clean-text';
import { wireInteger, wireText } from './wire';

const page = wireInteger().pipe(z.int().min(1).max(1_000_000)).default(1);
const size = wireInteger()
  .pipe(z.int().min(-1).max(200))
  .refine((value) => value !== 0, 'invalid_size');

/** Characters of what is searched for in a list. */
export const maxSearchLength = 100;

/** Free text that a list is searched for. */
export const searchText = () => wireText(maxSearchLength).optional();

/**
 * Input of a list: `page` from 1, `size` (-1 = all), `sort` as `field` or `-field` out of `sorts`, free text `q`.
 * The first of `sorts` is the default order.
 */
export function listInput<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  options: { sorts: S; defaultSize?: number },
  filters: F,
) {
  const orders = options.sorts.flatMap((field) =>
    field.startsWith('-') ? [field, field.slice(1)] : [field, `-${field}`],
  ) as [string, ...string[]];
  return z.object({
    page,
    size: size.default(options.defaultSize ?? 20),
    sort: z.enum(orders).default(options.sorts[0]),
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
