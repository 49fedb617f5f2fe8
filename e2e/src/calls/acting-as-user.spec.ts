import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallName, type Market, Role } from '@portal/contracts';
import { actingAsUserMilliseconds, actingCommands, sessionQueries } from '@portal/contracts/areas/session';
import { type Notice, notificationsQueries } from '@portal/contracts/areas/notifications';
import { systemActor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { appendToUser } from '../programs/second-factors';
import {
  addPerson,
  buildTestFixture,
  foreignUserId,
  ownRestaurant,
  personWith,
  passwordDigest,
} from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

const { StartActingAsUser, EndActingAsUser } = actingCommands;
const callNamed = (name: CallName) => {
  const call = allCalls.find((each) => each.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
};
const inactiveId = 8;
const anotherAdministrator = 9;

/** Not allowed while acting as another user (AMB-77, W5). */
const personal: Readonly<Record<Market, readonly CallName[]>> = {
  ES: [
    'UpdateOwnAccount',
    'ChooseFavouriteRestaurant',
    'AcceptLegalTerms',
    'ReadNotices',
    'UpdateNotifications',
    'UpdateNoticeSettings',
  ],
  PT: ['UpdateOwnAccount', 'AddPhone', 'MarkOrderAsRead', 'ReadNotices', 'ChooseMailLanguage'],
};
const daily: readonly CallName[] = [
  'ListResources',
  'DownloadResource',
  'PlaceOrder',
  'ListOrders',
  'GetOrder',
];

describe.each(['ES', 'PT'] as const)('[R-AUT-26] an administrator as a user in %s', (market) => {
  let portal: InProcessPortal;
  let clock = Date.parse('2026-11-20T09:00:00.000Z');

  beforeAll(async () => {
    portal = await openInProcessPortal(market, () => new Date(clock));
    await buildTestFixture(portal);
    await addPerson(portal, personWith(inactiveId, Role.Manager), { active: false });
    await addPerson(portal, personWith(anotherAdministrator, Role.Administrator));
    await portal.caughtUp();
  });
  afterAll(() => portal.close());

  const start = (signedIn: SignedIn, id: number, proof: object = { own_password: passwordDigest }) =>
    sendCall(portal, StartActingAsUser, { id, ...proof }, { signedIn });
  async function actingAs(id: number): Promise<SignedIn> {
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    expect((await start(signedIn, id)).statusCode).toBe(200);
    await portal.caughtUp();
    return signedIn;
  }
  async function session(signedIn: SignedIn) {
    const answer = await sendCall(portal, sessionQueries.GetSession, {}, { signedIn });
    return answer.json<{ data: { user: object; restaurants: { id: number }[]; acting: object | null } }>()
      .data;
  }
  async function make(name: CallName, signedIn: SignedIn, role: Role = Role.Manager) {
    const input = await exampleIn(portal, callNamed(name), { role, whose: 'own' });
    await portal.caughtUp();
    return sendCall(portal, callNamed(name), input, { signedIn });
  }

  it('[AMB-77] sees what that person sees, for half an hour, and has the own role beside it', async () => {
    const signedIn = await actingAs(foreignUserId);
    const until = new Date(clock + actingAsUserMilliseconds).toISOString();
    expect(actingAsUserMilliseconds).toBe(30 * 60 * 1000);
    expect(await session(signedIn)).toMatchObject({
      user: { id: foreignUserId, type: Role.Franchisee, admin: 0, locations: [2] },
      restaurants: [{ id: 2 }],
      acting: { restaurant_id: null, user_id: foreignUserId, role: Role.Administrator, until },
    });
    clock += actingAsUserMilliseconds;
    expect(await session(signedIn)).toMatchObject({ user: { id: Role.Administrator }, acting: null });
  });

  it('[R-API-08] is the own self again when it ends it, and when nothing is to be ended', async () => {
    const signedIn = await actingAs(Role.Manager);
    for (let time = 0; time < 2; time += 1) {
      expect((await sendCall(portal, EndActingAsUser, {}, { signedIn })).statusCode).toBe(200);
      await portal.caughtUp();
      expect(await session(signedIn)).toMatchObject({ user: { id: Role.Administrator }, acting: null });
    }
  });

  it('[AMB-77] [W5] never becomes an administrator, an inactive or an unknown person', async () => {
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    const statuses = [];
    for (const id of [anotherAdministrator, Role.Administrator, Role.Editor, inactiveId, 424_242])
      statuses.push((await start(signedIn, id)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 404]);
  });

  it.each([Role.Franchisee, Role.Manager, Role.Consultant, Role.Partner])(
    '[AMB-77] may be one of role %i, and not one more from there',
    async (role) => {
      const signedIn = await actingAs(role);
      expect(await session(signedIn)).toMatchObject({ user: { id: role, type: role } });
      expect((await start(signedIn, Role.Manager)).statusCode).toBe(403);
      expect((await make('StartRestaurantMode', signedIn)).statusCode).toBe(403);
      expect((await make('EraseUser', signedIn)).statusCode).toBe(403);
    },
  );

  it('[AMB-77] is for full administrators alone', async () => {
    for (const role of [Role.Editor, Role.Franchisee, Role.Manager, Role.Partner]) {
      const signedIn = await portal.signIn(role, role);
      expect([role, (await start(signedIn, Role.Consultant)).statusCode]).toEqual([role, 403]);
    }
  });

  it('[W5] [W2] begins by no link: the address of the specification needs the token of the session', async () => {
    const { cookie } = await portal.signIn(Role.Administrator, Role.Administrator);
    const url = `/api/login/admin/externaluser/${Role.Manager}`;
    const answer = await portal.app.inject({ method: 'GET', url, headers: { cookie } });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([403, 'csrf']);
  });

  it('[X3] begins with a proof, which no address can hold', async () => {
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    const codeOf = (answer: { json: () => unknown }) =>
      (answer.json() as { error?: { code: string; details?: object } }).error;
    expect(codeOf(await start(signedIn, Role.Manager, {}))).toMatchObject({
      code: 'proof_required',
      details: { by: 'password' },
    });
    expect(codeOf(await start(signedIn, Role.Manager, { own_password: 'b'.repeat(64) }))).toMatchObject({
      code: 'proof_incorrect',
    });
    for (const method of ['GET', 'POST'] as const) {
      const url = `/api/login/admin/externaluser/${Role.Manager}?own_password=${passwordDigest}`;
      const answer = await portal.app.inject({ method, url, headers: { ...signedIn } });
      expect([method, answer.statusCode, codeOf(answer)?.code]).toEqual([method, 422, 'proof_required']);
    }
    expect((await start(signedIn, Role.Manager)).statusCode).toBe(200);
  });

  it.each(personal[market])('[AMB-77] [W5] does not do what is the person’s own: %s', async (name) => {
    expect((await make(name, await actingAs(Role.Manager))).statusCode).toBe(403);
  });

  it.each(daily)('[AMB-77] does what that person does: %s', async (name) => {
    const answer = await make(name, await actingAs(Role.Manager));
    expect([name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([name, 200, '']);
  });

  it('[W5] [AMB-77] leaves both identities in every event, and the order to the person', async () => {
    const signedIn = await actingAs(Role.Manager);
    const head = await portal.stores.events.head();
    expect((await make('PlaceOrder', signedIn)).statusCode).toBe(200);
    const placed = (await portal.stores.events.readAll(head, 1_000)).filter(
      ({ type }) => type === 'OrderPlaced',
    );
    const own = placed.at(-1);
    expect(own?.metadata).toMatchObject({ actor: 'user-2', onBehalfOf: 'user-3', role: Role.Manager });
    expect(own?.data).toMatchObject({ userId: Role.Manager, restaurantId: ownRestaurant });
  });

  it('[W5] notifies that person once a day who it was, behind the bell', async () => {
    const person = 78;
    await addPerson(portal, personWith(person, Role.Manager));
    await portal.caughtUp();
    const { runner, bindings } = portal.writeSide;
    const context = { actor: systemActor, correlationId: 'spec' };
    for (let time = 0; time < 2; time += 1) {
      await actingAs(person);
      const started = {
        userId: person,
        byUserId: Role.Administrator,
        startedAt: new Date(clock).toISOString(),
      };
      await runner.run(bindings.session.NotifyOfActing, started, context);
    }
    await portal.caughtUp();
    const notices = async (signedIn: SignedIn) => {
      const answer = await sendCall(portal, notificationsQueries.ListNotices, {}, { signedIn });
      return answer.json<{ data: Notice[] }>().data.filter(({ kind }) => kind === 'acting');
    };
    expect(await notices(await portal.signIn(person, Role.Manager))).toMatchObject([
      { acted_by: personWith(Role.Administrator, Role.Administrator).name, unread: true },
    ]);
    expect(await notices(await portal.signIn(Role.Franchisee, Role.Franchisee))).toEqual([]);
  });

  it('[W5] [S18] does not mail people who are inactive, deleted or erased, and cannot act as any of them', async () => {
    const deleted = 79;
    const erased = 80;
    for (const id of [deleted, erased]) await addPerson(portal, personWith(id, Role.Manager));
    await appendToUser(portal, deleted, [{ type: 'UserDeleted', data: { userId: deleted } }]);
    await portal.stores.keys.erase(`user-${erased}`);
    portal.codec.forget(`user-${erased}`);
    const head = await portal.stores.events.head();
    const { runner, bindings } = portal.writeSide;
    for (const userId of [inactiveId, deleted, erased]) {
      const started = { userId, byUserId: Role.Administrator, startedAt: new Date(clock).toISOString() };
      await runner.run(bindings.session.NotifyOfActing, started, {
        actor: systemActor,
        correlationId: 'spec',
      });
    }
    expect(await portal.stores.events.head()).toBe(head);
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    for (const id of [deleted, erased]) expect((await start(signedIn, id)).statusCode).toBe(404);
  });

  it('[AMB-77] ends with the right to sign in of that person', async () => {
    const stranger = 77;
    await addPerson(portal, personWith(stranger, Role.Manager));
    await portal.caughtUp();
    const signedIn = await actingAs(stranger);
    const admin = { ...personWith(Role.Administrator, Role.Administrator), id: 'user-2' };
    const { runner, bindings } = portal.writeSide;
    await runner.run(
      bindings.users.EraseUser,
      { id: stranger, own_password: passwordDigest },
      { actor: admin, correlationId: 'spec' },
    );
    await portal.caughtUp();
    expect(await session(signedIn)).toMatchObject({ user: { id: Role.Administrator }, acting: null });
  });
});
