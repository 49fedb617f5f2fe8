import { z } from 'zod';
import { defineEvents, event, localTextsSchema } from '../../kernel';
import { brandTypeSchema } from './competition.rules';
import { swotTypeSchema } from './swot.rules';

const brand = z.object({ brandId: z.int() });
const brandContent = { name: z.string(), type: brandTypeSchema };
const option = z.object({ optionId: z.int() });
const optionContent = {
  type: swotTypeSchema,
  text: z.string(),
  translations: localTextsSchema,
  usable: z.boolean(),
};

/**
 * Stream `brand-{id}`: a brand that every restaurant can compete with; its name is unique by a reservation. Stream
 * `swotOption-{id}`: an example for one of the four lists.
 */
export const referenceEvents = defineEvents('diagnostic', {
  BrandAdded: event({ data: brand.extend(brandContent) }),
  BrandUpdated: event({ data: brand.extend(brandContent) }),
  BrandDeleted: event({ data: brand }),
  BrandRestored: event({ data: brand }),
  SwotOptionAdded: event({ data: option.extend(optionContent) }),
  SwotOptionUpdated: event({ data: option.extend(optionContent) }),
  SwotOptionDeleted: event({ data: option }),
  SwotOptionRestored: event({ data: option }),
});
