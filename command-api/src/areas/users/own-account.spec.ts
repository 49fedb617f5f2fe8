import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { profileChanged } from './administration';
import { userDecider } from './user.decider';
import type { UserEvent } from './user-state';

const ana = { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '600 000 000' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { userId: 12, role: Role.Franchisee, active: true, restaurants: [1, 2] },
  personal: { subject: 'user-12', value: { ...ana, passwordRecord: '$' } },
};
const update = (input: Partial<typeof ana>) => ({
  input: { ...ana, ...input },
  facts: { seen: { addressClaims: 0, hasEntered: true, isAdministrator: false } },
  actor: testActor(Role.Franchisee, { userId: 12, id: 'user-12' }),
  at: '2026-11-20T09:30:00.000Z',
  commandId: 'c-1',
});

describe('the own account', () => {
  it.each([{ name: 'Ana Prats Roig' }, { phone: '' }])(
    '[R-ACC-01] is changed by %p, in the personal envelope of its person',
    (change) => {
      givenEvents(userDecider, [registered])
        .when('UpdateOwnAccount', update(change))
        .then([profileChanged(12, { ...ana, ...change })]);
    },
  );

  it('[X2] [R-ACC-05] keeps its address until the owner of the other one has confirmed it', () => {
    const email = 'prats@es.chain.example';
    const asked: UserEvent = {
      type: 'UserAddressChangeRequested',
      data: {
        userId: 12,
        changeId: 'c-1',
        requestedBy: 12,
        claim: 0,
        repeated: false,
        expiresAt: '2026-11-21T09:30:00.000Z',
      },
      personal: { subject: 'user-12', value: { email, former: ana.email } },
    };
    givenEvents(userDecider, [registered])
      .when('UpdateOwnAccount', update({ email, phone: '' }))
      .then([profileChanged(12, { ...ana, phone: '' }), asked]);
    givenEvents(userDecider, [registered, asked]).when('UpdateOwnAccount', update({ email })).thenNothing();
  });

  it('[R-ACC-01] produces no event when nothing changes, also after an earlier change', () => {
    givenEvents(userDecider, [registered]).when('UpdateOwnAccount', update({})).thenNothing();
    const changed = profileChanged(12, { ...ana, name: 'Ana' });
    givenEvents(userDecider, [registered, changed])
      .when('UpdateOwnAccount', update({ name: 'Ana' }))
      .thenNothing();
  });

  it('[R5] conflicts when the address belonged to a person who has changed theirs since', () => {
    const moved = profileChanged(12, { ...ana, email: 'otra@es.chain.example' });
    givenEvents(userDecider, [registered, moved])
      .when('UpdateOwnAccount', update({ email: 'prats@es.chain.example' }))
      .thenRejected('conflict');
  });

  it('[R-ACC-01] needs a person', () => {
    givenEvents(userDecider, []).when('UpdateOwnAccount', update({})).thenRejected('user_not_found');
  });
});
