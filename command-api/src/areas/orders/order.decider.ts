import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { maxImages } from '@portal/contracts/areas/cart';
import type {
  orderCommands,
  orderEvents,
  OrderStatus,
  PlaceOrderInput,
} from '@portal/contracts/areas/orders';
import { initialStatus } from '@portal/contracts/areas/orders';
import type { Command, CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import type { OrderNumber, PlaceOrderFacts } from './place-order.facts';

export type OrderEvent = EventOf<typeof orderEvents>;

export interface Order {
  readonly number: number;
  readonly userId: number;
  readonly restaurantId: number;
  readonly status: OrderStatus;
  readonly images: readonly string[];
  readonly deleted: boolean;
}

type Contracts = typeof orderCommands;

export type OrderCommands = {
  PlaceOrder: CommandFor<Contracts['PlaceOrder'], PlaceOrderFacts, OrderNumber>;
  ChangeOrderStatus: CommandFor<Contracts['ChangeOrderStatus']>;
  DeleteOrder: CommandFor<Contracts['DeleteOrder']>;
  RestoreOrder: CommandFor<Contracts['RestoreOrder']>;
  AttachOrderImages: CommandFor<Contracts['AttachOrderImages']>;
};

const notFound = reject('order_not_found');

function placed(
  { input, facts, actor }: Command<PlaceOrderInput, PlaceOrderFacts>,
  { number }: OrderNumber,
): OrderEvent {
  const { order, reference, link } = input;
  return {
    type: 'OrderPlaced',
    data: {
      orderId: facts.orderId,
      number,
      userId: actor.userId,
      restaurantId: order.restaurant_id,
      restaurantSite: facts.restaurant.site,
      restaurantName: facts.restaurant.name,
      restaurantRazon: facts.restaurant.razon,
      comments: '',
      reference,
      link,
      status: initialStatus,
      items: facts.items.map((item) => ({ ...item, custom_ship: '' })),
      images: facts.items.flatMap((item) => item.images),
    },
    personal: {
      subject: actor.id,
      value: {
        userName: actor.name,
        contactName: order.contact_name,
        contactEmail: order.contact_email,
        contactPhone: order.contact_phone,
        comments: order.comments,
        customShips: facts.items.map((item) => item.custom_ship),
      },
    },
  };
}

/** One order from its placing on. Stream `order-{id}`; `null` until it is placed. */
export const orderDecider = defineDecider<Order | null, OrderCommands, OrderEvent>({
  initial: null,
  // Pictures that are added, and to be taken off the lists, leave the status as it was seen.
  editEvents: ['OrderPlaced', 'OrderStatusChanged'],

  decide: {
    PlaceOrder: (command, order) => (order ? [] : (number) => [placed(command, number)]),

    ChangeOrderStatus: ({ input, actor }, order) => {
      if (!order || order.deleted) return notFound;
      if (order.status === input.status) return [];
      return [
        {
          type: 'OrderStatusChanged',
          data: { orderId: input.id, restaurantId: order.restaurantId, from: order.status, to: input.status },
          personal: { subject: actor.id, value: { userName: actor.name } },
        },
      ];
    },

    DeleteOrder: ({ input }, order) => {
      if (!order) return notFound;
      return order.deleted
        ? []
        : [{ type: 'OrderDeleted', data: { orderId: input.id, restaurantId: order.restaurantId } }];
    },

    RestoreOrder: ({ input }, order) => {
      if (!order) return notFound;
      return order.deleted
        ? [{ type: 'OrderRestored', data: { orderId: input.id, restaurantId: order.restaurantId } }]
        : [];
    },

    AttachOrderImages: ({ input }, order) => {
      if (!order || order.deleted) return notFound;
      const added = input.image.filter((key) => !order.images.includes(key));
      if (added.length === 0) return [];
      if (order.images.length + added.length > maxImages) return reject('too_many_images');
      const { restaurantId } = order;
      return [
        {
          type: 'OrderImagesAttached',
          data: { orderId: input.id, restaurantId, images: [...new Set(added)] },
        },
      ];
    },
  },

  evolve: {
    OrderPlaced: (_none, { data }) => ({
      number: data.number,
      userId: data.userId,
      restaurantId: data.restaurantId,
      status: data.status,
      images: data.images,
      deleted: false,
    }),
    OrderStatusChanged: (order, { data }) => order && { ...order, status: data.to },
    OrderImagesAttached: (order, { data }) =>
      order && { ...order, images: [...order.images, ...data.images] },
    OrderDeleted: (order) => order && { ...order, deleted: true },
    OrderRestored: (order) => order && { ...order, deleted: false },
  },
});
