import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { clientShareSchema } from './clients.rules';
import { brandIdSchema, brandTypeSchema, intensityByType, ratingsSchema } from './competition.rules';
import { swotSchema } from './swot.rules';

const restaurant = z.object({ restaurantId: z.int().positive() });
const brandIds = z.array(brandIdSchema);
const rival = z.object({ brandId: brandIdSchema, ratings: ratingsSchema });
const customBrand = restaurant.extend({ brandId: z.string() });
const option = restaurant.extend({ optionId: z.string() });

/** Stream `diagnostic-{restaurantId}`: what a restaurant says of itself and of what is around it. */
export const diagnosticEvents = defineEvents('diagnostic', {
  SwotUpdated: event({ data: restaurant.extend(swotSchema.shape) }),
  ClientsUpdated: event({ data: restaurant.extend({ shares: z.array(clientShareSchema) }) }),
  CompetitionUpdated: event({
    data: restaurant.extend({
      brandIds,
      intensity: intensityByType,
      /** Brands that went and were compared: they leave the comparison. */
      uncompared: brandIds,
    }),
  }),
  /** By an import, or by undoing one: the intensities stay. */
  CompetitionImported: event({
    data: restaurant.extend({
      importId: z.string(),
      brandIds,
      /** The comparison as of then; rows of brands that were compared keep their ratings. */
      rivals: z.array(rival),
    }),
  }),
  ComparisonUpdated: event({
    data: restaurant.extend({ own: ratingsSchema, rivals: z.array(rival) }),
  }),
  CustomBrandAdded: event({ data: customBrand.extend({ name: z.string(), type: brandTypeSchema }) }),
  CustomBrandDeleted: event({ data: customBrand }),
  CustomBrandRestored: event({ data: customBrand }),
  EnvironmentSelected: event({ data: option }),
  EnvironmentUnselected: event({ data: option }),
  /** Added and selected. */
  CustomEnvironmentAdded: event({ data: option.extend({ name: z.string() }) }),
  CustomEnvironmentDeleted: event({ data: option }),
  CustomEnvironmentRestored: event({ data: option }),
});
