import type { EventOf } from '@portal/contracts';
import { type sessionEvents, sessionPushes } from '@portal/contracts/areas/session';
import type { credentialEvents, erasureEvents, userEvents } from '@portal/contracts/areas/users';
import { definePushRules } from '@portal/platform/push/push-rules';

type SessionEvent =
  | EventOf<typeof sessionEvents>
  | EventOf<typeof userEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof erasureEvents>;

const changed = ({ data }: { data: { sessionId: string } }) => [
  { name: 'SessionChanged' as const, payload: {}, to: [{ session: data.sessionId }] },
];

interface OfUser {
  readonly data: { readonly userId: number };
}

const roomsOf = ({ data }: OfUser) => [{ user: `user-${data.userId}` as const }];

/** What the header and the lists of restaurants show of the person. */
const reloaded = (event: OfUser) => [{ name: 'SessionChanged' as const, payload: {}, to: roomsOf(event) }];

/** Role, deactivation, deletion and erasure end all sessions of the person (S2, W25). */
const revoked = (event: OfUser) => [
  { name: 'SessionEnded' as const, payload: { reason: 'revoked' }, to: roomsOf(event) },
];

interface EndsSessions extends OfUser {
  readonly data: OfUser['data'] & { readonly keptSession: string | null };
}

/** Where one session goes on, all come back: those that have ended are refused (S2). */
const revokedButOne = (event: EndsSessions) =>
  event.data.keptSession === null
    ? revoked(event)
    : [{ name: 'SessionChanged' as const, payload: {}, to: roomsOf(event) }];

/** Tells the browsers of a session that it is over, and the gateway to cut its sockets (R14, S2). */
export const sessionPushRules = definePushRules<SessionEvent, typeof sessionPushes>(sessionPushes, {
  RestaurantModeStarted: changed,
  RestaurantModeEnded: changed,
  ActingAsUserStarted: changed,
  ActingAsUserEnded: changed,
  SessionClosed: ({ data }) => [
    { name: 'SessionEnded', payload: { reason: data.reason }, to: [{ session: data.sessionId }] },
  ],
  UserRestaurantsChanged: reloaded,
  UserProfileChanged: reloaded,
  UserPhoneAdded: reloaded,
  FavouriteRestaurantChosen: reloaded,
  PasswordChanged: revokedButOne,
  OtherSessionsEnded: revokedButOne,
  UserRoleChanged: revoked,
  UserDeactivated: revoked,
  UserDeleted: revoked,
  UserErasureRequested: revoked,
});
