import type { EventOf } from '@portal/contracts';
import { mayActOn, reject } from '@portal/contracts';
import { maxImages } from '@portal/contracts/areas/cart';
import type { orderEvents, OrderStatus, PlaceOrderInput } from '@portal/contracts/areas/orders';
import { initialStatus } from '@portal/contracts/areas/orders';
import type { Command } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';
import type { PlaceOrderFacts } from './place-order.facts';

export type OrderEvent = EventOf<typeof orderEvents>;

export interface Order {
  readonly number: number;
  readonly userId: number;
  readonly restaurantId: number;
  readonly status: OrderStatus;
  readonly images: readonly string[];
  readonly deleted: boolean;
}

type ById = { readonly id: string };

export type OrderCommands = {
  PlaceOrder: { input: PlaceOrderInput; facts: PlaceOrderFacts };
  ChangeOrderStatus: { input: ById & { readonly status: OrderStatus }; facts: undefined };
  DeleteOrder: { input: ById; facts: undefined };
  RestoreOrder: { input: ById; facts: undefined };
  AttachOrderImages: { input: ById & { readonly image: readonly string[] }; facts: undefined };
};

const notFound = reject('order_not_found');

function placed({ input, facts, actor }: Command<PlaceOrderInput, PlaceOrderFacts>): OrderEvent {
  const { order, reference, link } = input;
  return {
    type: 'OrderPlaced',
    data: {
      orderId: facts.orderId,
      number: facts.number,
      userId: actor.userId,
      restaurantId: order.restaurant_id,
      restaurantSite: facts.restaurant.site,
      restaurantName: facts.restaurant.name,
      restaurantRazon: facts.restaurant.razon,
      comments: order.comments,
      reference,
      link,
      status: initialStatus,
      items: facts.items,
      images: facts.items.flatMap((item) => item.images),
    },
    personal: {
      subject: actor.id,
      value: {
        userName: actor.name,
        contactName: order.contact_name,
        contactEmail: order.contact_email,
        contactPhone: order.contact_phone,
      },
    },
  };
}

/** One order from its placing on. Stream `order-{id}`; `null` until it is placed. */
export const orderDecider = defineDecider<Order | null, OrderCommands, OrderEvent>({
  initial: null,

  decide: {
    PlaceOrder: (command, order) => (order ? [] : [placed(command)]),

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

    AttachOrderImages: ({ input, actor }, order) => {
      if (!order || order.deleted || !mayActOn(actor, order.restaurantId)) return notFound;
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
