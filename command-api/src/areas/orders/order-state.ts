import type { EventOf } from '@portal/contracts';
import {
  type ChangedItem,
  type OrderedItem,
  type orderEvents,
  type OrderStatus,
  OrderStatus as Status,
} from '@portal/contracts/areas/orders';
import type { Evolutions } from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';

export type OrderEvent = EventOf<typeof orderEvents>;

/** Empty once the person is erased. */
export interface OrderContact {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly comments: string;
}

export interface Order {
  readonly number: number;
  readonly userId: number;
  readonly restaurantId: number;
  readonly status: OrderStatus;
  /** User id; `null`: unassigned. */
  readonly assignee: number | null;
  readonly contact: OrderContact;
  readonly items: readonly OrderedItem[];
  readonly images: PersistentSet<string>;
  readonly deleted: boolean;
}

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type Changed = Extract<OrderEvent, { type: 'OrderChangedByRestaurant' }>;

function contactOf({ personal }: Placed): OrderContact {
  const { contactName = '', contactEmail = '', contactPhone = '', comments = '' } = personal.value ?? {};
  return { contactName, contactEmail, contactPhone, comments };
}

const contactAfter = ({ contact }: Order, { personal }: Changed): OrderContact => ({
  ...contact,
  ...personal.value,
});

const withChange = (items: readonly OrderedItem[], { at, ...changed }: ChangedItem) =>
  items.map((item, place) => (place === at ? { ...item, ...changed } : item));

export const orderEvolutions: Evolutions<Order | null, OrderEvent> = {
  OrderPlaced: (_none, event) => {
    const { number, userId, restaurantId, status, items, images } = event.data;
    return {
      number,
      userId,
      restaurantId,
      status,
      items,
      images: PersistentSet.of(images),
      contact: contactOf(event),
      assignee: null,
      deleted: false,
    };
  },
  OrderStatusChanged: (order, { data }) => order && { ...order, status: data.to },
  OrderAssigned: (order, { data }) => order && { ...order, assignee: data.to },
  OrderCancelledByRestaurant: (order) => order && { ...order, status: Status.Cancelled },
  OrderChangedByRestaurant: (order, event) =>
    order && {
      ...order,
      contact: contactAfter(order, event),
      items: event.data.items.reduce(withChange, order.items),
    },
  OrderImagesAttached: (order, { data }) =>
    order && { ...order, images: data.images.reduce((all, key) => all.with(key), order.images) },
  OrderDeleted: (order) => order && { ...order, deleted: true },
  OrderRestored: (order) => order && { ...order, deleted: false },
};
