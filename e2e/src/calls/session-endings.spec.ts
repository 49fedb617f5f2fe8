import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { idleMilliseconds, type OwnSession, type SessionEnding } from '@portal/contracts/areas/session';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { addressTokensOf } from '../programs/address-links';
import { linkFor } from '../programs/password-links';
import { enableDevice } from '../programs/second-factors';
import {
  addPerson,
  addressOf,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
  passwordDigest,
  personWith,
} from '../programs/test-fixture';
import { logInAs, sendInit } from './signing-in-by-password';

const userId = 40;
const newPassword = 'b'.repeat(64);
type Headers = Readonly<Record<string, string>>;

describe('a session that has ended while its browser was away', () => {
  let portal: InProcessPortal;
  let clock: number;
  let admin: Headers;
  let mine: Headers;
  let other: Headers;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
    await addPerson(portal, personWith(userId, Role.Manager));
    await portal.caughtUp();
    [mine, other] = [await logInAs(portal, userId), await logInAs(portal, userId)];
    admin = { ...(await portal.signIn(Role.Administrator, Role.Administrator)) };
  });
  afterEach(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  async function post(path: string, payload: object, headers: Headers) {
    const answer = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    await portal.caughtUp();
  }
  const form = { id: userId, name: 'Persona 40', email: addressOf('ES', userId), phone: '', active: 1 };
  const proof = { own_password: passwordDigest };
  const update = (more: object) =>
    post(`user/${userId}/update`, { ...form, type: 3, locations: [ownRestaurant], ...proof, ...more }, admin);
  /** The refusal code; `null` while the session is valid. */
  async function endingOf(headers: Headers) {
    const answer = await sendInit(portal, headers);
    if (answer.statusCode === 200) return null;
    const { error } = answer.json<{ error: { code: string; details?: { reason: string } } }>();
    expect([answer.statusCode, error.code]).toEqual([403, 'session_expired']);
    return error.details?.reason ?? 'unknown';
  }

  type Way = readonly [what: string, act: () => Promise<void>, other: Ending, mine: Ending];
  type Ending = SessionEnding | 'unknown' | null;
  const ways: readonly Way[] = [
    ['was left alone for an hour', async () => void (clock += idleMilliseconds), 'expired', 'expired'],
    [
      'was ended from another device',
      async () => {
        const sent = { method: 'GET', url: '/api/user/sessions', headers: mine } as const;
        const { data } = (await portal.app.inject(sent)).json<{ data: readonly OwnSession[] }>();
        await post('user/sessions/end', { id: data.find(({ current }) => !current)?.id }, mine);
      },
      'revoked',
      null,
    ],
    ['was ended with all others', () => post('user/sessions/end-others', {}, mine), 'others-ended', null],
    [
      'is of a password that was changed in another one',
      () => post('user/password', { old_password: passwordDigest, password: newPassword }, mine),
      'password-changed',
      null,
    ],
    [
      'is of a forgotten password that was reset',
      async () => {
        const link = await linkFor(portal, addressOf('ES', userId));
        await post('changepass', { id: link?.token, password: newPassword }, {});
      },
      'password-changed',
      'password-changed',
    ],
    [
      'is of a password that an administrator has changed',
      () => update({ password: newPassword }),
      'password-changed',
      'password-changed',
    ],
    ['is of another role', () => update({ type: 5 }), 'role-changed', 'role-changed'],
    ['is of other restaurants goes on', () => update({ locations: [foreignRestaurant] }), null, null],
    ['is of an inactive person', () => update({ active: 0 }), 'deactivated', 'deactivated'],
    ['is of a deleted person', () => post(`user/${userId}/delete`, {}, admin), 'deleted', 'deleted'],
    ['is of an erased person', () => post(`user/${userId}/erase`, proof, admin), 'deleted', 'deleted'],
    [
      'is of a second factor that was reset',
      async () => {
        await enableDevice(portal, userId);
        await post(`user/${userId}/second-factor/reset`, proof, admin);
      },
      'second-factor-reset',
      'second-factor-reset',
    ],
    [
      'is of another address, asked for and confirmed in another session',
      async () => {
        await post('user/account', { ...form, email: addressOf('ES', 4040), ...proof }, mine);
        await post('address/confirm', { id: (await addressTokensOf(portal, userId)).confirm }, mine);
      },
      'address-changed',
      null,
    ],
    [
      'is of an address change that was undone',
      async () => {
        await post('user/account', { ...form, email: addressOf('ES', 4040), ...proof }, other);
        const tokens = await addressTokensOf(portal, userId);
        await post('address/confirm', { id: tokens.confirm }, other);
        await post('address/restore', { id: tokens.restore }, {});
      },
      'address-changed',
      'address-changed',
    ],
    ['was left by its own person', () => post('logout', {}, other), 'unknown', null],
    ['was left at the terms', () => post('logout', { reason: 'terms-rejected' }, other), 'unknown', null],
  ];

  it.each(ways)('[S2] [W25] is answered with its reason: it %s', async (_what, act, ofOther, ofMine) => {
    await act();
    expect([await endingOf(other), await endingOf(mine)]).toEqual([ofOther, ofMine]);
  });

  it('[S2] [S7] gives no reason without its secret', async () => {
    await update({ active: 0 });
    expect(await endingOf({ cookie: 'portal-es=made-up' })).toBe('unknown');
    expect(await endingOf({})).toBe('unknown');
  });
});
