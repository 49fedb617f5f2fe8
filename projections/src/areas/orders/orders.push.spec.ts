import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anOrderPlaced, orderPushes } from '@portal/contracts/areas/orders';
import { projected } from '@portal/platform/testing/projection-kit';
import { orderPushRules } from './orders.push';

const placed = anOrderPlaced();
const { orderId } = placed.data;
const administrators = [{ role: Role.Administrator }, { role: Role.Editor }];
const pushesOf = (event: Parameters<typeof projected>[0]) => {
  const pushes = orderPushRules.on.get(event.type)?.(projected(event, 41)) ?? [];
  for (const { name, payload } of pushes) {
    expect(orderPushes.payloads[name as keyof typeof orderPushes.payloads].parse(payload)).toEqual(payload);
  }
  return pushes;
};

describe('pushes of orders', () => {
  it('[R-ARC-06] tells the administrators of a new order', () => {
    expect(pushesOf(placed)).toEqual([
      { name: 'OrderPlaced', payload: { orderId, position: 42 }, to: administrators },
    ]);
  });

  it('[R-ORD-19] tells the restaurant and the administrators of a new status', () => {
    const changed = {
      type: 'OrderStatusChanged',
      data: { orderId, restaurantId: 1, from: 1, to: 3 },
    };
    expect(pushesOf(changed)).toEqual([
      {
        name: 'OrderStatusChanged',
        payload: { orderId, status: 3, version: 41, position: 42 },
        to: [{ restaurant: 1 }, ...administrators],
      },
    ]);
  });

  it.each(['OrderDeleted', 'OrderRestored', 'OrderImagesAttached'])('tells both sides of %s', (type) => {
    const data = { orderId, restaurantId: 1, ...(type === 'OrderImagesAttached' && { images: ['a'] }) };
    expect(pushesOf({ type, data })).toEqual([
      {
        name: 'OrderChanged',
        payload: { orderId, position: 42 },
        to: [{ restaurant: 1 }, ...administrators],
      },
    ]);
  });
});
