import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { type credentialEvents, type userEvents, userPushes } from '@portal/contracts/areas/users';
import { type GivenEvent, projecting, pushing } from '@portal/platform/testing/projection-kit';
import { personHistoryProjection } from './person-history.projection';
import { userPushRules } from './users.push';

type Given = GivenEvent<
  EventOf<typeof userEvents> | EventOf<typeof credentialEvents> | EventOf<typeof sessionEvents>
>;

const at = '2026-11-20T09:30:00.000Z';
const data = { userId: 12 };
const profile = { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '600' };
const ofAdministrator = { actor: 'user-2', role: Role.Administrator, ip: '203.0.113.0/24' };

const changed = (value: typeof profile | null): Given => ({
  type: 'UserProfileChanged',
  data,
  metadata: ofAdministrator,
  personal: { subject: 'user-12', value },
});
const opened: Given = {
  type: 'LoginSucceeded',
  data: {
    sessionId: 's1',
    userId: 12,
    role: Role.Franchisee,
    expiresAt: at,
    generation: 0,
    browser: 'Chrome',
    system: 'Windows',
  },
  metadata: { actor: 'anonymous', ip: '203.0.113.0/24' },
};
const closed = (reason: 'logout' | 'revoked' | 'expired', later = at): Given => ({
  type: 'SessionClosed',
  data: { sessionId: 's1', reason },
  metadata: { at: later, actor: 'system' },
});

const entry = {
  userId: 12,
  at,
  position: 1,
  actor: 'user-2',
  onBehalfOf: null,
  role: Role.Administrator,
  network: '203.0.113.0/24',
  browser: '',
  system: '',
  detail: null,
  about: null,
  ended: null,
};

describe('the history of a person', () => {
  it('[X2] shows who did what, when and from where, with the new values', async () => {
    await projecting(personHistoryProjection)
      .given([changed(profile)])
      .thenDocument('event-0-12', {
        ...entry,
        id: 'event-0-12',
        what: 'UserProfileChanged',
        kind: 'account',
        values: profile,
        sets: true,
      });
  });

  it('[S18] holds nothing of an erased person but that there was something', async () => {
    await projecting(personHistoryProjection)
      .given([changed(null)])
      .thenDocument('event-0-12', {
        ...entry,
        id: 'event-0-12',
        what: 'UserProfileChanged',
        kind: 'account',
        values: {},
        sets: false,
      });
  });

  it('[S2] has one entry for a session, with how it ended first', async () => {
    const later = '2026-11-20T21:30:00.000Z';
    await projecting(personHistoryProjection)
      .given([opened, closed('revoked'), closed('expired', later)])
      .thenDocument('session-s1', {
        ...entry,
        id: 'session-s1',
        what: 'LoginSucceeded',
        kind: 'sessions',
        actor: 'anonymous',
        role: Role.Franchisee,
        browser: 'Chrome',
        system: 'Windows',
        values: {},
        sets: false,
        ended: { at, reason: 'revoked' },
      });
  });

  it('[S2] [W5] shows acting as a user in the history of both, and no use of a session', async () => {
    const documents = await projecting(personHistoryProjection)
      .given<Given>([
        { type: 'SessionExtended', data: { sessionId: 's1', seenAt: at } },
        {
          type: 'ActingAsUserStarted',
          data: { sessionId: 's1', userId: 2, asUserId: 12, until: at },
          metadata: ofAdministrator,
        },
        {
          type: 'ActingAsUserEnded',
          data: { sessionId: 's1', asUserId: 12 },
          metadata: ofAdministrator,
        },
        { type: 'LoginFailed', data: { attempt: 1, failedAt: at } },
      ])
      .documents();
    expect([...documents.keys()]).toEqual(['event-1-2', 'event-1-12', 'event-2-2', 'event-2-12']);
    expect(documents.get('event-2-12')).toMatchObject({ actor: 'user-2', about: 'user-12' });
  });

  it('[S6] distinguishes a password chosen by a mailed link from one set by an administrator', async () => {
    const generation = { ...data, generation: 1, keptSession: null };
    const personal = { subject: 'user-12', value: { passwordRecord: '$argon2id$' } };
    const documents = await projecting(personHistoryProjection)
      .given<Given>([
        { type: 'PasswordChanged', data: generation, personal, metadata: { actor: 'anonymous' } },
        { type: 'PasswordChanged', data: generation, personal, metadata: ofAdministrator },
      ])
      .documents();
    expect([...documents.values()]).toMatchObject([
      { detail: 'mailed', values: {} },
      { detail: null, actor: 'user-2', values: {} },
    ]);
    expect(JSON.stringify([...documents.values()])).not.toContain('argon2');
  });
});

describe('pushes of the history', () => {
  it('[R14] reach full administrators only, and say whose history it is', () => {
    const push = pushing(userPushes, userPushRules);
    const to = [{ role: Role.Administrator }];
    expect(push(opened)).toEqual([
      { name: 'PersonHistoryChanged', payload: { userId: 12, position: 42 }, to },
    ]);
    expect(push(changed(profile))).toMatchObject([{ name: 'UsersChanged' }]);
    expect(push(closed('expired'))).toEqual([]);
    expect(push({ type: 'SessionExtended', data: { sessionId: 's1', seenAt: at } })).toEqual([]);
  });
});
