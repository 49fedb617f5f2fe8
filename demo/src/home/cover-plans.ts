import { z } from 'zod';
import json from '../../data/covers.json' with { type: 'json' };
import { layoutNameSchema } from '../artwork/names';
import { campaigns } from '../campaigns/all-campaigns';
import { readData } from '../data/read-data';

const coverPlanSchema = z.strictObject({
  campaign: z.enum(campaigns.map(({ key }) => key)),
  layout: layoutNameSchema,
  /** Days before the reference day; negative ones lie ahead. */
  from: z.int(),
  until: z.int().nullable(),
  clicks: z.int().nonnegative(),
});
export type CoverPlan = Readonly<z.infer<typeof coverPlanSchema>>;

export const coverPlansSchema = z.array(coverPlanSchema);

/** Five current, one future, one past. */
export const coverPlans: readonly CoverPlan[] = readData('covers.json', coverPlansSchema, json);
