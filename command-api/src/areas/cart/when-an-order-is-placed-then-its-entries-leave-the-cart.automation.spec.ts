import { describe, expect, it } from '@jest/globals';
import { anOrderPlaced } from '@portal/contracts/areas/orders';
import { projected } from '@portal/platform/testing/projection-kit';
import { syncedCartBindings } from './synced-cart.bindings';
import { whenAnOrderIsPlacedThenItsEntriesLeaveTheCart } from './when-an-order-is-placed-then-its-entries-leave-the-cart.automation';

const { on } = whenAnOrderIsPlacedThenItsEntriesLeaveTheCart(syncedCartBindings({} as never));
const requested = (facts: Parameters<typeof anOrderPlaced>[0]) =>
  on.get('OrderPlaced')?.(projected(anOrderPlaced(facts)));

describe('[R-CRT-09] an order that was placed', () => {
  it('takes the entries that it was made of out of the cart of who placed it', () => {
    const cart = { device: 'a'.repeat(16), entries: [{ id: '1763640000000', version: 3 }] };
    expect(requested({ userId: 12, orderId: 'order', cart })).toMatchObject({
      input: { userId: 12, orderId: 'order', ...cart },
    });
  });

  it('leaves carts alone where it does not say of what it was made', () => {
    expect(requested({})).toBeNull();
  });
});
