import type { EventOf } from '@portal/contracts';
import { type sessionEvents, sessionPushes } from '@portal/contracts/areas/session';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { definePushRules } from '@portal/platform/push/push-rules';

type SessionEvent = EventOf<typeof sessionEvents> | EventOf<typeof erasureEvents>;

const changed = ({ data }: { data: { sessionId: string } }) => [
  { name: 'SessionChanged' as const, payload: {}, to: [{ session: data.sessionId }] },
];

/** Tells the browsers of a session that it is over, and the gateway to cut its sockets (R14, S2). */
export const sessionPushRules = definePushRules<SessionEvent, typeof sessionPushes>(sessionPushes, {
  RestaurantModeStarted: changed,
  RestaurantModeEnded: changed,
  SessionClosed: ({ data }) => [
    { name: 'SessionEnded', payload: { reason: data.reason }, to: [{ session: data.sessionId }] },
  ],
  UserErasureRequested: ({ data }) => [
    { name: 'SessionEnded', payload: { reason: 'revoked' }, to: [{ user: `user-${data.userId}` }] },
  ],
});
