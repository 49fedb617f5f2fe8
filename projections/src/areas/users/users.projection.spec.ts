import { describe, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import type {
  addressEvents,
  credentialEvents,
  secondFactorEvents,
  userEvents,
} from '@portal/contracts/areas/users';
import { projecting } from '@portal/platform/testing/projection-kit';
import { usersProjection } from './users.projection';

type UserEvent = EventOf<typeof userEvents>;

const registered: UserEvent = {
  type: 'UserRegistered',
  data: { userId: 12, role: Role.Franchisee, active: true, restaurants: [1, 2] },
  personal: {
    subject: 'user-12',
    value: { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '600', passwordRecord: '$argon2id$' },
  },
};
const document = {
  id: 12,
  name: 'Ana Prats',
  email: 'ana@es.chain.example',
  phone: '600',
  type: Role.Franchisee,
  active: true,
  deleted: false,
  locations: [1, 2],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  version: 0,
};
const data = { userId: 12 };

describe('the view of people', () => {
  it('[R-ENT-01] holds who may sign in, without the password record', async () => {
    await projecting(usersProjection).given([registered]).thenDocument('12', document);
  });

  it('[S2] knows which sessions go on after a new password', async () => {
    const changed: EventOf<typeof credentialEvents> = {
      type: 'PasswordChanged',
      data: { userId: 12, generation: 1, keptSession: 's1' },
      personal: { subject: 'user-12', value: { passwordRecord: '$argon2id$new' } },
    };
    const at = '2026-11-20T09:30:00.000Z';
    const sessionsFrom = { generation: 1, at, kept: 's1', reason: 'password-changed' };
    await projecting(usersProjection)
      .given([registered, changed])
      .thenDocument('12', { ...document, sessionsFrom });
  });

  it('[X2] [S2] shows another address beside the current one until it is confirmed, cancelled or undone', async () => {
    const subject = 'user-12';
    const until = '2026-11-21T09:30:00.000Z';
    const at = '2026-11-20T09:30:00.000Z';
    const asked: EventOf<typeof addressEvents> = {
      type: 'UserAddressChangeRequested',
      data: { ...data, changeId: 'c', requestedBy: 12, claim: 0, expiresAt: until, repeated: false },
      personal: { subject, value: { email: 'x@es.chain.example', former: 'ana@es.chain.example' } },
    };
    const cancelled: EventOf<typeof addressEvents> = { type: 'UserAddressChangeCancelled', data };
    const changed: EventOf<typeof addressEvents> = {
      type: 'UserAddressChanged',
      data: { ...data, generation: 1, keptSession: 's', requestedBy: 12, claim: 0, restoreUntil: until },
      personal: { subject, value: { email: 'x@es.chain.example', former: 'ana@es.chain.example' } },
    };
    const takenBack: EventOf<typeof addressEvents> = {
      type: 'UserAddressRestored',
      data: { ...data, generation: 2, keptSession: null, claim: 0 },
      personal: { subject, value: { email: 'ana@es.chain.example' } },
    };
    const ended = (generation: number, kept: string | null) => ({
      sessionsFrom: { generation, at, kept, reason: 'address-changed' },
    });
    const given = (...events: EventOf<typeof addressEvents>[]) =>
      projecting(usersProjection).given([registered, ...events]);
    const addressChange = { email: 'x@es.chain.example', until };
    await given(asked).thenDocument('12', { ...document, addressChange });
    await given(asked, cancelled).thenDocument('12', document);
    const moved = { ...document, email: 'x@es.chain.example' };
    await given(asked, changed).thenDocument('12', { ...moved, ...ended(1, 's'), version: 2 });
    await given(asked, changed, takenBack).thenDocument('12', { ...document, ...ended(2, null), version: 3 });
  });

  it('[S2] [S4] knows that a second factor was reset, and that no session goes on', async () => {
    const enabled: EventOf<typeof secondFactorEvents> = {
      type: 'SecondFactorEnabled',
      data: { userId: 12, recovery: [] },
    };
    const reset: EventOf<typeof secondFactorEvents> = {
      type: 'SecondFactorReset',
      data: { userId: 12, generation: 1, keptSession: null, byUserId: 2 },
    };
    const at = '2026-11-20T09:30:00.000Z';
    const sessionsFrom = { generation: 1, at, kept: null, reason: 'second-factor-reset' };
    await projecting(usersProjection)
      .given([registered, enabled, reset])
      .thenDocument('12', { ...document, sessionsFrom, secondFactor: false });
  });

  it('[X1] knows which franchisees have ended the access, until it is given back', async () => {
    const ended = (endedBy: number): UserEvent => ({
      type: 'RestaurantUserAccessEnded',
      data: { userId: 12, endedBy, restaurants: [] },
    });
    const restored: UserEvent = { type: 'RestaurantUserAccessRestored', data: { userId: 12, endedBy: 5 } };
    const kit = projecting(usersProjection);
    await kit
      .given([registered, ended(5), ended(6), ended(5)])
      .thenDocument('12', { ...document, accessEndedBy: [6, 5] });
    await kit
      .given([registered, ended(5), ended(6), restored])
      .thenDocument('12', { ...document, accessEndedBy: [6] });
  });

  it('[R-AUT-15] keeps accepted terms, favourite and phone', async () => {
    const later: UserEvent[] = [
      {
        type: 'LegalTermsAccepted',
        data: { userId: 12, termsVersion: '2026-01', acceptedAt: '2026-11-20T09:30:00.000Z' },
      },
      { type: 'FavouriteRestaurantChosen', data: { userId: 12, restaurantId: 2 } },
      {
        type: 'UserPhoneAdded',
        data: { userId: 12 },
        personal: { subject: 'user-12', value: { phone: '+351 912 345 678' } },
      },
    ];
    await projecting(usersProjection)
      .given([registered, ...later])
      .thenDocument('12', { ...document, legal: '2026-01', favourite: 2, phone: '+351 912 345 678' });
  });

  it('[S18] keeps nothing of an erased person but the id', async () => {
    await projecting(usersProjection)
      .given([{ ...registered, personal: { subject: 'user-12', value: null } }])
      .thenDocument('12', { ...document, name: '', email: '', phone: '' });
  });

  it('[R-AUS-01] follows what the administration changes', async () => {
    const profile = { name: 'Ana Prats Roca', email: 'roca@es.chain.example', phone: '' };
    const changes: UserEvent[] = [
      { type: 'UserProfileChanged', data, personal: { subject: 'user-12', value: profile } },
      { type: 'UserRoleChanged', data: { ...data, role: Role.Manager } },
      { type: 'UserDeactivated', data },
      { type: 'UserDeleted', data },
    ];
    await projecting(usersProjection)
      .given([registered, ...changes])
      .thenDocument('12', {
        ...document,
        ...profile,
        type: Role.Manager,
        active: false,
        deleted: true,
        version: 4,
      });
    await projecting(usersProjection)
      .given([registered, ...changes, { type: 'UserReactivated', data }, { type: 'UserRestored', data }])
      .thenDocument('12', { ...document, ...profile, type: Role.Manager, version: 6 });
  });

  it('[R-ACC-16] drops the favourite with the restaurant, and the terms when they are asked for again', async () => {
    const chosen: UserEvent = { type: 'FavouriteRestaurantChosen', data: { ...data, restaurantId: 2 } };
    const moved = (...restaurants: number[]): UserEvent => ({
      type: 'UserRestaurantsChanged',
      data: { ...data, restaurants },
    });
    const accepted: UserEvent = {
      type: 'LegalTermsAccepted',
      data: { ...data, termsVersion: '2026-01', acceptedAt: '2026-11-20T09:30:00.000Z' },
    };
    await projecting(usersProjection)
      .given([registered, chosen, moved(2, 3), accepted, { type: 'LegalTermsReset', data }])
      .thenDocument('12', { ...document, locations: [2, 3], favourite: 2, version: 2 });
    await projecting(usersProjection)
      .given([registered, chosen, moved(3)])
      .thenDocument('12', { ...document, locations: [3], version: 2 });
  });
});
