import { z } from 'zod';
import { day, defineEvents, event, instant, roleSchema } from '../../kernel';

/**
 * `LoginSucceeded` and `LoginFailed` are on `login-{hash of the e-mail}`, so that known and unknown addresses look
 * alike, or on `login-{hash}-{device}` for a known browser; `ActingAsUserNoticed` is on `actingNotices-{userId}`; the
 * others are on `session-{id}`. A session's id is the SHA-256 of the secret in the cookie (S2).
 */
export const sessionEvents = defineEvents('session', {
  LoginSucceeded: event({
    data: z.object({
      sessionId: z.string(),
      userId: z.int(),
      role: roleSchema,
      /** Absolute end of the session. */
      expiresAt: instant(),
      /** Who said who it is, where it was not the password (R-AUT-10). */
      by: z.literal('identity-provider').optional(),
      /** As of the sign-in (S2). */
      generation: z.int().optional(),
      /** What the browser says it is, in words: `Chrome` on `Windows`. */
      browser: z.string().optional(),
      system: z.string().optional(),
    }),
  }),
  LoginFailed: event({ data: z.object({ attempt: z.int().positive(), failedAt: instant() }) }),
  SessionExtended: event({ data: z.object({ sessionId: z.string(), seenAt: instant() }) }),
  /** An administrator acts in the place of a restaurant until that moment at the latest (AMB-06). */
  RestaurantModeStarted: event({
    data: z.object({ sessionId: z.string(), userId: z.int(), restaurantId: z.int(), until: instant() }),
  }),
  RestaurantModeEnded: event({ data: z.object({ sessionId: z.string(), restaurantId: z.int() }) }),
  /** An administrator acts as a user until that moment at the latest (AMB-77). */
  ActingAsUserStarted: event({
    data: z.object({ sessionId: z.string(), userId: z.int(), asUserId: z.int(), until: instant() }),
  }),
  ActingAsUserEnded: event({ data: z.object({ sessionId: z.string(), asUserId: z.int() }) }),
  /** The user is told of it, once a day for each administrator (W5). */
  ActingAsUserNoticed: event({
    data: z.object({
      userId: z.int(),
      /** User id of the administrator. */
      byUserId: z.int(),
      startedAt: instant(),
      /** `2026-11-20`, on the calendar of the market. */
      day: day(),
    }),
  }),
  SessionClosed: event({
    data: z.object({
      sessionId: z.string(),
      /**
       * `revoked`: the person ended it from another device. `expired`: its absolute end has come. `replaced`: somebody
       * signed in with its browser.
       */
      reason: z.enum(['logout', 'revoked', 'terms-rejected', 'expired', 'replaced']),
    }),
  }),
});
