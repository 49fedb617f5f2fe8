import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { answerTimeQueries } from './answer-times.queries';
import type { orderCommands } from './orders.commands';
import type { ownOrderCommands } from './own-order.commands';
import type { orderQueries } from './orders.queries';
import type { orderDownloads } from './orders.downloads';
import { anOrderInput } from './orders.builders';

const order = (world: World) => {
  const { items, ...rest } = anOrderInput(world.market, { restaurant_id: world.restaurantId });
  return {
    ...rest,
    items: items.map((item) => ({
      ...item,
      resource_id: world.resourceId,
      billed: world.restaurantId,
      shipped: world.restaurantId,
      custom_file: world.uploadKey,
      images: [world.imageKey],
    })),
  };
};

/** A valid input of each call, in a world where these things exist. */
export const ordersExamples: ExamplesOf<
  typeof orderCommands &
    typeof ownOrderCommands &
    typeof orderQueries &
    typeof answerTimeQueries &
    typeof orderDownloads,
  World
> = {
  PlaceOrder: (world) => ({ order: order(world), reference: 'REF-0001', link: '/cart' }),
  ChangeOrderStatus: ({ orderId }) => ({ id: orderId, status: 2 }),
  AssignOrder: ({ orderId, userId }) => ({ id: orderId, user_id: userId }),
  CancelOwnOrder: ({ orderId }) => ({ id: orderId }),
  ChangeOwnOrder: (world) => {
    const { items: _items, restaurant_id: _restaurant, ...contact } = anOrderInput(world.market);
    return { id: world.orderId, ...contact, comments: 'Con prisa' };
  },
  DeleteOrder: ({ orderId }) => ({ id: orderId }),
  RestoreOrder: ({ orderId }) => ({ id: orderId }),
  AttachOrderImages: ({ orderId, imageKey }) => ({ id: orderId, image: [imageKey] }),
  ListOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId, status: [1, 2], size: 10 }),
  CountOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  ListAssignees: () => ({}),
  GetWorkload: () => ({}),
  ListAnswerTimes: () => ({}),
  GetOrder: ({ orderId }) => ({ id: orderId }),
  OpenOrderFile: ({ orderId, orderFileKey }) => ({ id: orderId, key: orderFileKey }),
};
