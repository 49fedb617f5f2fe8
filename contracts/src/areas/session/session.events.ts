import { z } from 'zod';
import { day, defineEvents, event, instant, roleSchema } from '../../kernel';

/**
 * Streams `login-{hash of the e-mail}`, or `login-{hash}-{device}` for a known browser: `LoginSucceeded`, `LoginFailed`
 * (equal for unknown addresses); `actingNotices-{userId}`: `ActingAsUserNoticed`; `session-{id}`: the others. A
 * session's id is the SHA-256 of the cookie's secret (S2).
 */
export const sessionEvents = defineEvents('session', {
  LoginSucceeded: event({
    data: z.object({
      sessionId: z.string(),
      userId: z.int(),
      role: roleSchema,
      expiresAt: instant(),
      /** Set unless by password (R-AUT-10). */
      by: z.literal('identity-provider').optional(),
      /** At sign-in (S2). */
      generation: z.int().optional(),
      /** As reported: `Chrome` on `Windows`. */
      browser: z.string().optional(),
      system: z.string().optional(),
    }),
  }),
  LoginFailed: event({ data: z.object({ attempt: z.int().positive(), failedAt: instant() }) }),
  SessionExtended: event({ data: z.object({ sessionId: z.string(), seenAt: instant() }) }),
  /** AMB-06 */
  RestaurantModeStarted: event({
    data: z.object({ sessionId: z.string(), userId: z.int(), restaurantId: z.int(), until: instant() }),
  }),
  RestaurantModeEnded: event({ data: z.object({ sessionId: z.string(), restaurantId: z.int() }) }),
  /** AMB-77 */
  ActingAsUserStarted: event({
    data: z.object({ sessionId: z.string(), userId: z.int(), asUserId: z.int(), until: instant() }),
  }),
  ActingAsUserEnded: event({ data: z.object({ sessionId: z.string(), asUserId: z.int() }) }),
  /** Once a day per administrator (W5). */
  ActingAsUserNoticed: event({
    data: z.object({
      userId: z.int(),
      byUserId: z.int(),
      startedAt: instant(),
      /** Market's calendar, `2026-11-20`. */
      day: day(),
    }),
  }),
  SessionClosed: event({
    data: z.object({
      sessionId: z.string(),
      /** `revoked`: from another device. `expired`: absolute end. `replaced`: a new sign-in in the browser. */
      reason: z.enum(['logout', 'revoked', 'terms-rejected', 'expired', 'replaced']),
    }),
  }),
});
