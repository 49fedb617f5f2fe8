import { z } from 'zod';
import { salesSlots } from '../imports';
import { segmentIds, segmentIdSchema } from './clients.rules';
import { weekParts } from './dayparts';
import { productMixTypes, productMixTypeSchema } from './figures.rules';

/** Restaurants that must stand behind a median, so that it tells of a market and of nobody in particular. */
export const fewestBehindMedian = 5;

/** Figures that are compared, one behind the other: clients by kind, moments by slot, product mix by type. */
const clientValues = segmentIds.length * weekParts.length;
const momentMeasures = ['sales', 'gcs'] as const;
const momentValues = salesSlots.length * weekParts.length * momentMeasures.length;
export const comparedValueCount = clientValues + momentValues + productMixTypes.length;

/** Where a figure stands among those that are compared; by places in the lists of kinds, slots, parts and types. */
export const comparedValueAt = {
  clients: (segment: number, part: number) => segment * weekParts.length + part,
  moments: (slot: number, part: number, measure: 'sales' | 'gcs') =>
    clientValues + (slot * weekParts.length + part) * momentMeasures.length + momentMeasures.indexOf(measure),
  productMix: (type: number) => clientValues + momentValues + type,
};

/**
 * The middle of what others have; `null` where too few have it.
 * @param sorted what all have, the restaurant itself among them, the least first
 * @param own what the restaurant itself has, which is left out; `null` for nothing
 */
export function medianOfOthers(sorted: readonly number[], own: number | null) {
  const left = own === null ? sorted.length : sorted.indexOf(own);
  const count = own === null ? sorted.length : sorted.length - 1;
  if (count < fewestBehindMedian) return { median: null, count };
  const at = (index: number) => sorted[index < left ? index : index + 1] as number;
  const middle = Math.floor(count / 2);
  return { median: count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2, count };
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
