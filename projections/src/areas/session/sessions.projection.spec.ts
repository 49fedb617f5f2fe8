import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import { type sessionEvents, sessionPushes } from '@portal/contracts/areas/session';
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
const closed: Extract<SessionEvent, { type: 'SessionClosed' }> = {
  type: 'SessionClosed',
  data: { sessionId: 's1', reason: 'logout' },
};
const document = {
  id: 's1',
  userId: 12,
  role: Role.Franchisee,
  openedAt: at,
  seenAt: at,
  expiresAt,
  generation: null,
  browser: '',
  system: '',
  network: '',
  revoked: false,
  acting: null,
  asUser: null,
};

describe('what ends the sessions of a person', () => {
  const pushed = (event: { type: string; data: object }) =>
    sessionPushRules.on.get(event.type)?.(projected(event as never)) ?? [];
  const data = { userId: 12 };
  const ending = (keptSession: string | null) => ({ ...data, generation: 1, keptSession });
  const to = [{ user: 'user-12' }];

  it.each([
    ['a new password by a link', 'PasswordChanged', ending(null), 'password-changed'],
    ['a second factor that was reset', 'SecondFactorReset', ending(null), 'second-factor-reset'],
    ['another role', 'UserRoleChanged', { ...data, role: Role.Manager }, 'role-changed'],
    ['a deactivation', 'UserDeactivated', data, 'deactivated'],
    ['a deletion', 'UserDeleted', data, 'deleted'],
    ['an erasure', 'UserErasureRequested', data, 'deleted'],
  ])('[S2] [R14] %s closes all sockets with the reason', (_what, type, of, reason) => {
    expect(pushed({ type, data: of })).toEqual([{ name: 'SessionEnded', payload: { reason }, to }]);
    expect(sessionPushes.payloads.SessionEnded.parse({ reason })).toEqual({ reason });
  });

  it.each(['PasswordChanged', 'OtherSessionsEnded'])(
    '[S2] [R14] %s in a session that goes on lets all reconnect; the others are then refused',
    (type) => {
      const event = { type, data: ending('s1') };
      expect(pushed(event)).toEqual([{ name: 'SessionChanged', payload: {}, to }]);
    },
  );

  it('[R-ROL-08] other restaurants end none: the rights are checked again', () => {
    const event = { type: 'UserRestaurantsChanged', data: { ...data, restaurants: [2] } };
    expect(pushed(event)).toEqual([{ name: 'SessionChanged', payload: {}, to }]);
  });

  it.each(['logout', 'terms-rejected', 'revoked', 'expired'])(
    '[S2] [R14] of one session is pushed to that one alone: %s',
    (reason) => {
      expect(pushed({ type: 'SessionClosed', data: { sessionId: 's1', reason } })).toEqual([
        { name: 'SessionEnded', payload: { reason }, to: [{ session: 's1' }] },
      ]);
    },
  );
});

describe('a session that another one has replaced in its browser', () => {
  const replaced = { ...closed, data: { sessionId: 's1', reason: 'replaced' as const } };

  it('[X12] is gone, and its pages come back with the other', async () => {
    await projecting(sessionsProjection).given([opened, replaced]).thenNoDocument('s1');
    expect(sessionPushRules.on.get('SessionClosed')?.(projected(replaced))).toEqual([
      { name: 'SessionChanged', payload: {}, to: [{ session: 's1' }] },
    ]);
  });
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

  it('[R-AUT-25] forgets it at its end', async () => {
    await projecting(sessionsProjection).given([opened, closed]).thenNoDocument('s1');
  });

  it('[S2] keeps one that was ended from another device until its absolute end, for its reason', async () => {
    const revoked = { ...closed, data: { ...closed.data, reason: 'revoked' as const } };
    const expired = { ...closed, data: { ...closed.data, reason: 'expired' as const } };
    await projecting(sessionsProjection)
      .given([opened, revoked])
      .thenDocument('s1', { ...document, revoked: true });
    await projecting(sessionsProjection).given([opened, revoked, expired]).thenNoDocument('s1');
  });

  it('[AMB-06] knows in whose place it acts, and notifies its browsers when that changes', async () => {
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
