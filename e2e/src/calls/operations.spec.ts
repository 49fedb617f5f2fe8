import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { csrfHeader, Role } from '@portal/contracts';
import type {
  OperationRecord,
  ParkedStreamRecord,
  ProjectionHealth,
} from '@portal/contracts/areas/operations';
import { orders } from '@portal/contracts/areas/orders';
import { allProjections } from '@portal/projections';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';

jest.setTimeout(60_000);

describe('operating the portal', () => {
  let portal: InProcessPortal;
  let admin: SignedIn;
  beforeEach(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    admin = await portal.signIn(2, Role.Administrator);
  });
  afterEach(() => portal.close());

  async function ask<T>(path: string): Promise<T> {
    const answer = await portal.app.inject({
      method: 'GET',
      url: `/api/operations/${path}`,
      headers: { ...admin },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: T }>().data;
  }
  async function request(path: string, payload: object): Promise<string> {
    const headers = { ...admin, [csrfHeader]: admin[csrfHeader], 'idempotency-key': randomUUID() };
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/operations/${path}`,
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { id: string } }>().data.id;
  }
  /** After its end. */
  async function outcomeOf(id: string): Promise<OperationRecord> {
    for (;;) {
      const found = (await ask<OperationRecord[]>('log')).find((operation) => operation.id === id);
      if (found?.finished_at) return found;
      await portal.caughtUp();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** @returns how to repair it */
  async function poison(orderId: string) {
    const stream = `order-${orderId}`;
    const placed = await portal.stores.events.readStream(stream);
    const last = placed.at(-1);
    if (!last) throw new Error('the order is missing');
    const data = { orderId, restaurantId: 1, from: 1, to: 'shipped by pigeon', userId: 2 };
    const bad = { ...last, id: randomUUID(), type: 'OrderStatusChanged', data };
    await portal.stores.events.append(stream, last.revision, [bad]);
    await portal.caughtUp();
    return stream;
  }

  it('[R9] a poisoned stream is listed with its reason, the rest goes on, and a retry reports that it is still stuck', async () => {
    const { orderId } = await worldFor(portal, actorWith(Role.Franchisee), 'own');
    const stream = await poison(orderId);
    const { orderId: later } = await worldFor(portal, actorWith(Role.Franchisee), 'own');
    await portal.caughtUp();
    expect(await portal.stores.views.get(orders.name, later)).toMatchObject({ id: later });
    // Each view has its own position.
    const parked = await ask<ParkedStreamRecord[]>('parked');
    expect(parked.map(({ projection }) => projection).sort()).toEqual(['notices', 'orders']);
    for (const each of parked) {
      expect(each).toMatchObject({ stream, event_type: 'OrderStatusChanged' });
      expect(each.reason).not.toBe('');
    }
    const id = await request('parked/retry', { projection: 'orders', stream });
    expect(await outcomeOf(id)).toMatchObject({
      kind: 'retry',
      state: 'stuck',
      user_name: 'Persona 2',
      attempts: 1,
    });
    expect(await ask<ParkedStreamRecord[]>('parked')).toHaveLength(2);
  });

  it('[R8] a comparison changes nothing, a rebuild switches, and both say what they found', async () => {
    await worldFor(portal, actorWith(Role.Franchisee), 'own');
    await portal.caughtUp();
    const projection = 'orders';
    const [order] = (await portal.stores.views.find<{ id: string }>(projection, { size: 1 })).documents;
    if (!order) throw new Error('the order is missing');
    const writes = [{ view: projection, id: order.id, document: { ...order, name: 'spoilt' } }];
    await portal.stores.views.commit([{ projection, position: 0, writes, outOfTurn: true }]);

    const compared = await outcomeOf(await request('rebuild', { projections: projection, activate: 0 }));
    expect(compared).toMatchObject({
      kind: 'comparison',
      state: 'done',
      report: { views: [{ different: 1 }] },
    });
    expect(await portal.stores.views.get(projection, order.id)).toMatchObject({ name: 'spoilt' });
    const rebuilt = await outcomeOf(await request('rebuild', { projections: projection }));
    expect(rebuilt).toMatchObject({
      kind: 'rebuild',
      state: 'done',
      report: { views: [{ different: 1 }], parked: 0 },
    });
    expect(await portal.stores.views.get(projection, order.id)).toEqual(order);
    expect(portal.problems).toEqual([]);
  });

  it('[R9] every projection reports where it is, and none is silent', async () => {
    let projections: ProjectionHealth[] = [];
    while (projections.length === 0) {
      projections = await ask<ProjectionHealth[]>('projections');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(projections.map(({ name }) => name).sort()).toEqual(allProjections.map(({ name }) => name).sort());
    expect(projections.every(({ silent, parked }) => !silent && parked === 0)).toBe(true);
  });
});
