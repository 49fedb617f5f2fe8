import { z } from 'zod';
import { wireText } from './wire';

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const size = z.coerce.number().int().min(-1).max(200);

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
    size: size.default(options.defaultSize ?? 20).refine((value) => value !== 0, 'invalid_size'),
    sort: z.enum(orders).default(options.sorts[0]),
    q: wireText(100).optional(),
    ...filters,
  });
}

/** A filter with several values: `status=1,2` or a repeated parameter. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
      z.array(item).max(200),
    )
    .optional();
