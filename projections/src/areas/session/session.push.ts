import type { EventOf } from '@portal/contracts';
import { type SessionEnding, type sessionEvents, sessionPushes } from '@portal/contracts/areas/session';
import type {
  addressEvents,
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from '@portal/contracts/areas/users';
import { toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type SessionEvent =
  | EventOf<typeof sessionEvents>
  | EventOf<typeof userEvents>
  | EventOf<typeof addressEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>
  | EventOf<typeof erasureEvents>;

const changed = ({ data }: { data: { sessionId: string } }) => [
  { name: 'SessionChanged' as const, payload: {}, to: [{ session: data.sessionId }] },
];

interface OfUser {
  readonly data: { readonly userId: number };
}

const reloaded = ({ data }: OfUser) => [
  { name: 'SessionChanged' as const, payload: {}, to: toUser(data.userId) },
];

/** Ends all sessions of the person (S2, W25). */
const ended =
  (reason: SessionEnding) =>
  ({ data }: OfUser) => [{ name: 'SessionEnded' as const, payload: { reason }, to: toUser(data.userId) }];

interface EndsSessions extends OfUser {
  readonly data: OfUser['data'] & { readonly keptSession: string | null };
}

/** All browsers reconnect; ended sessions are refused with the reason (S2). */
const endedButOne = (reason: SessionEnding) => (event: EndsSessions) =>
  event.data.keptSession === null ? ended(reason)(event) : reloaded(event);

/** Ends sessions in browsers and closes their sockets at the gateway (R14, S2). */
export const sessionPushRules = definePushRules<SessionEvent, typeof sessionPushes>(sessionPushes, {
  RestaurantModeStarted: changed,
  RestaurantModeEnded: changed,
  ActingAsUserStarted: changed,
  ActingAsUserEnded: changed,
  SessionClosed: ({ data: { sessionId, reason } }) =>
    reason === 'replaced'
      ? // Its browser already has another session.
        changed({ data: { sessionId } })
      : [{ name: 'SessionEnded', payload: { reason }, to: [{ session: sessionId }] }],
  UserRestaurantsChanged: reloaded,
  UserProfileChanged: reloaded,
  UserAddressChangeRequested: reloaded,
  UserAddressChangeCancelled: reloaded,
  UserPhoneAdded: reloaded,
  FavouriteRestaurantChosen: reloaded,
  PasswordChanged: endedButOne('password-changed'),
  OtherSessionsEnded: endedButOne('others-ended'),
  SecondFactorReset: endedButOne('second-factor-reset'),
  UserAddressChanged: endedButOne('address-changed'),
  UserAddressRestored: endedButOne('address-changed'),
  UserRoleChanged: ended('role-changed'),
  UserDeactivated: ended('deactivated'),
  UserDeleted: ended('deleted'),
  UserErasureRequested: ended('deleted'),
});
