import { z } from 'zod';
import { defineEvents, event, instant, localTextsSchema } from '../../kernel';
import { importKindSchema } from '../imports';
import {
  clientShareSchema,
  brandIdSchema,
  brandTypeSchema,
  intensityByType,
  ratingsSchema,
  swotSchema,
  swotTypeSchema,
} from './competition.rules';

const restaurant = z.object({ restaurantId: z.int().positive() });
const brandIds = z.array(brandIdSchema);
const rival = z.object({ brandId: brandIdSchema, ratings: ratingsSchema });
const competition = restaurant.extend({ brandIds });
const importedCompetition = competition.extend({ importId: z.string(), rivals: z.array(rival) });
const customBrand = restaurant.extend({ brandId: z.string() });
const option = restaurant.extend({ optionId: z.string() });

/** Stream `diagnostic-{restaurantId}`. */
export const diagnosticEvents = defineEvents('diagnostic', {
  SwotUpdated: event({ data: restaurant.extend(swotSchema.shape) }),
  ClientsUpdated: event({ data: restaurant.extend({ shares: z.array(clientShareSchema) }) }),
  /** Removed brands leave the comparison. */
  CompetitionUpdated: event({ data: competition.extend({ intensity: intensityByType }) }),
  /** Intensities and existing ratings stay. */
  CompetitionImported: event({ data: importedCompetition }),
  /** Back to the state before the import. */
  CompetitionImportUndone: event({ data: importedCompetition }),
  ComparisonUpdated: event({
    data: restaurant.extend({ own: ratingsSchema, rivals: z.array(rival) }),
  }),
  CustomBrandAdded: event({ data: customBrand.extend({ name: z.string(), type: brandTypeSchema }) }),
  CustomBrandDeleted: event({ data: customBrand }),
  CustomBrandRestored: event({ data: customBrand }),
  EnvironmentSelected: event({ data: option }),
  EnvironmentUnselected: event({ data: option }),
  CustomEnvironmentAdded: event({ data: option.extend({ name: z.string() }) }),
  CustomEnvironmentDeleted: event({ data: option }),
  CustomEnvironmentRestored: event({ data: option }),
  /** Stream `figureAges-{restaurantId}`, by the clock: a year after the import (AMB-64). */
  FiguresGrewOld: event({ data: restaurant.extend({ kind: importKindSchema, dueAt: instant() }) }),
});

const brand = z.object({ brandId: z.int() });
const brandContent = { name: z.string(), type: brandTypeSchema };
const referenceOption = z.object({ optionId: z.int() });
const optionContent = {
  type: swotTypeSchema,
  text: z.string(),
  translations: localTextsSchema,
  usable: z.boolean(),
};

/** Streams `brand-{id}` (name reserved) and `swotOption-{id}`. */
export const referenceEvents = defineEvents('diagnostic', {
  BrandAdded: event({ data: brand.extend(brandContent) }),
  BrandUpdated: event({ data: brand.extend(brandContent) }),
  BrandDeleted: event({ data: brand }),
  BrandRestored: event({ data: brand }),
  SwotOptionAdded: event({ data: referenceOption.extend(optionContent) }),
  SwotOptionUpdated: event({ data: referenceOption.extend(optionContent) }),
  SwotOptionDeleted: event({ data: referenceOption }),
  SwotOptionRestored: event({ data: referenceOption }),
});
