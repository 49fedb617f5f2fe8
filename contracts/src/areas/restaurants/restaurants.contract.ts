import { maxDegrees } from './restaurants.rules';
import { z } from 'zod';
import {
  cleanText,
  command,
  defineCommands,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireFlag,
  wireInteger,
  wireOptionalDecimal,
  wireOptionalInteger,
  wirePublicText,
  wireText,
  definePushes,
  anyOf,
  catalogueReaders,
  changedFieldSchema,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  ofOptionalRestaurant,
  query,
  defineRejections,
  defineView,
} from '../../kernel';
import { restaurantEvents } from './restaurants.events';

export const restaurantRejections = defineRejections({
  restaurant_not_found: 404,
  restaurant_exists: 409,
  /** Closed or deleted: no orders, pauses or acting. */
  restaurant_inactive: 422,
  /** `fields`: field → code (R-ARE-07, R-CRT-18). */
  restaurant_incomplete: 422,
  /** Deleted restaurants keep theirs (R5). */
  restaurant_site_taken: 409,
  /** `details.count` open orders (AMB-55). */
  restaurant_has_open_orders: 409,
  /** `details.count` current or future pauses (AMB-55). */
  restaurant_has_open_pauses: 409,
});

const id = wireInteger();
const flag = () => wireFlag().optional();
const email = z
  .string()
  .overwrite(cleanText)
  .max(254)
  .pipe(z.union([z.literal(''), z.email()]));

const requiredPublic = (max: number) => wirePublicText(max).pipe(z.string().min(1));

/** R-ARE-07. Region -1 is none (AMB-88); `00` is no province (R-ARE-08). */
const required = {
  site: requiredPublic(20),
  name: requiredPublic(120),
  type: wireInteger().pipe(z.literal([1, 2, 3, 4])),
  region: wireInteger().pipe(z.literal([-1, 1, 2, 3, 4, 5, 6])),
  province_id: z
    .string()
    .overwrite(cleanText)
    .regex(/^(?!00)\d\d$/),
  address: requiredPublic(300),
};
const others = {
  city: wirePublicText(120).optional(),
  cp: wirePublicText(20).optional(),
  latitud: wireOptionalDecimal(maxDegrees.latitude),
  longitud: wireOptionalDecimal(maxDegrees.longitude),
  email: email.optional(),
  active: flag(),
  /** Also `Uber`, `Glovo`. */
  delivery: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['none', 'uber', 'glovo']))
    .optional(),
  etof: flag(),
  mcauto: flag(),
  /** 0 if unknown. */
  habitants: z.preprocess(
    (value) => (value === '' ? 0 : value),
    wireOptionalInteger().pipe(z.int().nonnegative().max(1_000_000_000).optional()),
  ),
};
const fiscal = {
  cif: wireText(20).optional(),
  razon: wireText(200).optional(),
  fiscal_address: wireText(300).optional(),
};

const administrator = only([Role.Administrator]);
const answer = z.object({ id: z.int() });

export const restaurantCommands = defineCommands('restaurants', {
  AddRestaurant: command({
    method: 'POST',
    path: 'restaurant/add',
    repeatWindowSeconds,
    input: z.object({ ...required, ...others, ...fiscal }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_incomplete', 'restaurant_site_taken'],
    summary: 'Adds a restaurant (R-ARE-04, R-ARE-07, R-API-38)',
  }),
  /** Staff change the three fiscal fields, administrators any; other fields are ignored (W8, W9). */
  UpdateRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/update',
    input: z.object({
      ...z.object(required).partial().shape,
      ...others,
      ...fiscal,
      id,
      /** Edited version (R4). */
      version: wireOptionalInteger(),
    }),
    output: answer.extend({ version: z.int() }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    rejections: ['restaurant_not_found', 'restaurant_incomplete', 'restaurant_site_taken'],
    summary: 'Changes a restaurant, or completes its invoice data (R-ARE-04, R-API-39, R-CRT-18, AMB-37)',
  }),
  DeleteRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/delete',
    legacyGet: true,
    input: z.object({ id }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_not_found', 'restaurant_has_open_orders', 'restaurant_has_open_pauses'],
    summary: 'Deletes a restaurant; its history stays (R-ARE-03, R-API-40, AMB-32, AMB-55)',
  }),
  RestoreRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/restore',
    input: z.object({ id }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
});

