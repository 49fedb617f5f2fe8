import type { EventOf } from '@portal/contracts';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import { defineDecider } from '@portal/platform/decider/decider';

export type OpenOrdersEvent = Extract<EventOf<typeof restaurantEvents>, { type: 'RestaurantOrderCounted' }>;

interface Counted {
  readonly open: boolean;
  /** Not deleted. */
  readonly there: boolean;
}

/** Orders that are neither delivered nor cancelled, by id. */
type OpenOrders = ReadonlyMap<string, Counted>;

interface CountOrder {
  readonly restaurantId: number;
  readonly orderId: string;
  /** Left out: as it was. */
  readonly open?: boolean | undefined;
  readonly there?: boolean | undefined;
}

export const openOrdersStream = (restaurantId: number) => `restaurantOrders-${restaurantId}`;

/** Orders of a restaurant that wait for something; deleted ones do not count. */
export const countOpen = (orders: OpenOrders): number =>
  [...orders.values()].filter(({ there }) => there).length;

const settled: Counted = { open: false, there: true };

/** The open orders of one restaurant, so that it is not deleted while somebody waits for one (AMB-55). */
export const openOrdersDecider = defineDecider<
  OpenOrders,
  { CountOrder: { input: CountOrder; facts: undefined } },
  OpenOrdersEvent
>({
  initial: new Map(),

  decide: {
    CountOrder({ input }, orders) {
      const { restaurantId, orderId } = input;
      const before = orders.get(orderId) ?? settled;
      const { open = before.open, there = before.there } = input;
      if (open === before.open && (there === before.there || !open)) return [];
      return [{ type: 'RestaurantOrderCounted', data: { restaurantId, orderId, open, there } }];
    },
  },

  evolve: {
    RestaurantOrderCounted(orders, { data: { orderId, open, there } }) {
      const after = new Map(orders);
      if (open) after.set(orderId, { open, there });
      else after.delete(orderId);
      return after;
    },
  },
});
