import { z } from 'zod';
import {
  anyOf,
  catalogueReaders,
  changedFieldSchema,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  ofOptionalRestaurant,
  ofRestaurant,
  only,
  query,
  restaurantStaff,
  Role,
  wireInteger,
  wireOptionalInteger,
  wireFlag,
} from '../../kernel';

/** A restaurant as the administration sees it, by the specification's spelling (R-ENT-02). */
export const restaurantSchema = z.object({
  id: z.int(),
  site: z.string(),
  name: z.string(),
  type: z.int(),
  region: z.int(),
  /** Derived, as is `province`. */
  region_name: z.string(),
  province: z.string(),
  province_id: z.string(),
  city: z.string(),
  cp: z.string(),
  address: z.string(),
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  email: z.string(),
  active: z.boolean(),
  delivery: z.enum(['none', 'uber', 'glovo']),
  etof: z.boolean(),
  mcauto: z.boolean(),
  habitants: z.int(),
  cif: z.string(),
  razon: z.string(),
  fiscal_address: z.string(),
  /** As guests see it; left out until its channels say so. */
  public_name: z.string().optional(),
  phone: z.string().optional(),
  opening_date: z.string().optional(),
  /** Takes part in mobile ordering; only where the market has it (R-ARE-02). */
  mop_service: z.boolean().optional(),
  /** Takes mobile orders at this moment: it takes part and no pause is running. */
  mop_status: z.boolean().optional(),
  /** Version that a change sends back, so that conflicts are found (R4). */
  version: z.int(),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** One change of a restaurant. */
export const restaurantChangeSchema = z.object({
  /** Where it stands in the restaurant's history. */
  id: z.int(),
  what: z.enum(['added', 'updated', 'closed', 'reopened', 'deleted', 'restored']),
  date: instant(),
  /** Empty for the portal itself, and once that person was erased. */
  user: z.string(),
  fields: z.array(changedFieldSchema),
});
export type RestaurantChange = z.infer<typeof restaurantChangeSchema>;

const administrator = only([Role.Administrator]);

export const restaurantQueries = defineQueries('restaurants', {
  ListRestaurants: query({
    method: 'GET',
    path: 'restaurant/all',
    input: listInput(['site', 'name', 'region', 'city', 'active', 'mop_service'], {
      region: anyOf(wireInteger()),
      type: anyOf(wireInteger()),
      province_id: anyOf(z.string()),
      active: wireFlag().optional(),
    }),
    output: z.array(restaurantSchema),
    list: true,
    access: administrator,
    views: ['restaurants', 'mopPauses'],
    summary: 'All restaurants (R-ARE-01, R-ARE-02, R-ARE-05)',
  }),
  GetRestaurant: query({
    method: 'GET',
    path: 'restaurant/{id}',
    input: z.object({ id: wireInteger() }),
    output: restaurantSchema,
    access: administrator,
    views: ['restaurants', 'mopPauses'],
    rejections: ['restaurant_not_found'],
    summary: 'One restaurant with all its fields (R-NAV-26)',
  }),
  GetRestaurantLog: query({
    method: 'GET',
    path: 'restaurant/log/{id}',
    input: z.object({
      id: wireInteger(),
      size: wireOptionalInteger().pipe(z.int().min(1).max(200).optional()),
    }),
    output: z.array(restaurantChangeSchema),
    list: true,
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    views: ['restaurantLogs', 'users'],
    rejections: ['restaurant_not_found'],
    summary: 'Who changed a restaurant, when and what, newest first (R-ARE-06, R-API-41)',
  }),
  GetMenu: query({
    method: 'GET',
    path: 'restaurant/getMenu',
    input: z.object({ restaurant_id: wireOptionalInteger(), language: languageSchema.optional() }),
    output: z.array(z.object({ url: z.string(), name: z.string(), group: z.string(), order: z.int() })),
    list: true,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    views: ['restaurants'],
    summary: 'The entries of the main menu for market, role and restaurant (R-API-42, AMB-38)',
  }),
});
