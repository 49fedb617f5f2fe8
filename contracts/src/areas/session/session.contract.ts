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

export const sessionRejections = defineRejections({
  /** The same for unknown, wrong password and deactivated (S7). */
  login_incorrect: 401,
  /** Credentials are right; repeat with a device code. */
  second_factor_required: 401,
  /** Wrong or used. */
  second_factor_incorrect: 401,
  /** `details.retryAfterSeconds` (S4). */
  login_locked: 429,
  session_not_found: 404,
  /** Administrators and users without access cannot be acted as (AMB-77). */
  acting_refused: 403,
});

export const externalLoginRejections = defineRejections({
  external_login_off: 404,
  /** Refused by the person or the provider. */
  external_login_denied: 403,
  /** Used, expired, or of another browser. */
  external_login_expired: 410,
});

/** Full administrators only (R-AUT-26, AMB-09, AMB-77). */
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
      'Starts acting as a user, for half an hour at most; GET cannot send a proof (R-AUT-26, R-API-07, W5)',
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
    summary: 'Stops acting as a user (R-AUT-26, R-API-08)',
  }),
});

/** Redirect URI of the identity provider, below `/api`. Answers a redirect, so it is no call. */
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
      /** Ignored: the provider identifies the user (W4). */
      user_id: z.preprocess(
        (value) => (typeof value === 'number' ? String(value) : value),
        wireText(254).optional(),
      ),
    }),
    output: z.object({
      /** At the identity provider. */
      url: z.url(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Starts a sign-in at the identity provider (R-AUT-10, R-API-06, W4)',
  }),
  FinishExternalLogin: command({
    method: 'POST',
    path: 'login/external/session',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** One-use code of `/inituserlogin/{id}`. */
      id: wireText(600).pipe(z.string().min(1)),
      /** Device or recovery code, if asked for. */
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
      /** Logout at the provider; `null` if it has none. */
      url: z.url().nullable(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Logout address of the identity provider (R-AUT-13)',
  }),
});

export const sessionCommands = defineCommands('session', {
  Login: command({
    method: 'POST',
    path: 'login',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** E-mail, any case. */
      username: wireText(254).pipe(z.string().min(1)),
      password: wirePassword(),
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
    summary: 'Starts acting for a restaurant, for an hour at most (R-AME-11, R-ROL-01, AMB-06)',
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
    summary: 'Stops acting for a restaurant (R-AME-11, AMB-06)',
  }),
});

/** Sessions are personal: not in restaurant mode. */
const personalAccess = everybody({ inRestaurantMode: [] });

export const ownSessionCommands = defineCommands('session', {
  EndSession: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/sessions/end',
    securityEvent: true,
    input: z.object({ id: wireText(400) }),
    output: z.object({ ended: z.literal(true) }),
    access: personalAccess,
    rejections: ['session_not_found'],
    summary: 'Ends a session of the caller, with its sockets (S2)',
  }),
});

/** Unconfirmed e-mail; `until` is the end of its link (X2). */
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
  /** 1 if the current terms are accepted (R-AUT-14). */
  legal: z.int(),
  /** Send back (R4). */
  version: z.int(),
  address_change: addressChangeSchema,
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Left out for market-wide roles, which have hundreds of restaurants. */
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

/** R-ENT-02. Market-wide roles get the rest by `restaurant/{id}`. */
export const sessionRestaurantSchema = restaurantSchema.omit(ofOwnRestaurants).extend({
  ...restaurantSchema.pick(ofOwnRestaurants).partial().shape,
  /** Active. */
  available: z.boolean().optional(),
  /** Favourite, or acted for; the initial choice. */
  selected: z.boolean().optional(),
});
export type SessionRestaurant = z.infer<typeof sessionRestaurantSchema>;

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
      /** For display; the server decides (S2). */
      exp: instant(),
      restaurants: z.array(sessionRestaurantSchema),
      /**
       * While acting, `user.type` is the role of the restaurant's people, `role` the administrator's (AMB-06). Acting
       * as a user, `user` is that user and `user_id` its id (AMB-77).
       */
      acting: z
        .object({
          restaurant_id: z.int().nullable(),
          user_id: z.int().optional(),
          until: instant(),
          role: roleSchema,
        })
        .nullable(),
      /** `due`: required before anything else. */
      second_factor: z.enum(['off', 'on', 'due']),
      /** None of the restaurants is active: other calls are refused. */
      without_restaurant: z.boolean(),
      sliders: z.array(sliderSchema),
      /** `X-CSRF-Token` of state-changing calls (S3). */
      csrf: z.string(),
    }),
    access: everybody(),
    views: ['sessions', 'users', 'restaurants', 'mopPauses', 'sliders'],
    summary: 'The caller’s session (R-AUT-01…05)',
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
    summary: 'The market of this deployment (R-API-04)',
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
    summary: 'Lookup tables in one language (R-API-05, R-ENT-13)',
  }),
});

export const ownSessionSchema = z.object({
  /** Only for `EndSession`. */
  id: z.string(),
  current: z.boolean(),
  /** `Chrome`; empty if unknown. */
  browser: z.string(),
  /** `Windows`; empty if unknown. */
  system: z.string(),
  /** `203.0.113.0/24`; empty if unknown. */
  network: z.string(),
  opened_at: instant(),
  seen_at: instant(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const ownSessionQueries = defineQueries('session', {
  ListOwnSessions: query({
    withoutRestaurant: true,
    method: 'GET',
    path: 'user/sessions',
    list: true,
    input: z.object({}),
    output: z.array(ownSessionSchema),
    access: personalAccess,
    views: ['sessions', 'users'],
    summary: 'Open sessions of the caller, the current one first (S2)',
  }),
});

/** Open sessions, and those revoked from another device. */
export const sessions = defineView('sessions', {
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    role: roleSchema,
    openedAt: instant(),
    seenAt: instant(),
    expiresAt: instant(),
    /** Generation of the password used (S2); `null` without one. */
    generation: z.int().nullable(),
    /** As reported; empty if unknown. */
    browser: z.string(),
    system: z.string(),
    network: z.string(),
    /** Kept until the absolute end, to show the reason. */
    revoked: z.boolean(),
    /** `null` for none. */
    acting: z.object({ restaurantId: z.int(), until: instant() }).nullable(),
    /** `null` for none. */
    asUser: z.object({ userId: z.int(), until: instant() }).nullable(),
  }),
  filters: { userId: 'number' },
  sorts: ['openedAt'],
  indexes: [['userId', 'openedAt']],
});

/** Absolute (S2). */
export const sessionExpiries = defineDueTimes('sessionExpiries');

export const sessionPushes = definePushes('session', [], {
  /** Closes the sockets; the browser opens the login (R14). */
  SessionEnded: { payload: { reason: z.enum(sessionEndings) }, endsSession: true },
  /** Acting began or ended: browsers reload, sockets change rooms (AMB-06). */
  SessionChanged: { refresh: ['GetSession'] },
});
