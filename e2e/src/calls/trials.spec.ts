import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallContract, daysAfter, type Market, Role } from '@portal/contracts';
import { mopCommands, mopQueries, type MopTrial } from '@portal/contracts/areas/mop';
import { orderCommands, OrderStatus } from '@portal/contracts/areas/orders';
import { overviewQueries, type WorkingDaysTrial } from '@portal/contracts/areas/overview';
import {
  type OrderTrial,
  resourceCommands,
  resourceQueries,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { exampleInput } from '@portal/contracts/examples';
import { testClock } from '@portal/platform/testing/test-clock';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, ownRestaurant, resourceId } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { dataOf } from './answers';
import { sendCall } from './send-call';

/** Friday. */
const now = '2026-11-20T09:30:00.000Z';
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';

describe.each(['ES', 'PT'] as const satisfies Market[])('a rule on trial (%s)', (market) => {
  const clock = testClock(now);
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;
  /** Placed by the second test. */
  let orderId: string;

  beforeAll(async () => {
    portal = await openInProcessPortal(market, clock.now);
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(async () => {
    await portal.close();
  });

  async function send<T>(call: CallContract, input: object, signedIn = admin): Promise<T> {
    const answer = await sendCall(portal, call, input as Record<string, unknown>, { signedIn });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return dataOf<T>(answer);
  }

  /** Nothing is appended. */
  async function trial<T>(call: CallContract, input: object): Promise<T> {
    await portal.caughtUp();
    const head = await portal.stores.events.head();
    const found = await send<T>(call, input);
    expect(await portal.stores.events.head()).toBe(head);
    return found;
  }

  async function place(more: object = {}) {
    const world = await worldFor(portal, actorWith(Role.Franchisee), 'own');
    const { order, ...input } = exampleInput(orderCommands.PlaceOrder, world) as { order: object };
    return (
      await send<{ id: string }>(orderCommands.PlaceOrder, { ...input, order: { ...order, ...more } }, ana)
    ).id;
  }

  it('[R-MOP-07] confirms the requests of ninety days, names those turned down, and appends nothing', async () => {
    if (market === 'PT') {
      const refused = await sendCall(portal, mopQueries.TryMopAutoConfirm, {}, { signedIn: admin });
      expect(refused.statusCode).toBe(404);
      return;
    }
    const request = (start_date: string, end_date: string) =>
      send<{ id: string }>(
        mopCommands.RequestMopPause,
        { restaurant_id: ownRestaurant, start_date, end_date, value: reason },
        ana,
      );
    const first = await request('2026-12-03T10:00:00.000Z', '2026-12-03T12:00:00.000Z');
    const cancel_value = 'Ese día hay campaña nacional y la app sigue abierta.';
    await send(mopCommands.ChangeMopPauseStatus, { id: first.id, status: 3, cancel_value });
    clock.jumpTo('2026-11-20T09:31:00.000Z');
    const second = await request('2026-12-03T11:00:00.000Z', '2026-12-03T13:00:00.000Z');
    await send(mopCommands.ChangeMopPauseStatus, { id: second.id, status: 2 });
    await request('2026-12-04T11:00:00.000Z', '2026-12-04T13:00:00.000Z');
    const found = await trial<MopTrial>(mopQueries.TryMopAutoConfirm, {});
    expect(found).toMatchObject({ since: '2026-08-22', requests: 3, confirmed: 2 });
    expect(found.others.map(({ id, outcome, cancel }) => [id, outcome, cancel])).toEqual([
      [second.id, 'overlap', ''],
      [first.id, 'turned_down', cancel_value],
    ]);
  });

  it('[R-CAT-09] [AMB-60] [AMB-61] refuses orders by rules that the form would change, as the pieces were', async () => {
    orderId = await place();
    const as = (rules: object) =>
      trial<OrderTrial>(resourceQueries.TryOrderRules, { id: resourceId, ...rules });
    const asItWas = await as({});
    expect(asItWas).toMatchObject({ since: '2026-08-22', refused: [] });
    expect(asItWas.orders).toBeGreaterThan(0);
    const withdrawn = await as({ status: ResourceStatus.Inactive });
    expect(withdrawn.refused).toHaveLength(asItWas.orders);
    expect(withdrawn.refused.find((order) => order.id === orderId)?.code).toBe('resource_not_orderable');
    expect((await as({ customizable: '', budget: 0 })).refused.map(({ code }) => code)).toContain(
      'not_adaptable',
    );
    expect((await as({ valid_until: '2026-11-01' })).refused).toHaveLength(asItWas.orders);
    expect((await as({ valid_until: '2026-11-20' })).refused).toEqual([]);
    // What is switched later does not change what the trial finds for the orders before.
    await send(resourceCommands.UpdateResource, { id: resourceId, customizable: '' });
    expect((await as({})).refused).toEqual([]);
    const unknown = await sendCall(
      portal,
      resourceQueries.TryOrderRules,
      { id: 999_999 },
      { signedIn: admin },
    );
    expect(unknown.statusCode).toBe(404);
  });

  it('[R16] counts orders by another list of working days; by the same list they are what they were', async () => {
    const needed_by = daysAfter(now.slice(0, 10), 3);
    await send(orderCommands.ChangeOrderStatus, { id: orderId, status: OrderStatus.Processing });
    clock.jumpTo('2026-11-24T09:30:00.000Z');
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    await send(orderCommands.ChangeOrderStatus, { id: orderId, status: OrderStatus.Delivered });
    const as = (list: object) => trial<WorkingDaysTrial>(overviewQueries.TryWorkingDays, list);
    const same = await as({});
    expect(same.trial).toEqual(same.real);
    expect(same.changed).toEqual([]);
    expect(same.orders).toBeGreaterThan(0);
    const monday = await as({ closed: [needed_by] });
    expect(monday.real).toEqual(same.real);
    expect(same.real.delivery?.most_hours).toBe(48);
    expect(monday.trial.delivery?.most_hours).toBe(24);
    const weekend = await as({ last_weekday: 7 });
    expect(weekend.trial.delivery?.most_hours).toBe(96);
    expect((await as({ region: 6, closed: [needed_by] })).orders).toBe(0);
  });
});
