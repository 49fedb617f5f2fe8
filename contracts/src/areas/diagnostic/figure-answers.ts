import { z } from 'zod';
import { instant } from '../../kernel';
import { nationalPlace, salesSlots } from '../imports';
import { populationSchema } from './age-groups';
import { consumptionSchema, productMixLineSchema, slotFiguresSchema } from './figures.rules';

const change = z.number().nullable();

const populationOf = z
  .object({
    /** As it was imported. */
    values: populationSchema,
    /** Percent of all; `null` where nobody lives. */
    percent: populationSchema.nullable(),
    habitants: z.number().nullable(),
  })
  .nullable();

/** Who lives around a restaurant, and in its province; `null` where nothing was imported (R-DIA-10). */
export const populationsSchema = z.object({
  restaurant: populationOf,
  province: populationOf,
  province_id: z.string(),
  province_name: z.string(),
});
export type Populations = z.infer<typeof populationsSchema>;

/** By the restaurant's id, where it has figures, and `nacional` (R-DIA-33). */
export const consumptionByPlace = z.record(z.string(), consumptionSchema);
export type ConsumptionByPlace = z.infer<typeof consumptionByPlace>;
export const nationalEntry = nationalPlace;

/** A slot on weekdays and on weekends, unrounded; `null` for none (R-DIA-34). */
const momentSchema = z.object({
  slot: slotFiguresSchema.shape.slot,
  week: z.object({ sales: change, gcs: change }),
  weekend: z.object({ sales: change, gcs: change }),
});
/** All slots in the order of the day. */
export const momentsSchema = z.array(momentSchema).length(salesSlots.length);
export type Moments = z.infer<typeof momentsSchema>;

const slotInShort = z.object({ slot: slotFiguresSchema.shape.slot, sales: z.number() });
/** Week or weekend in short. */
const salesOf = z
  .object({
    /** Mean over the slots that have one. */
    sales: change,
    gcs: change,
    /** Slots whose sales fall, out of those that have sales. */
    falling: z.int(),
    slots: z.int(),
    best: slotInShort.nullable(),
    worst: slotInShort.nullable(),
    imported_date: instant(),
  })
  .nullable();
/** Both in short; `null` where nothing was imported. */
export const salesSchema = z.object({ week: salesOf, weekend: salesOf });
export type Sales = z.infer<typeof salesSchema>;

export const productMixSchema = productMixLineSchema;
