import { type DocumentOf, type EventOf, type Role, userIdOf } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import {
  type addressEvents,
  type credentialEvents,
  type erasureEvents,
  type HistoryEventType,
  historyKindOf,
  personHistory,
  type secondFactorEvents,
  type userEvents,
} from '@portal/contracts/areas/users';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { defineProjection, type ProjectionHandler } from '@portal/platform/projection/projection';

export type PersonEvent =
  | EventOf<typeof userEvents>
  | EventOf<typeof addressEvents>
  | EventOf<typeof erasureEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>
  | EventOf<typeof sessionEvents>;
type EventNamed<N extends PersonEvent['type']> = Extract<PersonEvent, { type: N }>;

type HistoryEvent = EventNamed<HistoryEventType>;
type Entry = DocumentOf<typeof personHistory>;
type Facts = Partial<Pick<Entry, 'browser' | 'system' | 'detail' | 'about' | 'values'>>;

const emailOf = (value: { readonly email: string } | null): Record<string, string> =>
  value === null ? {} : { email: value.email };

/** Exhaustive by type. */
const factsOf: { readonly [N in HistoryEventType]: (event: ProjectedEvent<EventNamed<N>>) => Facts } = {
  UserRegistered: ({ data: { role, restaurants }, personal: { value } }) => ({
    values: {
      role: String(role),
      restaurants: restaurants.join(),
      ...(value && { name: value.name, email: value.email, phone: value.phone }),
    },
  }),
  UserProfileChanged: ({ personal }) => ({ values: { ...personal.value } }),
  UserAddressChangeRequested: ({ personal: { value } }) => ({ detail: value?.email ?? null }),
  UserAddressChangeCancelled: () => ({}),
  UserAddressChanged: ({ personal: { value } }) => ({ values: emailOf(value) }),
  UserAddressRestored: ({ personal: { value } }) => ({ values: emailOf(value) }),
  UserPhoneAdded: ({ personal }) => ({ values: { ...personal.value } }),
  FavouriteRestaurantChosen: ({ data }) => ({ values: { favourite: String(data.restaurantId) } }),
  UserRoleChanged: ({ data }) => ({ values: { role: String(data.role) } }),
  UserRestaurantsChanged: ({ data }) => ({ values: { restaurants: data.restaurants.join() } }),
  LegalTermsAccepted: ({ data }) => ({ detail: data.termsVersion }),
  LegalTermsReset: () => ({}),
  UserErasureRequested: () => ({}),
  PersonalDataErased: () => ({}),
  UserDeactivated: () => ({}),
  UserReactivated: () => ({}),
  UserDeleted: () => ({}),
  UserRestored: () => ({}),
  IdentityProved: ({ data }) => ({ detail: data.by }),
  PasswordLinkIssued: ({ data }) => ({ detail: data.purpose }),
  PasswordChanged: ({ metadata }) => ({ detail: metadata.actor === 'anonymous' ? 'mailed' : null }),
  PasswordCheckFailed: ({ data }) => ({ detail: String(data.attempt) }),
  OtherSessionsEnded: () => ({}),
  SecondFactorPrepared: () => ({}),
  SecondFactorEnabled: () => ({}),
  RecoveryCodesRenewed: () => ({}),
  SecondFactorDisabled: () => ({}),
  SecondFactorReset: () => ({}),
  LoginSucceeded: ({ data: { browser = '', system = '', by = null } }) => ({ browser, system, detail: by }),
  RestaurantModeStarted: ({ data }) => ({ about: `restaurant-${data.restaurantId}` }),
  RestaurantModeEnded: ({ data }) => ({ about: `restaurant-${data.restaurantId}` }),
  ActingAsUserStarted: ({ data }) => ({ about: `user-${data.asUserId}` }),
  ActingAsUserEnded: ({ data }) => ({ about: `user-${data.asUserId}` }),
};

/** Acting as a user appears in both histories. */
export function personsIn({ data, metadata }: Pick<ProjectedEvent, 'data' | 'metadata'>): readonly number[] {
  const { userId = userIdOf(metadata.actor), asUserId = null } = data as {
    readonly userId?: number;
    readonly asUserId?: number;
  };
  return [userId, asUserId].filter((id) => id !== null);
}

const sessionEntry = (sessionId: string) => `session-${sessionId}`;

function entryOf(event: ProjectedEvent<HistoryEvent>, id: string, userId: number): Entry {
  const { type: what, metadata, position } = event;
  const facts = factsOf[what](event as never);
  return {
    id,
    userId,
    what,
    position,
    at: metadata.at,
    kind: historyKindOf[what],
    actor: metadata.actor,
    onBehalfOf: metadata.onBehalfOf ?? null,
    role: metadata.role as Role,
    network: metadata.ip ?? '',
    browser: '',
    system: '',
    detail: null,
    about: null,
    values: {},
    ...facts,
    sets: Object.keys(facts.values ?? {}).length > 0,
    ended: null,
  };
}

type HistoryHandler = ProjectionHandler<Entry, HistoryEvent>;

const entryOfEach: HistoryHandler = {
  id: (event) => personsIn(event).map((userId) => `${event.id}-${userId}`),
  apply: (_none, event, id) => entryOf(event, id, Number(id.slice(event.id.length + 1))),
};

export const personHistoryProjection = defineProjection<PersonEvent, typeof personHistory>(personHistory, {
  ...(Object.fromEntries(Object.keys(factsOf).map((type) => [type, entryOfEach])) as Record<
    HistoryEventType,
    HistoryHandler
  >),
  LoginSucceeded: {
    id: ({ data }) => sessionEntry(data.sessionId),
    apply: (_none, event, id) => entryOf(event, id, event.data.userId),
  },
  // Ended remotely before: expiry adds nothing.
  SessionClosed: {
    id: ({ data }) => sessionEntry(data.sessionId),
    apply: (entry, { data: { reason }, metadata: { at } }) =>
      entry && { ...entry, ended: entry.ended ?? { at, reason } },
  },
});
