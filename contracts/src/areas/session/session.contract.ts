import { z } from 'zod';
import {
  command,
  defineCommands,
  instant,
  only,
  provenCommand,
  Role,
  wireInteger,
  anyone,
  roleSchema,
  wireText,
  defineRejections,
  administrators,
  everybody,
  ofRestaurant,
  wirePassword,
  definePushes,
  defineQueries,
  languageSchema,
  query,
  defineDueTimes,
  defineView,
} from '../../kernel';
import { restaurantSchema } from '../restaurants';
import { sliderSchema } from '../sliders';
import { sessionEndings } from './session.rules';

/** An administrator sees the portal as a user does (R-AUT-26, AMB-09, AMB-77). Full administrators only. */
export const actingCommands = defineCommands('session', {
  StartActingAsUser: provenCommand({
    method: 'POST',
    path: 'login/admin/externaluser/{id}',
    legacyGet: true,
    securityEvent: true,
    changesCaller: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ user_id: z.int(), until: instant() }),
    access: only([Role.Administrator], { inRestaurantMode: [] }),
    rejections: ['user_not_found', 'acting_refused', 'session_not_found'],
    summary:
      'From here on this session sees and does what that user may, for half an hour at most; by GET a proof cannot be sent (R-AUT-26, R-API-07, W5)',
  }),
  EndActingAsUser: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'login/admin/logout',
    legacyGet: true,
    securityEvent: true,
    changesCaller: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: only([Role.Administrator], { inRestaurantMode: [], asUser: true }),
    rejections: ['session_not_found'],
    summary: 'The session is the administrator’s own again (R-AUT-26, R-API-08)',
  }),
});

/** Where the identity provider sends browsers back to, below `/api`. Answered with a redirect, so it is no call. */
export const externalCallbackPath = 'login/external/callback';

const inPortugal = anyone({ markets: ['PT'] });

export const externalLoginCommands = defineCommands('session', {
  StartExternalLogin: command({
    method: 'POST',
    path: 'login/external',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({
      /** Sent by older clients and ignored: who it is, the provider says (W4). */
      user_id: z.preprocess(
        (value) => (typeof value === 'number' ? String(value) : value),
        wireText(254).optional(),
      ),
    }),
    output: z.object({
      /** Where the browser continues: at the configured identity provider. */
      url: z.url(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Begins a sign-in at the identity provider (R-AUT-10, R-API-06, W4)',
  }),
  FinishExternalLogin: command({
    method: 'POST',
    path: 'login/external/session',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** The one-use code out of `/inituserlogin/{id}`. */
      id: wireText(600).pipe(z.string().min(1)),
      /** Of the person's device, or a recovery code; where the answer without it asks for one. */
      code: wireText(20).optional(),
    }),
    secretInputs: ['code'],
    output: z.object({ exp: z.iso.datetime(), type: roleSchema }),
    access: inPortugal,
    rejections: [
      'external_login_expired',
      'login_incorrect',
      'login_locked',
      'second_factor_required',
      'second_factor_incorrect',
    ],
    summary: 'Exchanges the one-use code of an external sign-in for a session and its cookie (R-AUT-11, W4)',
  }),
  EndExternalLogin: command({
    method: 'POST',
    path: 'logout/external',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({}),
    output: z.object({
      /** Where the provider ends its own session; `null` for one that has no such address. */
      url: z.url().nullable(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Says where the identity provider signs people out (R-AUT-13)',
  }),
});

export const externalLoginRejections = defineRejections({
  /** No identity provider is configured here. */
  external_login_off: 404,
  /** The person, or the provider, did not agree to it. */
  external_login_denied: 403,
  /** The code or what it began with is used, too old, or another browser's. */
  external_login_expired: 410,
});

export const sessionCommands = defineCommands('session', {
  Login: command({
    method: 'POST',
    path: 'login',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** The e-mail address, in any case. */
      username: wireText(254).pipe(z.string().min(1)),
      password: wirePassword(),
      /** Of the person's device, or a recovery code; where the answer without it asks for one. */
      code: wireText(20).optional(),
    }),
    secretInputs: ['password', 'code'],
    output: z.object({ exp: z.iso.datetime(), type: z.int() }),
    access: anyone(),
    rejections: ['login_incorrect', 'login_locked', 'second_factor_required', 'second_factor_incorrect'],
    summary: 'Opens a session and sets its cookie (R-AUT-07, R-AUT-08, R-AUT-22…24)',
  }),
  Logout: command({
    method: 'POST',
    path: 'logout',
    beforeTerms: true,
    legacyGet: true,
    input: z.object({ reason: z.enum(['logout', 'terms-rejected']).default('logout') }),
    output: z.object({ closed: z.literal(true) }),
    access: everybody(),
    summary: 'Ends the session (R-AUT-25)',
  }),
  StartRestaurantMode: command({
    method: 'POST',
    path: 'session/restaurant',
    securityEvent: true,
    changesCaller: true,
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.object({ restaurant_id: z.int(), until: instant() }),
    access: only(administrators, { scope: ofRestaurant('restaurant_id') }),
    rejections: ['restaurant_not_found', 'restaurant_inactive', 'session_not_found'],
    summary:
      'From here on this session acts in the place of a restaurant, for an hour at most (R-AME-11, R-ROL-01, AMB-06)',
  }),
  EndRestaurantMode: command({
    method: 'POST',
    path: 'session/restaurant/end',
    securityEvent: true,
    changesCaller: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: only(administrators, { inRestaurantMode: administrators }),
    rejections: ['session_not_found'],
    summary: 'The session is the administrator’s own again (R-AME-11, AMB-06)',
  }),
});

export const sessionPushes = definePushes('session', {
  /** The session has ended; the gateway closes its sockets and the browser opens the login (R14). */
  SessionEnded: z.object({ reason: z.enum(sessionEndings) }),
  /** Acting began or ended: browsers query again, sockets join other rooms (AMB-06). */
  SessionChanged: z.object({}),
});

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

export const sessionRejections = defineRejections({
  /** The same for an unknown person, a wrong password and a deactivated account (S7). */
  login_incorrect: 401,
  /** The password, or the provider's answer, is right; send it again with a code of the device. */
  second_factor_required: 401,
  /** Wrong, or used before. */
  second_factor_incorrect: 401,
  /** Too many attempts; `details.retryAfterSeconds` is the time until the next (S4). */
  login_locked: 429,
  session_not_found: 404,
  /** Nobody acts as an administrator, nor as somebody who may not sign in (AMB-77). */
  acting_refused: 403,
});

/** Open sessions by id; a closed one has no document, but for one that was ended from another device. */
export const sessions = defineView('sessions', {
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    role: roleSchema,
    openedAt: instant(),
    seenAt: instant(),
    expiresAt: instant(),
    /** Of the person's sessions, as of the password that opened it (S2); `null` for one without. */
    generation: z.int().nullable(),
    /** What the browser says it is, and the network it came from; empty where that is not known. */
    browser: z.string(),
    system: z.string(),
    network: z.string(),
    /** Ended from another device: kept until its absolute end, so that its browser is told why. */
    revoked: z.boolean(),
    /** The restaurant that the session acts for, and until when; null for none. */
    acting: z.object({ restaurantId: z.int(), until: instant() }).nullable(),
    /** The user that the session acts as, and until when; null for none. */
    asUser: z.object({ userId: z.int(), until: instant() }).nullable(),
  }),
  filters: { userId: 'number' },
  sorts: ['openedAt'],
  indexes: [['userId', 'openedAt']],
});

/** Absolute ends of open sessions (S2). */
export const sessionExpiries = defineDueTimes('sessionExpiries');