/** For demo data and imports. */
export const importRestaurantInput = restaurantEvents.events.RestaurantAdded.data;
export type ImportRestaurantInput = z.infer<typeof importRestaurantInput>;

/** In the specification's spelling (R-ENT-02). */
export const restaurantSchema = z.object({
  id: z.int(),
  site: z.string(),
  name: z.string(),
  type: z.int(),
  region: z.int(),
  /** Derived, like `province`. */
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
  /** For guests; set by channels. */
  public_name: z.string().optional(),
  phone: z.string().optional(),
  opening_date: z.string().optional(),
  /** Takes part in mobile ordering (R-ARE-02). */
  mop_service: z.boolean().optional(),
  /** Takes orders now: no pause is running. */
  mop_status: z.boolean().optional(),
  /** Send back (R4). */
  version: z.int(),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

export const restaurantChangeSchema = z.object({
  id: z.int(),
  what: z.enum(['added', 'updated', 'closed', 'reopened', 'deleted', 'restored']),
  date: instant(),
  /** Empty for the system and after erasure. */
  user: z.string(),
  fields: z.array(changedFieldSchema),
});
export type RestaurantChange = z.infer<typeof restaurantChangeSchema>;

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
    summary: 'Changes of a restaurant with author and time, newest first (R-ARE-06, R-API-41)',
  }),
  GetMenu: query({
    method: 'GET',
    path: 'restaurant/getMenu',
    input: z.object({ restaurant_id: wireOptionalInteger(), language: languageSchema.optional() }),
    output: z.array(z.object({ url: z.string(), name: z.string(), group: z.string(), order: z.int() })),
    list: true,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    views: ['restaurants'],
    summary: 'Main menu for market, role and restaurant (R-API-42, AMB-38)',
  }),
});

/** Including deleted ones. */
export const restaurants = defineView('restaurants', {
  schema: importRestaurantInput.omit({ restaurantId: true }).extend({
    id: z.int(),
    version: z.int(),
    deleted: z.boolean(),
    /** Ends acting sessions that began earlier (AMB-06). */
    closedAt: instant().nullable(),
  }),
  filters: {
    region: 'number',
    type: 'number',
    provinceId: 'text',
    active: 'flag',
    site: 'text',
    deleted: 'flag',
  },
  sorts: ['name', 'site', 'city', 'region', 'active', 'mopService'],
  indexes: [
    ['deleted', 'name'],
    ['deleted', 'site'],
    ['deleted', 'city'],
    ['deleted', 'region'],
    ['deleted', 'active'],
    ['deleted', 'mopService'],
  ],
  text: ['name', 'site', 'city'],
});

/** By restaurant id. */
export const restaurantLogs = defineView('restaurantLogs', {
  schema: z.object({
    id: z.int(),
    now: z.record(z.string(), z.string().nullable()),
    /** Newest first, capped. */
    changes: z.array(
      restaurantChangeSchema.omit({ user: true }).extend({
        /** `user-12`, or `system`. */
        actor: z.string(),
        /** Groups the events of a command. */
        commandId: z.string(),
      }),
    ),
  }),
  filters: {},
  sorts: [],
});

export const restaurantPushes = definePushes('restaurants', [restaurantEvents], {
  RestaurantChanged: {
    key: 'restaurantId',
    to: {
      bothSides: [
        'RestaurantAdded',
        'RestaurantUpdated',
        'RestaurantFiscalDataChanged',
        'RestaurantClosed',
        'RestaurantReopened',
        'RestaurantDeleted',
        'RestaurantRestored',
      ],
    },
    refresh: [
      'GetSession',
      'ListRestaurants',
      'GetRestaurant',
      'GetRestaurantLog',
      'GetChannel',
      'ListRestaurantServices',
      'GetTodayOverview',
      'GetAdoptionOverview',
      'ListRestaurantStates',
      'ListCalendar',
      'ListRecordHistory',
    ],
  },
});
