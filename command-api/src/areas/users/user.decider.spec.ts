import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { legalTermsVersion, type RegisterUserInput } from '@portal/contracts/areas/users';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { userDecider } from './user.decider';
import type { UserEvent } from './user-state';

const input: RegisterUserInput = {
  userId: 12,
  name: 'Ana Prats',
  email: 'ana@es.chain.example',
  phone: '600 000 000',
  role: Role.Franchisee,
  active: true,
  restaurants: [1, 2],
  passwordDigest: 'a'.repeat(64),
};
const facts = { passwordRecord: '$argon2id$record' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { userId: 12, role: Role.Franchisee, active: true, restaurants: [1, 2] },
  personal: {
    subject: 'user-12',
    value: {
      name: 'Ana Prats',
      email: 'ana@es.chain.example',
      phone: '600 000 000',
      passwordRecord: '$argon2id$record',
    },
  },
};
const accepted: UserEvent = {
  type: 'LegalTermsAccepted',
  data: { userId: 12, termsVersion: legalTermsVersion, acceptedAt: '2026-11-20T09:30:00.000Z' },
};

describe('registering a person', () => {
  it('[R-ENT-01] keeps names, addresses and the password record in the personal envelope', () => {
    givenEvents(userDecider, []).when('RegisterUser', { input, facts }).then([registered]);
  });

  it('[R-ENT-01] happens once', () => {
    givenEvents(userDecider, [registered]).when('RegisterUser', { input, facts }).thenNothing();
  });
});

describe('the confidentiality terms', () => {
  it('[R-AUT-15] are accepted once, with version and time', () => {
    givenEvents(userDecider, [registered])
      .when('AcceptLegalTerms', { input: { id: 12 } })
      .then([accepted]);
    givenEvents(userDecider, [registered, accepted])
      .when('AcceptLegalTerms', { input: { id: 12 } })
      .thenNothing();
  });

  it('[R-AUT-15] cannot be accepted for another person', () => {
    givenEvents(userDecider, [registered])
      .when('AcceptLegalTerms', { input: { id: 12 }, actor: testActor(Role.Administrator, { userId: 1 }) })
      .thenRejected('user_not_found');
  });

  it('[R-AUT-14] are asked for again when there is a new version', () => {
    const older: UserEvent = { ...accepted, data: { ...accepted.data, termsVersion: '2019-05' } };
    givenEvents(userDecider, [registered, older])
      .when('AcceptLegalTerms', { input: { id: 12 } })
      .then([accepted]);
  });
});

describe('the favourite restaurant', () => {
  const chosen: UserEvent = { type: 'FavouriteRestaurantChosen', data: { userId: 12, restaurantId: 2 } };

  it('is remembered, and quiet when it is already so', () => {
    const choose = { input: { restaurant_id: 2 } };
    givenEvents(userDecider, [registered]).when('ChooseFavouriteRestaurant', choose).then([chosen]);
    givenEvents(userDecider, [registered, chosen]).when('ChooseFavouriteRestaurant', choose).thenNothing();
  });

  it('needs a person', () => {
    givenEvents(userDecider, [])
      .when('ChooseFavouriteRestaurant', { input: { restaurant_id: 2 } })
      .thenRejected('user_not_found');
  });
});

describe('the phone', () => {
  const added: UserEvent = {
    type: 'UserPhoneAdded',
    data: { userId: 12 },
    personal: { subject: 'user-12', value: { phone: '+351 912 345 678' } },
  };

  it('is added to oneself, and quiet when it is the same', () => {
    const add = { input: { phone: '+351 912 345 678' } };
    givenEvents(userDecider, [registered]).when('AddPhone', add).then([added]);
    givenEvents(userDecider, [registered, added]).when('AddPhone', add).thenNothing();
  });

  it('needs a person', () => {
    givenEvents(userDecider, [])
      .when('AddPhone', { input: { phone: '600 000 000' } })
      .thenRejected('user_not_found');
  });
});
