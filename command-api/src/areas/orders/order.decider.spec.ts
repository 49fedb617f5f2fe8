import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { maxImages } from '@portal/contracts/areas/cart';
import { anOrderedItem, anOrderInput, anOrderPlaced } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderDecider, type OrderEvent } from './order.decider';

const id = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const order = anOrderInput('ES');
const items = [anOrderedItem('ES')];
const restaurant = { id: 1, site: '101', name: 'Gran Vía', razon: 'Gran Vía Restauración SL' };
const facts = { orderId: id, restaurant, items };
const ana = testActor(Role.Franchisee);
const admin = testActor(Role.Administrator, { userId: 1, restaurants: [] });

const byHand = { isTakenByFirst: false };

const placed = anOrderPlaced();
const changed = (from: 1 | 2 | 3, to: 2 | 3 | 4): OrderEvent => ({
  type: 'OrderStatusChanged',
  data: { orderId: id, restaurantId: 1, from, to },
});
const deleted: OrderEvent = { type: 'OrderDeleted', data: { orderId: id, restaurantId: 1 } };
const restored: OrderEvent = { type: 'OrderRestored', data: { orderId: id, restaurantId: 1 } };
const withImages = (images: string[]): OrderEvent => ({
  type: 'OrderImagesAttached',
  data: { orderId: id, restaurantId: 1, images },
});

describe('placing an order', () => {
  const command = {
    input: { order, reference: 'otoño', link: '/cart' },
    facts,
    taken: { number: 7 },
    actor: ana,
  };

  it('[R-ORD-05] [R-ORD-06] records what was ordered, with names and number that the server found out', () => {
    givenEvents(orderDecider, []).when('PlaceOrder', command).then([placed]);
  });

  it('[R-CRT-09] [AMB-77] records its entries of the own cart; an acting administrator has another cart', () => {
    const cart = { device: 'a'.repeat(16), entries: [{ id: '1763640000000', version: 3 }] };
    const input = { ...command.input, cart };
    givenEvents(orderDecider, [])
      .when('PlaceOrder', { ...command, input })
      .then([anOrderPlaced({ cart })]);
    const acting = testActor(Role.Franchisee, { onBehalfOf: 'user-12' });
    givenEvents(orderDecider, [])
      .when('PlaceOrder', { ...command, input, actor: acting })
      .then([anOrderPlaced()]);
  });

  it('holds the day by which it is needed', () => {
    const dated = { ...order, needed_by: '2026-12-04' };
    givenEvents(orderDecider, [])
      .when('PlaceOrder', { ...command, input: { ...command.input, order: dated } })
      .then([anOrderPlaced({ neededBy: '2026-12-04' })]);
  });

  it('[R-CRT-09] places the same order only once', () => {
    givenEvents(orderDecider, [placed]).when('PlaceOrder', command).thenNothing();
  });
});

describe('changing the status', () => {
  it('[R-ORD-16] [R-ORD-17] lets an administrator pick another status at any time, naming who did it', () => {
    givenEvents(orderDecider, [placed])
      .when('ChangeOrderStatus', { input: { id, status: 3 }, facts: byHand, actor: admin })
      .then([changed(1, 3)]);
    givenEvents(orderDecider, [placed, changed(1, 3)])
      .when('ChangeOrderStatus', { input: { id, status: 2 }, facts: byHand, actor: admin })
      .then([{ ...changed(1, 2), data: { orderId: id, restaurantId: 1, from: 3, to: 2 } } as OrderEvent]);
  });

  it('[R-ORD-18] [AMB-27] produces no event when nothing changed', () => {
    givenEvents(orderDecider, [placed, changed(1, 2)])
      .when('ChangeOrderStatus', { input: { id, status: 2 }, facts: byHand, actor: admin })
      .thenNothing();
  });

  it('[R-ORD-16] knows no status of an order that is not there or was deleted', () => {
    const command = { input: { id, status: 2 as const }, facts: byHand, actor: admin };
    givenEvents(orderDecider, []).when('ChangeOrderStatus', command).thenRejected('order_not_found');
    givenEvents(orderDecider, [placed, deleted])
      .when('ChangeOrderStatus', command)
      .thenRejected('order_not_found');
  });
});

describe('deleting and restoring', () => {
  it('[R-ORD-21] removes an order from the lists and restores it', () => {
    givenEvents(orderDecider, [placed]).when('DeleteOrder', { input: { id } }).then([deleted]);
    givenEvents(orderDecider, [placed, deleted]).when('RestoreOrder', { input: { id } }).then([restored]);
  });

  it('[R-ORD-21] produces no event when already in that state', () => {
    givenEvents(orderDecider, [placed, deleted]).when('DeleteOrder', { input: { id } }).thenNothing();
    givenEvents(orderDecider, [placed]).when('RestoreOrder', { input: { id } }).thenNothing();
  });

  it('[R-ORD-21] rejects an order that never existed', () => {
    givenEvents(orderDecider, []).when('DeleteOrder', { input: { id } }).thenRejected('order_not_found');
    givenEvents(orderDecider, []).when('RestoreOrder', { input: { id } }).thenRejected('order_not_found');
  });
});

describe('adding pictures', () => {
  it('[R-ORD-20] adds new pictures once', () => {
    givenEvents(orderDecider, [placed, withImages(['a'])])
      .when('AttachOrderImages', { input: { id, image: ['a', 'b', 'b'] }, actor: ana })
      .then([withImages(['b'])]);
  });

  it('[R-ORD-20] produces no event when all of them are there', () => {
    givenEvents(orderDecider, [placed, withImages(['a'])])
      .when('AttachOrderImages', { input: { id, image: ['a'] }, actor: ana })
      .thenNothing();
  });

  it('[R-CON-10] refuses a sixth picture', () => {
    givenEvents(orderDecider, [placed, withImages(['a', 'b', 'c', 'd'])])
      .when('AttachOrderImages', { input: { id, image: ['e', 'f'] }, actor: ana })
      .thenRejected('too_many_images', { max: maxImages });
    givenEvents(orderDecider, [placed, withImages(['a', 'b', 'c', 'd'])])
      .when('AttachOrderImages', { input: { id, image: ['e'] }, actor: ana })
      .then([withImages(['e'])]);
  });
});
