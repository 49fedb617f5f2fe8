import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { projected, projecting } from '@portal/platform/testing/projection-kit';
import { sessionPushRules } from './session.push';
import { sessionsProjection } from './sessions.projection';

type SessionEvent = EventOf<typeof sessionEvents>;

const at = '2026-11-20T09:30:00.000Z';
const expiresAt = '2026-11-20T21:30:00.000Z';
const opened: SessionEvent = {
  type: 'LoginSucceeded',
  data: { sessionId: 's1', userId: 12, role: Role.Franchisee, expiresAt },
};
const closed: SessionEvent = { type: 'SessionClosed', data: { sessionId: 's1', reason: 'logout' } };
const document = {
  id: 's1',
  userId: 12,
  role: Role.Franchisee,
  openedAt: at,
  seenAt: at,
  expiresAt,
  generation: null,
  ...{ browser: '', system: '', network: '' },
  acting: null,
  asUser: null,
};

describe('what ends the sessions of a person', () => {
  const of = (type: 'PasswordChanged' | 'OtherSessionsEnded', keptSession: string | null) => {
    const event = { type, data: { userId: 12, generation: 1, keptSession } };
    return sessionPushRules.on.get(type)?.(projected(event as never));
  };
  const to = [{ user: 'user-12' }];

  it('[S2] [R14] a new password by a link cuts all sockets', () => {
    expect(of('PasswordChanged', null)).toEqual([
      { name: 'SessionEnded', payload: { reason: 'revoked' }, to },
    ]);
  });

  it.each(['PasswordChanged', 'OtherSessionsEnded'] as const)(
    '[S2] [R14] %s in a session that goes on lets all come back, of whom the others are refused',
    (type) => {
      expect(of(type, 's1')).toEqual([{ name: 'SessionChanged', payload: {}, to }]);
    },
  );
});

describe('the view of open sessions', () => {
  it('[R-AUT-03] holds a session from its login on', async () => {
    await projecting(sessionsProjection).given([opened]).thenDocument('s1', document);
  });

  it('[R-AUT-05] knows when it was last used', async () => {
    const seenAt = '2026-11-20T09:50:00.000Z';
    await projecting(sessionsProjection)
      .given([opened, { type: 'SessionExtended', data: { sessionId: 's1', seenAt } }])
      .thenDocument('s1', { ...document, seenAt });
  });

  it('[R-AUT-25] forgets it at its end, and tells its browsers', async () => {
    await projecting(sessionsProjection).given([opened, closed]).thenNoDocument('s1');
    expect(sessionPushRules.on.get('SessionClosed')?.(projected(closed))).toEqual([
      { name: 'SessionEnded', payload: { reason: 'logout' }, to: [{ session: 's1' }] },
    ]);
  });

  it('[AMB-06] knows in whose place it acts, and tells its browsers when that changes', async () => {
    const until = '2026-11-20T10:30:00.000Z';
    const started: SessionEvent = {
      type: 'RestaurantModeStarted',
      data: { sessionId: 's1', userId: 12, restaurantId: 5, until },
    };
    const ended: SessionEvent = { type: 'RestaurantModeEnded', data: { sessionId: 's1', restaurantId: 5 } };
    const acting = { restaurantId: 5, until };
    await projecting(sessionsProjection)
      .given([opened, started])
      .thenDocument('s1', { ...document, acting });
    await projecting(sessionsProjection).given([opened, started, ended]).thenDocument('s1', document);
    await projecting(sessionsProjection).given([started, ended]).thenNoDocument('s1');
    for (const event of [started, ended]) {
      expect(sessionPushRules.on.get(event.type)?.(projected(event))).toEqual([
        { name: 'SessionChanged', payload: {}, to: [{ session: 's1' }] },
      ]);
    }
  });
});
