import { describe, expect, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { type orderEvents, OrderStatus } from '@portal/contracts/areas/orders';
import { projected } from '@portal/platform/testing/projection-kit';
import { restaurantBindings } from './restaurants.bindings';
import { whenAnOrderOpensOrSettlesThenItsRestaurantKnows } from './when-an-order-opens-or-settles-then-its-restaurant-knows.automation';

type OrderEvent = EventOf<typeof orderEvents>;

const { on } = whenAnOrderOpensOrSettlesThenItsRestaurantKnows(restaurantBindings({} as never));
const about = { orderId: 'a', restaurantId: 1 };
function told(event: { type: OrderEvent['type']; data: object }) {
  const intent = on.get(event.type)?.(projected(event as never));
  return intent && 'input' in intent ? intent.input : null;
}
const changed = (from: OrderStatus, to: OrderStatus) =>
  told({ type: 'OrderStatusChanged', data: { ...about, from, to } });

describe('[AMB-55] a restaurant is told', () => {
  it('of a new order, and of one that is delivered, cancelled or taken up again', () => {
    expect(told({ type: 'OrderPlaced', data: { ...about, status: OrderStatus.Processing } })).toEqual({
      ...about,
      open: true,
    });
    expect(changed(OrderStatus.InProduction, OrderStatus.Delivered)).toEqual({ ...about, open: false });
    expect(changed(OrderStatus.Pending, OrderStatus.Cancelled)).toEqual({ ...about, open: false });
    expect(changed(OrderStatus.Cancelled, OrderStatus.Pending)).toEqual({ ...about, open: true });
  });

  it('of nothing while an order stays open or settled', () => {
    expect(changed(OrderStatus.Processing, OrderStatus.Pending)).toBeNull();
    expect(changed(OrderStatus.Delivered, OrderStatus.Cancelled)).toBeNull();
  });

  it('of orders that are deleted or restored', () => {
    expect(told({ type: 'OrderDeleted', data: about })).toEqual({ ...about, there: false });
    expect(told({ type: 'OrderRestored', data: about })).toEqual({ ...about, there: true });
  });
});
