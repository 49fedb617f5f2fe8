import type { EventOf } from '@portal/contracts';
import { type sessionEvents, sessions } from '@portal/contracts/areas/session';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type SessionEvent = EventOf<typeof sessionEvents>;

const bySession = keyedBy('sessionId');

/** Closed sessions are deleted; remotely ended ones at their absolute expiry. */
export const sessionsProjection = defineProjection<SessionEvent, typeof sessions>(sessions, {
  LoginSucceeded: {
    id: bySession,
    apply: (_none, { data, metadata }) => ({
      id: data.sessionId,
      userId: data.userId,
      role: data.role,
      openedAt: metadata.at,
      seenAt: metadata.at,
      expiresAt: data.expiresAt,
      generation: data.generation ?? null,
      browser: data.browser ?? '',
      system: data.system ?? '',
      network: metadata.ip ?? '',
      revoked: false,
      acting: null,
      asUser: null,
    }),
  },
  SessionExtended: {
    id: bySession,
    apply: (session, { data }) => session && { ...session, seenAt: data.seenAt },
  },
  RestaurantModeStarted: {
    id: bySession,
    apply: (session, { data: { restaurantId, until } }) =>
      session && { ...session, acting: { restaurantId, until } },
  },
  RestaurantModeEnded: { id: bySession, apply: (session) => session && { ...session, acting: null } },
  ActingAsUserStarted: {
    id: bySession,
    apply: (session, { data: { asUserId: userId, until } }) =>
      session && { ...session, asUser: { userId, until } },
  },
  ActingAsUserEnded: { id: bySession, apply: (session) => session && { ...session, asUser: null } },
  SessionClosed: {
    id: bySession,
    apply: (session, { data }) =>
      session && data.reason === 'revoked' ? { ...session, revoked: true, acting: null, asUser: null } : null,
  },
});
