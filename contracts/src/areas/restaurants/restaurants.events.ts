import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

const fiscalData = { cif: z.string(), razon: z.string(), fiscalAddress: z.string() };
const restaurant = z.object({ restaurantId: z.int().positive() });

const added = z.object({
  restaurantId: z.int().positive(),
  site: z.string(),
  name: z.string(),
  type: z.int(),
  region: z.int(),
  provinceId: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
  /** `null` if unknown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  email: z.string(),
  active: z.boolean(),
  delivery: z.enum(['none', 'uber', 'glovo']),
  mopService: z.boolean(),
  mopStatus: z.boolean(),
  eotf: z.boolean(),
  driveThrough: z.boolean(),
  inhabitants: z.int().nonnegative(),
  ...fiscalData,
  /** Public data; set by channels only. */
  publicName: z.string().optional(),
  phone: z.string().optional(),
  /** `2026-12-01`, or blank. */
  openingDate: z.string().optional(),
});

/** Without fields that have events of their own. */
const details = added.omit({
  restaurantId: true,
  active: true,
  mopService: true,
  mopStatus: true,
  cif: true,
  razon: true,
  fiscalAddress: true,
});

/** Stream `restaurant-{id}`. Fiscal data is of companies, so not sealed. */
export const restaurantEvents = defineEvents('restaurants', {
  RestaurantAdded: event({ data: added }),
  RestaurantUpdated: event({ data: restaurant.extend(details.partial().shape) }),
  RestaurantFiscalDataChanged: event({ data: z.object({ restaurantId: z.int(), ...fiscalData }) }),
  /** No orders, pauses or acting. */
  RestaurantClosed: event({ data: restaurant }),
  RestaurantReopened: event({ data: restaurant }),
  RestaurantDeleted: event({ data: restaurant }),
  RestaurantRestored: event({ data: restaurant }),
});
