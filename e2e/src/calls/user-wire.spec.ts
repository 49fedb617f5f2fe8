import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { markets, Role } from '@portal/contracts';
import {
  type AdministeredUser,
  restaurantUserCommands,
  restaurantUserQueries,
  userAdministrationCommands,
  userQueries,
} from '@portal/contracts/areas/users';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  addPerson,
  addressOf,
  addStranger,
  buildTestFixture,
  foreignRestaurant,
  foreignUserId,
  freeAddressIn,
  ownRestaurant,
  passwordDigest,
  personWith,
} from '../programs/test-fixture';
import { type Encoding, sendCall } from './send-call';

interface Answer {
  readonly data: AdministeredUser;
  readonly error?: { readonly code: string; readonly fields?: object; readonly details?: object };
}
const encodings: readonly Encoding[] = ['json', 'form'];
const { AddUser, UpdateUser, DeleteUser, RestoreUser, ResetLegalTerms } = userAdministrationCommands;
const { AddRestaurantUser, UpdateRestaurantUser } = restaurantUserCommands;

describe.each(markets)('people over HTTP in %s', (market) => {
  let portal: InProcessPortal;
  let admin: SignedIn;
  let franchisee: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    franchisee = await portal.signIn(Role.Franchisee, Role.Franchisee);
  });
  afterAll(() => portal.close());

  async function send(
    call: Parameters<typeof sendCall>[1],
    input: Readonly<Record<string, unknown>>,
    { signedIn = admin, encoding = 'json' }: { signedIn?: SignedIn; encoding?: Encoding } = {},
  ) {
    await portal.caughtUp();
    const answer = await sendCall(portal, call, input, { signedIn, encoding });
    return { ...answer.json<Answer>(), status: answer.statusCode };
  }
  const form = (more: object = {}) => ({
    name: '  Nerea Ibarra ',
    email: freeAddressIn(market),
    phone: '600 100 200',
    type: 3,
    locations: `${ownRestaurant}, ${ownRestaurant}`,
    ...more,
  });
  const userOf = async (id: number) => (await send(userQueries.GetUser, { id })).data;

  it.each(encodings)(
    '[R-API-48] [R-AUS-10] adds by a comma list, trimmed and in small letters (%s)',
    async (encoding) => {
      const email = freeAddressIn(market);
      const added = await send(AddUser, form({ email: ` ${email.toUpperCase()} ` }), { encoding });
      expect(added.status).toBe(200);
      expect(await userOf(added.data.id)).toMatchObject({
        name: 'Nerea Ibarra',
        email,
        type: 3,
        active: 1,
        admin: 0,
        legal: 0,
        locations: [ownRestaurant],
      });
    },
  );

  it.each([Role.Editor, Role.Partner])(
    '[AMB-25] adds a person of type %i, without restaurants',
    async (type) => {
      const added = await send(AddUser, form({ type, own_password: passwordDigest }));
      expect(added.status).toBe(200);
      expect(await userOf(added.data.id)).toMatchObject({ type, locations: [] });
      expect((await send(AddUser, form({ type }), { signedIn: franchisee })).status).toBe(403);
    },
  );

  it.each([
    [{ name: ' ' }, 400, { name: 'obligatory_name' }],
    [{ email: '' }, 400, { email: 'obligatory_email' }],
    [{ email: 'nerea@gmail.com' }, 422, { email: 'obligatory_email_domain' }],
    [{ phone: 'abc' }, 400, { phone: 'phone_not_correct' }],
    [{ locations: '' }, 422, { locations: 'obligatory_field' }],
    [{ locations: '999' }, 422, { locations: 'restaurant_unknown' }],
  ])('[R-ERR-12] reports an error at the field of %j', async (wrong, status, fields) => {
    for (const encoding of encodings)
      expect(await send(AddUser, form(wrong), { encoding })).toMatchObject({ status, error: { fields } });
  });

  it.each([
    [{ name: undefined, phone: 'abc' }, 400, { name: 'obligatory_name', phone: 'phone_not_correct' }],
    [{ type: undefined }, 400, { type: 'obligatory_field' }],
    [{}, 422, {}],
  ])(
    '[R-ERR-12] reports the domain and the missing restaurant together with %j',
    async (wrong, status, found) => {
      const fields = { ...found, email: 'obligatory_email_domain', locations: 'obligatory_field' };
      const sent = form({ email: 'nerea@gmail.com', locations: '', ...wrong });
      expect(await send(AddUser, sent)).toMatchObject({ status, error: { fields } });
    },
  );

  it('[R-ERR-12] refuses a role that cannot be read as a number', async () => {
    const sent = form({ type: { toString: 1, valueOf: 1 }, locations: '' });
    expect(await send(AddUser, sent)).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  });

  it('[R-AUS-08] [R-ERR-12] an address that another person has is reported at its field', async () => {
    const email = addressOf(market, Role.Manager);
    expect(await send(AddUser, form({ email }))).toMatchObject({
      status: 409,
      error: { code: 'email_taken', fields: { email: 'email_taken' } },
    });
  });

  it.each(encodings)('[S16] [W7] nothing comes in beside the fields of the form (%s)', async (encoding) => {
    const more = { id: 1, admin: 1, legal: 1, userId: 2, passwordRecord: 'x', user_type: 2 };
    const { data } = await send(AddUser, form(more), { encoding });
    expect(await userOf(data.id)).toMatchObject({ admin: 0, legal: 0, type: 3 });
    expect(data.id).toBeGreaterThan(foreignUserId);
    const mine = { type: 2, active: 0, admin: 1, legal: 1 };
    const added = await send(AddRestaurantUser, form(mine), { signedIn: franchisee, encoding });
    expect(await userOf(added.data.id)).toMatchObject({ type: 3, active: 1, admin: 0, legal: 0 });
    const email = (await userOf(added.data.id)).email;
    const changed = { ...form({ ...mine, email, id: added.data.id }) };
    expect((await send(UpdateRestaurantUser, changed, { signedIn: franchisee, encoding })).status).toBe(200);
    expect(await userOf(added.data.id)).toMatchObject({ type: 3, active: 1, admin: 0 });
  });

  it('[W8] an unknown person, or one only elsewhere, is 404 and not 403', async () => {
    expect((await send(userQueries.GetUser, { id: 987_654 })).status).toBe(404);
    expect((await send(UpdateUser, form({ id: 987_654 }))).status).toBe(404);
    const elsewhere = await addStranger(portal, Role.Manager, [foreignRestaurant]);
    const signedIn = franchisee;
    const { GetRestaurantUser } = restaurantUserQueries;
    expect((await send(GetRestaurantUser, { id: elsewhere }, { signedIn })).status).toBe(404);
    for (const more of [{}, { version: 77 }, { email: 'x@gmail.com' }])
      expect((await send(UpdateRestaurantUser, form({ id: elsewhere, ...more }), { signedIn })).status).toBe(
        404,
      );
  });

  it('[R-ROL-02] [AMB-76] a franchisee lists only people who share a restaurant', async () => {
    const both = await addStranger(portal, Role.Manager, [ownRestaurant, foreignRestaurant]);
    const elsewhere = await addStranger(portal, Role.Manager, [foreignRestaurant]);
    const { data } = await send(
      restaurantUserQueries.ListRestaurantUsers,
      { size: -1 },
      { signedIn: franchisee },
    );
    const ids = (data as unknown as readonly AdministeredUser[]).map(({ id }) => id);
    expect(ids).toContain(both);
    for (const id of [elsewhere, foreignUserId]) expect(ids).not.toContain(id);
  });

  it('[R-AUS-02] filters by role, restaurant, active and words, and pages on the server', async () => {
    const list = async (input: object) => {
      const answer = await sendCall(portal, userQueries.ListUsers, { ...input }, { signedIn: admin });
      return answer.json<{ data: AdministeredUser[]; total: number }>();
    };
    await portal.caughtUp();
    for (const { type } of (await list({ type: '4,6', size: -1 })).data) expect([4, 6]).toContain(type);
    const there = await list({ restaurant: foreignRestaurant, size: -1 });
    for (const { locations } of there.data) expect(locations).toContain(foreignRestaurant);
    expect((await list({ q: `persona ${Role.Partner}` })).data.map(({ id }) => id)).toContain(Role.Partner);
    const first = await list({ size: 2, page: 1 });
    expect([first.data.length, first.total > 2]).toEqual([2, true]);
    expect((await list({ active: '0' })).data.every(({ active }) => active === 0)).toBe(true);
  });

  it('[R-API-47] deletes by GET and POST, and restores; the address is free while deleted (AMB-75)', async () => {
    const { data } = await send(AddUser, form());
    const { email } = await userOf(data.id);
    expect((await send(DeleteUser, { id: data.id })).status).toBe(200);
    expect((await send(userQueries.GetUser, { id: data.id })).status).toBe(404);
    expect((await send(RestoreUser, { id: data.id })).status).toBe(200);
    expect((await userOf(data.id)).email).toBe(email);
    const headers = { ...admin };
    const url = `/api/user/${data.id}/delete`;
    expect((await portal.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
    expect((await send(AddUser, form({ email, name: 'Otra' }))).status).toBe(200);
    expect((await send(RestoreUser, { id: data.id })).status).toBe(409);
  });

  it('[R-AUT-14] asks for the terms again, and notifies the person at once', async () => {
    const userId = 5001;
    await addPerson(portal, personWith(userId, Role.Manager));
    const signedIn = await portal.signIn(userId, Role.Manager);
    await send(ResetLegalTerms, { id: userId });
    await portal.caughtUp();
    const answer = await portal.app.inject({ url: '/api/section', headers: { ...signedIn } });
    expect([answer.statusCode, answer.json<Answer>().error?.code]).toEqual([403, 'legal_required']);
  });
});
