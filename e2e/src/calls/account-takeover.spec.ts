import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allCalls, marketRecords, markets, Role } from '@portal/contracts';
import { credentialCommands, restaurantUserCommands } from '@portal/contracts/areas/users';
import { addressTokensOf } from '../programs/address-links';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { linkFor } from '../programs/password-links';
import {
  addressOf,
  addStranger,
  buildTestFixture,
  foreignRestaurant,
  freeAddressIn,
  ownRestaurant,
  passwordDigest,
} from '../programs/test-fixture';

const newPassword = 'c0de'.repeat(16);
const { UpdateRestaurantUser } = restaurantUserCommands;

describe.each(markets)('another person’s account in %s', (market) => {
  let portal: InProcessPortal;
  let victim: number;
  let name: string;
  let email: string;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    victim = await addStranger(portal, Role.Manager, [ownRestaurant, foreignRestaurant]);
    [name, email] = [`Persona ${victim}`, addressOf(market, victim)];
    await portal.caughtUp();
  });

  async function post(path: string, payload: object, headers: SignedIn | object = {}) {
    await portal.caughtUp();
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { ...headers },
    });
    const { error, data } = answer.json<{ error?: { code: string; fields?: object }; data: object | null }>();
    return { status: answer.statusCode, code: error?.code, fields: error?.fields, data };
  }
  const login = (username: string, password = passwordDigest) => post('login', { username, password });

  it('[X1] a franchisee does not get a manager who also works for others by an address of their own', async () => {
    const franchisee = await portal.signIn(Role.Franchisee, Role.Franchisee);
    const own_password = passwordDigest;
    const mailbox = `franchisee+1@${marketRecords[market].corporateDomain}`;
    const path = UpdateRestaurantUser.path.replace('{id}', String(victim));
    const form = { name, email: mailbox, phone: '600 000 000', locations: [ownRestaurant] };
    expect(await post(path, { ...form, own_password }, franchisee)).toMatchObject({
      status: 409,
      code: 'user_shared',
      fields: { email: 'user_shared' },
    });
    // No mail goes to the attacker.
    expect(await linkFor(portal, mailbox)).toBeNull();
    expect((await login(mailbox)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    const restaurants = { ...form, email };
    expect((await post(path, restaurants, franchisee)).status).toBe(200);
  });

  it('[X1] no command of a franchisee on a person touches one who also works for others', async () => {
    const ofPeople = allCalls.filter(
      ({ kind, area, access, path }) =>
        kind === 'command' &&
        area === 'users' &&
        path.includes('{id}') &&
        access.roles !== 'anonymous' &&
        access.roles.includes(Role.Franchisee),
    );
    // Exceptions (W22).
    const exempt = ['AcceptLegalTerms', 'EndRestaurantUserAccess', 'RestoreRestaurantUserAccess'];
    const others = ofPeople.filter(({ name: call }) => !exempt.includes(call));
    expect(others.length).toBeGreaterThan(2);
    const owner = await portal.signIn(victim, Role.Manager);
    const requested = { name, phone: '', email: freeAddressIn(market), own_password: passwordDigest };
    expect((await post('user/account', requested, owner)).status).toBe(200);
    const franchisee = await portal.signIn(Role.Franchisee, Role.Franchisee);
    const before = await portal.stores.events.readStream(`user-${victim}`);
    for (const { path, name: call } of others) {
      const input = { ...requested, email: freeAddressIn(market), locations: [ownRestaurant] };
      const { status } = await post(path.replace('{id}', String(victim)), input, franchisee);
      expect([call, [404, 409].includes(status)]).toEqual([call, true]);
    }
    expect(await portal.stores.events.readStream(`user-${victim}`)).toEqual(before);
  });

  it('[X2] an open session does not move the account to another mailbox', async () => {
    const thief = await portal.signIn(victim, Role.Manager);
    const mailbox = freeAddressIn(market);
    const form = { name, phone: '600 000 000', email: mailbox };
    expect(await post('user/account', form, thief)).toMatchObject({ status: 422, code: 'proof_required' });
    expect(await post('user/account', { ...form, own_password: newPassword }, thief)).toMatchObject({
      status: 422,
      code: 'proof_incorrect',
    });
    expect(await linkFor(portal, mailbox)).toBeNull();
  });

  it('[X2] a thief who has the password too is locked out by the link to the former address', async () => {
    const thief = await portal.signIn(victim, Role.Manager);
    const mailbox = freeAddressIn(market);
    const own_password = passwordDigest;
    const form = { name, phone: '600 000 000', email: mailbox, own_password };
    const asked = await post('user/account', form, thief);
    expect(asked).toMatchObject({ status: 200, data: { email, address_change: { email: mailbox } } });
    expect((await login(mailbox)).status).toBe(401);
    const tokens = await addressTokensOf(portal, victim);
    expect(await post('address/confirm', { id: tokens.confirm }, thief)).toMatchObject({
      status: 200,
      data: { email: mailbox },
    });
    const changed = { old_password: passwordDigest, password: newPassword };
    expect((await post(credentialCommands.ChangeOwnPassword.path, changed, thief)).status).toBe(200);
    expect((await login(mailbox, newPassword)).status).toBe(200);

    expect(await post('address/restore', { id: tokens.restore })).toMatchObject({
      status: 200,
      data: { outcome: 'restored' },
    });
    for (const [username, password] of [
      [mailbox, newPassword],
      [email, newPassword],
      [email, passwordDigest],
    ] as const)
      expect((await login(username, password)).status).toBe(401);
    expect((await post('user/sessions/end-others', {}, thief)).code).toBe('session_expired');
    const link = await linkFor(portal, email);
    const chosen = { id: link?.token, password: 'd00d'.repeat(16) };
    expect((await post(credentialCommands.ChangePassword.path, chosen)).status).toBe(200);
    expect((await login(email, 'd00d'.repeat(16))).status).toBe(200);
  });
});
