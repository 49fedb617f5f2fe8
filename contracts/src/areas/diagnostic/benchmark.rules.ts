import { z } from 'zod';
import { salesSlots } from '../imports';
import { segmentIdSchema } from './clients.rules';
import { productMixTypeSchema } from './figures.rules';

/** Restaurants that must stand behind a median, so that it tells of a market and of nobody in particular. */
export const fewestBehindMedian = 5;

/** The middle of what others have; `null` where too few have it. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < fewestBehindMedian) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** A figure of the restaurant beside that of others; `count` restaurants stand behind the median. */
const beside = z.object({ own: z.number().nullable(), median: z.number().nullable(), count: z.int() });
export type Beside = z.infer<typeof beside>;

/** A restaurant beside the others of its region and type, in percent. */
export const benchmarkSchema = z.object({
  region: z.int(),
  region_name: z.string(),
  type: z.int(),
  /** Others of that region and type. */
  restaurants: z.int(),
  clients: z.array(z.object({ cluster_id: segmentIdSchema, week: beside, weekend: beside })),
  moments: z.array(
    z.object({
      slot: z.enum(salesSlots),
      week: z.object({ sales: beside, gcs: beside }),
      weekend: z.object({ sales: beside, gcs: beside }),
    }),
  ),
  /** The mean of a type's lines. */
  product_mix: z.array(z.object({ type: productMixTypeSchema, value: beside })),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;
