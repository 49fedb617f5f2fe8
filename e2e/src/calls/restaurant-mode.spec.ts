import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { actingMilliseconds, sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { exampleInput } from '@portal/contracts/examples';
import { systemActor } from '@portal/platform/decider/decider';
import { addRestaurant } from '../house/add-restaurant';
import { type InProcessHouse, openInProcessHouse, type SignedIn } from '../house/in-process-house';
import { actorWith, buildSmallWorld, foreignRestaurant, ownRestaurant } from '../house/small-world';
import { worldFor } from '../house/world-for';
import { sendCall } from './send-call';

const { StartRestaurantMode, EndRestaurantMode } = sessionCommands;

describe('acting in the place of a restaurant over HTTP', () => {
  let house: InProcessHouse;
  let clock: number;
  let admin: SignedIn;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    house = await openInProcessHouse('ES', () => new Date(clock));
    await buildSmallWorld(house);
    admin = await house.signIn(Role.Administrator, Role.Administrator);
  });
  afterEach(() => house.close());

  const start = (restaurant_id: number, signedIn = admin) =>
    sendCall(house, StartRestaurantMode, { restaurant_id }, { signedIn });
  const session = async () => {
    await house.caughtUp();
    const answer = await sendCall(house, sessionQueries.GetSession, {}, { signedIn: admin });
    return answer.json<{ data: { user: object; restaurants: { id: number }[]; acting: unknown } }>().data;
  };
  const listOrders = () => sendCall(house, orderQueries.ListOrders, {}, { signedIn: admin });

  it('[R-AME-11] [AMB-06] answers who the session is now: somebody of that one restaurant, with its end', async () => {
    expect((await start(foreignRestaurant)).statusCode).toBe(200);
    const until = new Date(clock + actingMilliseconds).toISOString();
    const { user, restaurants, acting } = await session();
    expect(user).toMatchObject({ id: 2, type: Role.Manager, admin: 0, locations: [foreignRestaurant] });
    expect(restaurants.map(({ id }) => id)).toEqual([foreignRestaurant]);
    expect(acting).toEqual({ restaurant_id: foreignRestaurant, until, role: Role.Administrator });
  });

  it('[AMB-06] [R11] records both identities with what is done', async () => {
    await start(ownRestaurant);
    await house.caughtUp();
    const world = await worldFor(house, actorWith(Role.Administrator), 'own');
    const input = exampleInput(orderCommands.PlaceOrder, world);
    const placed = await sendCall(house, orderCommands.PlaceOrder, input, { signedIn: admin });
    expect(placed.statusCode).toBe(200);
    const { id } = placed.json<{ data: { id: string } }>().data;
    const [event] = await house.stores.events.readStream(`order-${id}`);
    expect(event?.metadata).toMatchObject({
      actor: 'user-2',
      onBehalfOf: `restaurant-${ownRestaurant}`,
      role: Role.Manager,
      restaurant: ownRestaurant,
    });
  });

  it('[R-ROL-08] reaches no other restaurant and nothing of administrators meanwhile', async () => {
    await start(ownRestaurant);
    await house.caughtUp();
    expect((await start(foreignRestaurant)).statusCode).toBe(403);
    const status = await sendCall(
      house,
      orderCommands.ChangeOrderStatus,
      exampleInput(
        orderCommands.ChangeOrderStatus,
        await worldFor(house, actorWith(Role.Administrator), 'own'),
      ),
      { signedIn: admin },
    );
    expect(status.statusCode).toBe(403);
    expect((await listOrders()).statusCode).toBe(200);
  });

  it('[AMB-06] ends when it is ended, once and quietly again', async () => {
    await start(ownRestaurant);
    await house.caughtUp();
    for (const _time of ['first', 'again']) {
      const ended = await sendCall(house, EndRestaurantMode, {}, { signedIn: admin });
      expect(ended.json()).toMatchObject({ status: true, data: { ended: true } });
    }
    expect(await session()).toMatchObject({ user: { type: Role.Administrator, admin: 1 }, acting: null });
  });

  it('[AMB-06] ends by itself, though the session goes on', async () => {
    await start(ownRestaurant);
    clock += actingMilliseconds / 2;
    const { documents } = await house.stores.views.find<{ id: string }>('sessions', {});
    const use = { actor: systemActor, correlationId: 'use' };
    for (const { id } of documents) {
      await house.writeSide.runner.run(
        house.writeSide.bindings.session.ExtendSession,
        { sessionId: id },
        use,
      );
    }
    clock += actingMilliseconds / 2 - 1;
    expect(await session()).toMatchObject({ acting: { restaurant_id: ownRestaurant } });
    clock += 1;
    expect(await session()).toMatchObject({ user: { type: Role.Administrator }, acting: null });
  });

  it('[R-ROL-01] [R-AME-11] is for restricted administrators too, who then order as the restaurant does', async () => {
    const editor = await house.signIn(Role.Editor, Role.Editor);
    expect((await start(ownRestaurant, editor)).statusCode).toBe(200);
    await house.caughtUp();
    const world = await worldFor(house, actorWith(Role.Editor), 'own');
    const input = exampleInput(orderCommands.PlaceOrder, world);
    const placed = await sendCall(house, orderCommands.PlaceOrder, input, { signedIn: editor });
    expect(placed.statusCode).toBe(200);
  });

  it('[R-ROL-03] is for administrators, and for restaurants that are there and open', async () => {
    for (const role of [Role.Manager, Role.Franchisee, Role.Consultant, Role.Partner]) {
      expect((await start(ownRestaurant, await house.signIn(role, role))).statusCode).toBe(403);
    }
    const closed = 3;
    await addRestaurant(house, closed, { active: false });
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
