import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anOrderPlaced } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderDecider, type OrderEvent } from './order.decider';

const id = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const marta = testActor(Role.Administrator, {
  id: 'user-1',
  userId: 1,
  restaurants: [],
});
const berta = { userId: 2, name: 'Berta Gil' };
const placed = anOrderPlaced();
const assigned = (from: number | null, to: number | null): OrderEvent => ({
  type: 'OrderAssigned',
  data: { orderId: id, restaurantId: 1, from, to },
});
const cancelled: OrderEvent = {
  type: 'OrderCancelledByRestaurant',
  data: { orderId: id, restaurantId: 1, from: 1 },
};
const toBerta = { input: { id, user_id: 2 }, facts: { assignee: berta }, actor: marta };
const unassigning = { input: { id, user_id: 0 }, facts: { assignee: null }, actor: marta };

describe('assigning an order', () => {
  it('[R-ORD-16] records the new and the former assignee', () => {
    givenEvents(orderDecider, [placed])
      .when('AssignOrder', toBerta)
      .then([assigned(null, 2)]);
    givenEvents(orderDecider, [placed, assigned(null, 1)])
      .when('AssignOrder', toBerta)
      .then([assigned(1, 2)]);
  });

  it('[R-ORD-16] unassigns it', () => {
    givenEvents(orderDecider, [placed, assigned(null, 2)])
      .when('AssignOrder', unassigning)
      .then([assigned(2, null)]);
  });

  it('[R-ORD-18] produces no event when already assigned so', () => {
    givenEvents(orderDecider, [placed, assigned(null, 2)])
      .when('AssignOrder', toBerta)
      .thenNothing();
    givenEvents(orderDecider, [placed]).when('AssignOrder', unassigning).thenNothing();
  });

  it('[R-ORD-16] rejects an unknown or cancelled order', () => {
    givenEvents(orderDecider, []).when('AssignOrder', toBerta).thenRejected('order_not_found');
    givenEvents(orderDecider, [placed, cancelled])
      .when('AssignOrder', toBerta)
      .thenRejected('order_cancelled');
  });

  it('[R-ORD-16] unassigns a cancelled one', () => {
    const settled: OrderEvent = {
      type: 'OrderStatusChanged',
      data: { orderId: id, restaurantId: 1, from: 1, to: 5 },
    };
    givenEvents(orderDecider, [placed, assigned(null, 2), settled])
      .when('AssignOrder', unassigning)
      .then([assigned(2, null)]);
  });
});

describe('a deployment in which who first deals with an order takes it', () => {
  const first = { input: { id, status: 2 as const }, facts: { isTakenByFirst: true }, actor: marta };
  const moved: OrderEvent = {
    type: 'OrderStatusChanged',
    data: { orderId: id, restaurantId: 1, from: 1, to: 2 },
  };

  it('[R-ORD-17] records both at once', () => {
    givenEvents(orderDecider, [placed])
      .when('ChangeOrderStatus', first)
      .then([assigned(null, 1), moved]);
  });

  it('[R-ORD-17] keeps the assignee of an order', () => {
    givenEvents(orderDecider, [placed, assigned(null, 2)])
      .when('ChangeOrderStatus', first)
      .then([moved]);
  });

  it('[R-ORD-17] assigns it to known people only', () => {
    const system = testActor(Role.Administrator, { id: 'user-1', userId: 0 });
    givenEvents(orderDecider, [placed])
      .when('ChangeOrderStatus', { ...first, actor: system })
      .then([moved]);
  });
});
