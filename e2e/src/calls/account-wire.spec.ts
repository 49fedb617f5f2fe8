import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { sessionQueries } from '@portal/contracts/areas/session';
import { ownAccountCommands, userCommands } from '@portal/contracts/areas/users';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { addressOf, buildTestFixture, foreignRestaurant, ownRestaurant } from '../programs/test-fixture';
import { type Encoding, sendCall } from './send-call';

const { UpdateOwnAccount } = ownAccountCommands;
const { AddPhone, ChooseFavouriteRestaurant } = userCommands;

describe.each(['ES', 'PT'] as const)('the own account on the wire in %s', (market) => {
  let portal: InProcessPortal;
  let manager: SignedIn;
  const email = addressOf(market, Role.Manager);
  const account = { name: 'Persona 3', email, phone: '600 000 000' };

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    manager = await portal.signIn(Role.Manager, Role.Manager);
  });
  afterAll(() => portal.close());

  const update = (input: object, encoding: Encoding = 'json') =>
    sendCall(portal, UpdateOwnAccount, { ...account, ...input }, { signedIn: manager, encoding });
  async function session() {
    await portal.caughtUp();
    const answer = await sendCall(portal, sessionQueries.GetSession, {}, { signedIn: manager });
    return answer.json<{ data: { user: Record<string, unknown>; restaurants: unknown[] } }>().data;
  }

  it.each(['json', 'form'] as const)(
    '[R-ACC-01] [S16] takes name, e-mail and phone and nothing else of the sender, as %s',
    async (encoding) => {
      const more = { type: 2, active: 0, admin: 1, legal: 0, id: Role.Administrator, userId: 2, user_id: 2 };
      const phone = encoding === 'json' ? '611 111 111' : '622 222 222';
      const requested = { ...more, locations: `${foreignRestaurant}`, favourite: foreignRestaurant, phone };
      expect((await update(requested, encoding)).statusCode).toBe(200);
      const { user } = await session();
      expect(user).toMatchObject({
        id: Role.Manager,
        type: Role.Manager,
        active: 1,
        admin: 0,
        legal: 1,
        locations: [ownRestaurant],
        favourite: null,
        phone,
      });
      const admin = await portal.signIn(Role.Administrator, Role.Administrator);
      const other = await sendCall(portal, sessionQueries.GetSession, {}, { signedIn: admin });
      expect(other.json()).toMatchObject({ data: { user: { id: 2, phone: '600 000 000' } } });
    },
  );

  it.each([
    ['obligatory_name', { name: '  ' }, 'name'],
    ['obligatory_email', { email: '' }, 'email'],
    ['obligatory_email', { email: 'persona' }, 'email'],
    ['phone_not_correct', { phone: '600-000' }, 'phone'],
  ])('[R-ACC-04] [R-ACC-05] [R-ACC-06] [R-ERR-12] answers %s', async (code, change, field) => {
    const answer = await update(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', fields: { [field]: code } } });
  });

  it('[R-ACC-05] [R-ERR-12] [AMB-18] answers obligatory_email_domain for the domain of the other market', async () => {
    const answer = await update({ email: addressOf(market === 'ES' ? 'PT' : 'ES', 3) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { code: 'user_incomplete', fields: { email: 'obligatory_email_domain' } },
    });
  });

  it('[R-ACC-05] [R-ERR-12] refuses the address of another person, in any case', async () => {
    const answer = await update({ email: addressOf(market, Role.Franchisee).toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { code: 'email_taken', fields: { email: 'email_taken' } } });
  });

  it('[R-ACC-06] takes an account without a phone', async () => {
    expect((await update({ phone: '' })).statusCode).toBe(200);
    expect((await session()).user).toMatchObject({ phone: '' });
  });

  it('[R4] reports who was faster, and in which fields, to a form that was filled before', async () => {
    const { version } = (await session()).user;
    expect((await update({ phone: '633 333 333', version })).statusCode).toBe(200);
    const late = await update({ name: 'Persona', version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: { code: 'conflict', details: { fields: ['phone'] } } });
  });

  it('[R-ACC-16] [R-API-43] chooses a favourite among the own restaurants only', async () => {
    const choose = (restaurant_id: number) =>
      sendCall(portal, ChooseFavouriteRestaurant, { restaurant_id }, { signedIn: manager });
    expect((await choose(foreignRestaurant)).statusCode).toBe(403);
    expect((await choose(ownRestaurant)).statusCode).toBe(200);
    expect((await session()).user).toMatchObject({ favourite: ownRestaurant });
  });

  it('[R-CRT-20] [R-API-54] adds a phone in Portugal, and is no call in Spain', async () => {
    const answer = await sendCall(portal, AddPhone, { phone: '912 345 678' }, { signedIn: manager });
    expect(answer.statusCode).toBe(market === 'PT' ? 200 : 404);
    if (market === 'ES') expect(answer.json()).toMatchObject({ error: { code: 'not_in_this_market' } });
    else expect((await session()).user).toMatchObject({ phone: '912 345 678' });
  });
});
