import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { sessionDecider, type SessionEvent } from './session.decider';

const ana = testActor(Role.Franchisee, { sessionId: 's1' });
const closed: SessionEvent = { type: 'SessionClosed', data: { sessionId: 's1', reason: 'logout' } };

describe('a session', () => {
  it('[R-AUT-25] ends once at logout', () => {
    const logout = { input: { reason: 'logout' as const }, actor: ana };
    givenEvents(sessionDecider, []).when('Logout', logout).then([closed]);
    givenEvents(sessionDecider, [closed]).when('Logout', logout).thenNothing();
  });

  it('[R-AUT-15] ends when the confidentiality terms are rejected', () => {
    givenEvents(sessionDecider, [])
      .when('Logout', { input: { reason: 'terms-rejected' }, actor: ana })
      .then([{ type: 'SessionClosed', data: { sessionId: 's1', reason: 'terms-rejected' } }]);
  });

  it('[R-AUT-25] cannot be ended by a person without one', () => {
    givenEvents(sessionDecider, [])
      .when('Logout', { input: { reason: 'logout' }, actor: testActor() })
      .thenRejected('session_not_found');
  });

  it('[S2] that was ended from another device is noted once more at its absolute end, and no other', () => {
    const revoked: SessionEvent = { type: 'SessionClosed', data: { sessionId: 's1', reason: 'revoked' } };
    const expired: SessionEvent = { type: 'SessionClosed', data: { sessionId: 's1', reason: 'expired' } };
    const end = { input: { id: 'ticket' }, facts: { sessionId: 's1' }, actor: ana };
    const expire = { input: { sessionId: 's1' } };
    givenEvents(sessionDecider, []).when('EndSession', end).then([revoked]);
    givenEvents(sessionDecider, [revoked]).when('EndSession', end).thenNothing();
    givenEvents(sessionDecider, [revoked]).when('ExpireSession', expire).then([expired]);
    for (const history of [[closed], [revoked, expired]])
      givenEvents(sessionDecider, history).when('ExpireSession', expire).thenNothing();
  });

  it('[R-AUT-05] is kept alive by use, but not after its end', () => {
    const use = { input: { sessionId: 's1' }, at: '2026-11-20T10:00:00.000Z' };
    givenEvents(sessionDecider, [])
      .when('ExtendSession', use)
      .then([{ type: 'SessionExtended', data: { sessionId: 's1', seenAt: '2026-11-20T10:00:00.000Z' } }]);
    givenEvents(sessionDecider, [closed]).when('ExtendSession', use).thenNothing();
  });
});

describe('a session that acts in the place of a restaurant', () => {
  const admin = testActor(Role.Administrator, { userId: 2, sessionId: 's1' });
  const at = '2026-11-20T10:00:00.000Z';
  const start = (actor = admin) => ({ input: { restaurant_id: 5 }, actor, at });
  const started: SessionEvent = {
    type: 'RestaurantModeStarted',
    data: { sessionId: 's1', userId: 2, restaurantId: 5, until: '2026-11-20T11:00:00.000Z' },
  };
  const ended: SessionEvent = { type: 'RestaurantModeEnded', data: { sessionId: 's1', restaurantId: 5 } };

  it('[AMB-06] does so for an hour', () => {
    givenEvents(sessionDecider, []).when('StartRestaurantMode', start()).then([started]);
  });

  it('[AMB-06] needs a session that is open', () => {
    const signedOut = testActor(Role.Administrator);
    givenEvents(sessionDecider, [])
      .when('StartRestaurantMode', start(signedOut))
      .thenRejected('session_not_found');
    givenEvents(sessionDecider, [closed])
      .when('StartRestaurantMode', start())
      .thenRejected('session_not_found');
  });

  it('[AMB-06] ends it once, and produces no event when there is nothing to end', () => {
    const end = { input: {}, actor: admin };
    givenEvents(sessionDecider, [started]).when('EndRestaurantMode', end).then([ended]);
    givenEvents(sessionDecider, [started, ended]).when('EndRestaurantMode', end).thenNothing();
    givenEvents(sessionDecider, []).when('EndRestaurantMode', end).thenNothing();
    givenEvents(sessionDecider, [closed]).when('EndRestaurantMode', end).thenRejected('session_not_found');
  });

  it('[R-AUT-25] acts for no restaurant once it is closed', () => {
    expect(givenEvents(sessionDecider, [started, closed]).state).toEqual({
      closed: true,
      revoked: false,
      acting: null,
      asUser: null,
    });
  });
});

describe('[R-AUT-26] [AMB-77] a session that acts as a user', () => {
  const admin = testActor(Role.Administrator, { userId: 2, sessionId: 's1' });
  const start = { input: { id: 7 }, actor: admin, at: '2026-11-20T10:00:00.000Z' };
  const end = { input: {}, actor: admin };
  const started: SessionEvent = {
    type: 'ActingAsUserStarted',
    data: { sessionId: 's1', userId: 2, asUserId: 7, until: '2026-11-20T10:30:00.000Z' },
  };
  const ended: SessionEvent = { type: 'ActingAsUserEnded', data: { sessionId: 's1', asUserId: 7 } };

  it('does so for half an hour, and needs a session that is open', () => {
    givenEvents(sessionDecider, []).when('StartActingAsUser', start).then([started]);
    givenEvents(sessionDecider, [closed]).when('StartActingAsUser', start).thenRejected('session_not_found');
    givenEvents(sessionDecider, [])
      .when('StartActingAsUser', { ...start, actor: testActor(Role.Administrator) })
      .thenRejected('session_not_found');
  });

  it('ends it once, and produces no event when there is nothing to end', () => {
    givenEvents(sessionDecider, [started]).when('EndActingAsUser', end).then([ended]);
    givenEvents(sessionDecider, [started, ended]).when('EndActingAsUser', end).thenNothing();
    givenEvents(sessionDecider, [closed]).when('EndActingAsUser', end).thenRejected('session_not_found');
  });
});
