import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { actingMilliseconds, sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { exampleInput } from '@portal/contracts/examples';
import { systemActor } from '@portal/platform/decider/decider';
import { addRestaurant } from '../programs/add-restaurant';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, foreignRestaurant, ownRestaurant } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { sendCall } from './send-call';

const { StartRestaurantMode, EndRestaurantMode } = sessionCommands;

describe('acting in the place of a restaurant over HTTP', () => {
  let portal: InProcessPortal;
  let clock: number;
  let admin: SignedIn;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterEach(() => portal.close());

  const start = (restaurant_id: number, signedIn = admin) =>
    sendCall(portal, StartRestaurantMode, { restaurant_id }, { signedIn });
  const session = async () => {
    await portal.caughtUp();
    const answer = await sendCall(portal, sessionQueries.GetSession, {}, { signedIn: admin });
    return answer.json<{ data: { user: object; restaurants: { id: number }[]; acting: unknown } }>().data;
  };
  const listOrders = () => sendCall(portal, orderQueries.ListOrders, {}, { signedIn: admin });

  it('[R-AME-11] [AMB-06] answers whom the session acts as: a person of that one restaurant, with its end', async () => {
    expect((await start(foreignRestaurant)).statusCode).toBe(200);
    const until = new Date(clock + actingMilliseconds).toISOString();
    const { user, restaurants, acting } = await session();
    expect(user).toMatchObject({ id: 2, type: Role.Manager, admin: 0, locations: [foreignRestaurant] });
    expect(restaurants.map(({ id }) => id)).toEqual([foreignRestaurant]);
    expect(acting).toEqual({ restaurant_id: foreignRestaurant, until, role: Role.Administrator });
  });

  it('[AMB-06] [R11] records both identities with what is done', async () => {
    await start(ownRestaurant);
    await portal.caughtUp();
    const world = await worldFor(portal, actorWith(Role.Administrator), 'own');
    const input = exampleInput(orderCommands.PlaceOrder, world);
    const placed = await sendCall(portal, orderCommands.PlaceOrder, input, { signedIn: admin });
    expect(placed.statusCode).toBe(200);
    const { id } = placed.json<{ data: { id: string } }>().data;
    const [event] = await portal.stores.events.readStream(`order-${id}`);
    expect(event?.metadata).toMatchObject({
      actor: 'user-2',
      onBehalfOf: `restaurant-${ownRestaurant}`,
      role: Role.Manager,
      restaurant: ownRestaurant,
    });
  });

  it('[R-ROL-08] reaches no other restaurant and nothing of administrators during it', async () => {
    await start(ownRestaurant);
    await portal.caughtUp();
    expect((await start(foreignRestaurant)).statusCode).toBe(403);
    const status = await sendCall(
      portal,
      orderCommands.ChangeOrderStatus,
      exampleInput(
        orderCommands.ChangeOrderStatus,
        await worldFor(portal, actorWith(Role.Administrator), 'own'),
      ),
      { signedIn: admin },
    );
    expect(status.statusCode).toBe(403);
    expect((await listOrders()).statusCode).toBe(200);
  });

  it('[AMB-06] ends when it is ended, once and quietly again', async () => {
    await start(ownRestaurant);
    await portal.caughtUp();
    for (const _time of ['first', 'again']) {
      const ended = await sendCall(portal, EndRestaurantMode, {}, { signedIn: admin });
      expect(ended.json()).toMatchObject({ status: true, data: { ended: true } });
    }
    expect(await session()).toMatchObject({ user: { type: Role.Administrator, admin: 1 }, acting: null });
  });

  it('[AMB-06] ends at its time, though the session goes on', async () => {
    await start(ownRestaurant);
    clock += actingMilliseconds / 2;
    const { documents } = await portal.stores.views.find<{ id: string }>('sessions', {});
    const use = { actor: systemActor, correlationId: 'use' };
    for (const { id } of documents) {
      await portal.writeSide.runner.run(
        portal.writeSide.bindings.session.ExtendSession,
        { sessionId: id },
        use,
      );
    }
    clock += actingMilliseconds / 2 - 1;
    expect(await session()).toMatchObject({ acting: { restaurant_id: ownRestaurant } });
    clock += 1;
    expect(await session()).toMatchObject({ user: { type: Role.Administrator }, acting: null });
  });

  it('[AMB-06] [R-ARE-04] ends when the restaurant is closed or deleted, and does not go on when that is undone', async () => {
    const another = await portal.signIn(Role.Administrator, Role.Administrator);
    const { UpdateRestaurant, DeleteRestaurant, RestoreRestaurant } = restaurantCommands;
    const id = foreignRestaurant;
    const change = async (...[call, input]: [Parameters<typeof sendCall>[1], Record<string, unknown>]) => {
      expect((await sendCall(portal, call, input, { signedIn: another })).statusCode).toBe(200);
      clock += 1;
    };
    for (const [end, undo] of [
      [() => change(UpdateRestaurant, { id, active: 0 }), () => change(UpdateRestaurant, { id, active: 1 })],
      [() => change(DeleteRestaurant, { id }), () => change(RestoreRestaurant, { id })],
    ] as const) {
      expect((await start(id)).statusCode).toBe(200);
      clock += 1;
      expect(await session()).toMatchObject({ acting: { restaurant_id: id } });
      for (const step of [end, undo]) {
        await step();
        expect(await session()).toMatchObject({ user: { type: Role.Administrator, admin: 1 }, acting: null });
      }
    }
  });

  it('[R-ROL-01] [R-AME-11] is for restricted administrators too, who then order as the restaurant does', async () => {
    const editor = await portal.signIn(Role.Editor, Role.Editor);
    expect((await start(ownRestaurant, editor)).statusCode).toBe(200);
    await portal.caughtUp();
    const world = await worldFor(portal, actorWith(Role.Editor), 'own');
    const input = exampleInput(orderCommands.PlaceOrder, world);
    const placed = await sendCall(portal, orderCommands.PlaceOrder, input, { signedIn: editor });
    expect(placed.statusCode).toBe(200);
  });

  it('[R-ROL-03] is for administrators, and for restaurants that are there and open', async () => {
    for (const role of [Role.Manager, Role.Franchisee, Role.Consultant, Role.Partner]) {
      expect((await start(ownRestaurant, await portal.signIn(role, role))).statusCode).toBe(403);
    }
    const closed = 3;
    await addRestaurant(portal, closed, { active: false });
    for (const [id, status, code] of [
      [999, 404, 'restaurant_not_found'],
      [closed, 422, 'restaurant_inactive'],
    ] as const) {
      const refused = await start(id);
      expect(refused.statusCode).toBe(status);
      expect(refused.json()).toMatchObject({ error: { code } });
    }
  });
});
