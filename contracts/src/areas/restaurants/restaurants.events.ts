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
  /** `null` where nobody has said it. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  email: z.string(),
  active: z.boolean(),
  delivery: z.enum(['none', 'uber', 'glovo']),
  /** Whether it takes part in mobile ordering; its channels say so. */
  mopService: z.boolean(),
  /** Whether mobile orders are taken but for pauses. */
  mopStatus: z.boolean(),
  eotf: z.boolean(),
  driveThrough: z.boolean(),
  inhabitants: z.int().nonnegative(),
  ...fiscalData,
  /** What guests see beside the address; its channels say so, and nobody before them. */
  publicName: z.string().optional(),
  phone: z.string().optional(),
  /** `2026-12-01`, or blank. */
  openingDate: z.string().optional(),
});

/** What the administration says of a restaurant, but for what has an event of its own. */
const details = added.omit({
  restaurantId: true,
  active: true,
  mopService: true,
  mopStatus: true,
  cif: true,
  razon: true,
  fiscalAddress: true,
});

/** Stream `restaurant-{id}`. Fiscal data is of companies, not of people. */
export const restaurantEvents = defineEvents('restaurants', {
  RestaurantAdded: event({ data: added }),
  /** Holds only what is another now. */
  RestaurantUpdated: event({ data: restaurant.extend(details.partial().shape) }),
  RestaurantFiscalDataChanged: event({ data: z.object({ restaurantId: z.int(), ...fiscalData }) }),
  /** Not active any more: no orders, no pauses, nobody acts in its place. */
  RestaurantClosed: event({ data: restaurant }),
  RestaurantReopened: event({ data: restaurant }),
  RestaurantDeleted: event({ data: restaurant }),
  RestaurantRestored: event({ data: restaurant }),
});
