import { z } from 'zod';
import { anyone, defineQueries, everybody, instant, languageSchema, query, roleSchema } from '../../kernel';
import { restaurantSchema } from '../restaurants';
import { sliderSchema } from '../sliders';

/** Another e-mail that waits for its confirmation; `null` for none. `until`: how long its link counts (X2). */
export const addressChangeSchema = z.object({ email: z.string(), until: instant() }).nullable();

export const sessionUserSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: roleSchema,
  active: z.int(),
  /** R-ENT-01: 1 for types 2 and 4. */
  admin: z.int(),
  locations: z.array(z.int()),
  favourite: z.int().nullable(),
  /** First letter of the name (R-PLT-13). */
  letter: z.string(),
  /** 1 once the confidentiality terms in force are accepted (R-AUT-14). */
  legal: z.int(),
  /** Version that a change of the account sends back (R4). */
  version: z.int(),
  address_change: addressChangeSchema,
});

/** What is left out for those whose reach is the market: hundreds of restaurants, of which they look at few. */
const ofOwnRestaurants = {
  cp: true,
  latitud: true,
  longitud: true,
  email: true,
  delivery: true,
  etof: true,
  mcauto: true,
  habitants: true,
  mop_status: true,
} as const;

/**
 * A restaurant that the person works for, with all that its people may know of it (R-ENT-02); administrators of the
 * market find the rest of one with `restaurant/{id}`.
 */
export const sessionRestaurantSchema = restaurantSchema.omit(ofOwnRestaurants).extend({
  ...restaurantSchema.pick(ofOwnRestaurants).partial().shape,
  /** Something can be done for it: it is active. */
  available: z.boolean().optional(),
  /** The favourite, or the one that is acted for: where a browser begins that remembers none. */
  selected: z.boolean().optional(),
});

const lookupRow = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });

export const sessionQueries = defineQueries('session', {
  GetSession: query({
    method: 'GET',
    path: 'init',
    beforeTerms: true,
    input: z.object({}),
    output: z.object({
      /** 2: loaded (R-AUT-02). */
      status: z.literal(2),
      user: sessionUserSchema,
      /** When the session ends unless used: for display only, the server decides (S2). */
      exp: instant(),
      restaurants: z.array(sessionRestaurantSchema),
      /**
       * Set while an administrator acts for a restaurant: `user.type` is then that of its people, and `role` the
       * administrator's own (AMB-06). Acting as a user, `user` is that one, `user_id` its id (AMB-77).
       */
      acting: z
        .object({
          restaurant_id: z.int().nullable(),
          user_id: z.int().optional(),
          until: instant(),
          role: roleSchema,
        })
        .nullable(),
      /** Whether the sign-in asks for a code of a device; `due`: it has to be set up before anything else. */
      second_factor: z.enum(['off', 'on', 'due']),
      /** The person works for restaurants, and none of theirs is active: every other call is refused. */
      without_restaurant: z.boolean(),
      /** Covers that are shown now. */
      sliders: z.array(sliderSchema),
      /** Sent back in `X-CSRF-Token` by every state-changing call (S3). */
      csrf: z.string(),
    }),
    access: everybody(),
    views: ['sessions', 'users', 'restaurants', 'mopPauses', 'sliders'],
    summary: 'The session of the signed-in person (R-AUT-01…05)',
  }),
  GetMarket: query({
    method: 'GET',
    path: 'market',
    beforeTerms: true,
    input: z.object({}),
    output: z.object({
      market: z.string(),
      title: z.string(),
      languages: z.array(languageSchema),
      default_language: languageSchema,
      domain: z.string(),
      time_zone: z.string(),
    }),
    access: anyone(),
    views: [],
    summary: 'Which market this deployment serves (R-API-04)',
  }),
  GetTables: query({
    method: 'GET',
    path: 'table',
    beforeTerms: true,
    input: z.object({ language: languageSchema.optional() }),
    output: z.object({
      language: z.array(lookupRow),
      resource_type: z.array(lookupRow),
      restaurant_type: z.array(lookupRow),
      restaurant_region: z.array(lookupRow),
      province: z.array(lookupRow),
      order_status: z.array(lookupRow),
    }),
    access: anyone(),
    views: [],
    summary: 'The lookup tables in one language (R-API-05, R-ENT-13)',
  }),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SessionRestaurant = z.infer<typeof sessionRestaurantSchema>;
