import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const fiscalData = { cif: z.string(), razon: z.string(), fiscalAddress: z.string() };

/** Stream `restaurant-{id}`. Fiscal data is of companies, not of people. */
export const restaurantEvents = defineEvents('restaurants', {
  RestaurantAdded: event({
    data: z.object({
      restaurantId: z.int().positive(),
      site: z.string(),
      name: z.string(),
      type: z.int(),
      region: z.int(),
      provinceId: z.string(),
      city: z.string(),
      address: z.string(),
      postalCode: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      email: z.string(),
      active: z.boolean(),
      delivery: z.enum(['none', 'uber', 'glovo']),
      mopService: z.boolean(),
      mopStatus: z.boolean(),
      eotf: z.boolean(),
      driveThrough: z.boolean(),
      inhabitants: z.int().nonnegative(),
      ...fiscalData,
    }),
  }),
  RestaurantFiscalDataChanged: event({ data: z.object({ restaurantId: z.int(), ...fiscalData }) }),
});
