import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { delayAfter, freeAttempts } from '@portal/contracts/areas/session';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { secondsToWait } from '../../attempts-in-a-row';
import { passwordLinkIssued } from './credentials';
import { passwordRequestsDecider, type PasswordRequestEvent } from './password-requests.decider';
import { userDecider } from './user.decider';
import { type User, type UserEvent, userEvolutions } from './user-state';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const subject = 'user-12';
const profile = { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { userId: 12, role: Role.Franchisee, active: true, restaurants: [1] },
  personal: { subject, value: { ...profile, passwordRecord: '$old' } },
};
const data = { userId: 12 };
const issued = passwordLinkIssued(12, { purpose: 'reset', linkId: 'link-1', at: at(0) });
const later = passwordLinkIssued(12, { purpose: 'reset', linkId: 'link-2', at: at(60) });
const changed = (generation = 1, keptSession: string | null = null): UserEvent => ({
  type: 'PasswordChanged',
  data: { ...data, generation, keptSession },
  personal: { subject, value: { passwordRecord: '$new' } },
});
const input = { id: 'token', password: 'b'.repeat(64), time: undefined };
const byLink = (linkId = 'link-1') => ({ input, facts: { linkId, passwordRecord: '$new' } });

describe('a link for a new password', () => {
  const answer = { input: { address: 'digest' }, facts: undefined, at: at(0), commandId: 'link-1' };

  it('[R-AUT-17] [S6] is issued to the owner of the address, for an hour', () => {
    givenEvents(userDecider, [registered])
      .when('AnswerPasswordRequest', answer)
      .then([
        {
          type: 'PasswordLinkIssued',
          data: { userId: 12, linkId: 'link-1', purpose: 'reset', expiresAt: at(3600) },
        },
      ]);
  });

  it('is good for a week in an invitation', () => {
    const invitation = passwordLinkIssued(12, { purpose: 'invitation', linkId: 'l', at: at(0) });
    expect(invitation.data).toMatchObject({ purpose: 'invitation', expiresAt: at(7 * 24 * 3600) });
  });

  it.each<[string, UserEvent[]]>([
    ['no person has the address', []],
    ['the person is deactivated', [registered, { type: 'UserDeactivated', data }]],
    ['the person is deleted', [registered, { type: 'UserDeleted', data }]],
  ])('[S7] is withheld where %s, with one event as well', (_, history) => {
    givenEvents(userDecider, history)
      .when('AnswerPasswordRequest', answer)
      .then([{ type: 'PasswordLinkWithheld', data: {} }]);
  });

  it('[R-AUT-21] [S2] sets the password and ends all sessions', () => {
    givenEvents(userDecider, [registered, issued])
      .when('ChangePassword', { ...byLink(), at: at(3599) })
      .then([changed()]);
  });

  it.each<[string, UserEvent[], number]>([
    ['its time is over', [registered, issued], 3600],
    ['it was used', [registered, issued, changed()], 10],
    ['another one was issued', [registered, issued, later], 70],
    ['the password was changed otherwise', [registered, issued, changed(1, 'session-1')], 10],
    ['the person is deactivated', [registered, issued, { type: 'UserDeactivated', data }], 10],
    [
      'the person was deactivated in between',
      [registered, issued, { type: 'UserDeactivated', data }, { type: 'UserReactivated', data }],
      10,
    ],
    [
      'the person was deleted in between',
      [registered, issued, { type: 'UserDeleted', data }, { type: 'UserRestored', data }],
      10,
    ],
    [
      'the person has another address by now',
      [
        registered,
        issued,
        { type: 'UserProfileChanged', data, personal: { subject, value: { ...profile, email: 'b@c.d' } } },
      ],
      10,
    ],
  ])('[R-AUT-20] [S6] is no good once %s', (_, history, seconds) => {
    givenEvents(userDecider, history)
      .when('ChangePassword', { ...byLink(), at: at(seconds) })
      .thenRejected('password_link_expired');
  });

  it('[S6] stays good when the person’s name changes', () => {
    const renamed: UserEvent = {
      type: 'UserProfileChanged',
      data,
      personal: { subject, value: { ...profile, name: 'Ana P.' } },
    };
    givenEvents(userDecider, [registered, issued, renamed])
      .when('ChangePassword', { ...byLink(), at: at(10) })
      .then([changed()]);
  });
});

describe('requests for a link', () => {
  const requested = (seconds: number): PasswordRequestEvent => ({
    type: 'PasswordLinkRequested',
    data: { address: 'digest', requestedAt: at(seconds) },
  });
  const request = { input: { username: 'ana@es.chain.example' }, facts: { address: 'digest' } };
  const five = [0, 1, 2, 3, 4].map(requested);

  it('[S7] are noted without the name', () => {
    givenEvents(passwordRequestsDecider, [])
      .when('RequestPasswordLink', { ...request, at: at(0) })
      .then([requested(0)]);
  });

  it('[S6] under one address are five within a quarter of an hour', () => {
    givenEvents(passwordRequestsDecider, five)
      .when('RequestPasswordLink', { ...request, at: at(899) })
      .thenRejected('too_many_requests');
    givenEvents(passwordRequestsDecider, five)
      .when('RequestPasswordLink', { ...request, at: at(900) })
      .then([requested(900)]);
  });
});

describe('the own password, changed while signed in', () => {
  const actor = testActor(Role.Franchisee, { userId: 12, sessionId: 'session-1' });
  const own = { old_password: 'a'.repeat(64), password: 'b'.repeat(64) };
  const failed = (attempt: number, seconds: number): UserEvent => ({
    type: 'PasswordCheckFailed',
    data: { ...data, attempt, failedAt: at(seconds) },
  });
  const right = { input: own, facts: { outcome: 'right' as const, passwordRecord: '$new' }, actor };
  const wrong = { input: own, facts: { outcome: 'wrong' as const }, actor };

  it('[S2] ends the other sessions and keeps this one', () => {
    givenEvents(userDecider, [registered, failed(1, 0)])
      .when('ChangeOwnPassword', { ...right, at: at(5) })
      .then([changed(1, 'session-1')]);
    givenEvents(userDecider, [registered, changed(1)])
      .when('ChangeOwnPassword', { ...right, at: at(5) })
      .then([changed(2, 'session-1')]);
  });

  it('[S4] counts a wrong old one, as a sign-in does', () => {
    givenEvents(userDecider, [registered, failed(1, 0)])
      .when('ChangeOwnPassword', { ...wrong, at: at(5) })
      .then([failed(2, 5)]);
    givenEvents(userDecider, [registered, failed(4, 0), changed(1)])
      .when('ChangeOwnPassword', { ...wrong, at: at(5) })
      .then([failed(1, 5)]);
    const history = [registered, ...Array.from({ length: freeAttempts }, (_, n) => failed(n + 1, 0))];
    const user = history.reduce<User | null>(
      (state, event) => userEvolutions[event.type](state, event as never),
      null,
    );
    const checks = user?.credentials.checks ?? { failures: 0, lastFailureAt: 0 };
    expect(secondsToWait(checks, at(0)) * 1000).toBe(delayAfter(freeAttempts));
  });
});
