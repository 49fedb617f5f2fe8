import { describe, it } from '@jest/globals';
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

  it('[R-AUT-25] cannot be ended by somebody without one', () => {
    givenEvents(sessionDecider, [])
      .when('Logout', { input: { reason: 'logout' }, actor: testActor() })
      .thenRejected('session_not_found');
  });

  it('[R-AUT-05] is kept alive by use, but not after its end', () => {
    const use = { input: { sessionId: 's1' }, at: '2026-11-20T10:00:00.000Z' };
    givenEvents(sessionDecider, [])
      .when('ExtendSession', use)
      .then([{ type: 'SessionExtended', data: { sessionId: 's1', seenAt: '2026-11-20T10:00:00.000Z' } }]);
    givenEvents(sessionDecider, [closed]).when('ExtendSession', use).thenNothing();
  });
});
