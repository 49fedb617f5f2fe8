import { reject } from '@portal/contracts';
import { maxImages } from '@portal/contracts/areas/cart';
import {
  initialStatus,
  type orderCommands,
  type OrderedItem,
  OrderStatus as Status,
  type ownOrderCommands,
  type PlaceOrderInput,
} from '@portal/contracts/areas/orders';
import { type Actor, type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { onlyRecord } from '@portal/platform/decider/stream-states';
import type { AssigneeFacts, TakingFacts } from './assignee.facts';
import { type NeededByCommands, neededByDecisions } from './needed-by';
import { type Order, type OrderEvent, orderEvolutions } from './order-state';
import { cancelOwnOrder, changeOwnOrder, type OwnOrderFacts } from './own-order';
import { type ProofCommands, proofDecisions } from './proof';
import { type QuoteCommands, quoteDecisions } from './quote';

export interface PlaceOrderFacts {
  readonly orderId: string;
  readonly restaurant: {
    readonly id: number;
    readonly site: string;
    readonly name: string;
    readonly razon: string;
  };
  readonly items: OrderedItem[];
}

/** Assigned last: rejected orders use none. */
export interface OrderNumber {
  readonly number: number;
}

export type { Order, OrderEvent } from './order-state';

type Contracts = typeof orderCommands;
type OwnContracts = typeof ownOrderCommands;

export type OrderCommands = {
  PlaceOrder: CommandFor<Contracts['PlaceOrder'], PlaceOrderFacts, OrderNumber>;
  ChangeOrderStatus: CommandFor<Contracts['ChangeOrderStatus'], TakingFacts>;
  AssignOrder: CommandFor<Contracts['AssignOrder'], AssigneeFacts>;
  CancelOwnOrder: CommandFor<OwnContracts['CancelOwnOrder'], OwnOrderFacts>;
  ChangeOwnOrder: CommandFor<OwnContracts['ChangeOwnOrder'], OwnOrderFacts>;
  DeleteOrder: CommandFor<Contracts['DeleteOrder']>;
  RestoreOrder: CommandFor<Contracts['RestoreOrder']>;
  AttachOrderImages: CommandFor<Contracts['AttachOrderImages']>;
} & NeededByCommands &
  QuoteCommands &
  ProofCommands;

const notFound = reject('order_not_found');
const isAsUser = ({ onBehalfOf = '' }: Actor) => onBehalfOf.startsWith('user-');

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
      restaurantId: facts.restaurant.id,
      restaurantSite: facts.restaurant.site,
      restaurantName: facts.restaurant.name,
      restaurantRazon: facts.restaurant.razon,
      reference,
      link,
      status: initialStatus,
      neededBy: order.needed_by,
      items: facts.items.map((item) => ({ ...item, custom_ship: '' })),
      images: facts.items.flatMap((item) => item.images),
      // Acting administrators have their own cart.
      ...(input.cart !== undefined && !isAsUser(actor) && { cart: input.cart }),
    },
    personal: {
      subject: actor.id,
      value: {
        contactName: order.contact_name,
        contactEmail: order.contact_email,
        contactPhone: order.contact_phone,
        comments: order.comments,
        customShips: facts.items.map((item) => item.custom_ship),
      },
    },
  };
}

interface Assigning {
  readonly orderId: string;
  readonly order: Order;
  /** User id; `null`: unassigned. */
  readonly to: number | null;
}

const assigned = ({ orderId, order, to }: Assigning): OrderEvent => ({
  type: 'OrderAssigned',
  data: { orderId, restaurantId: order.restaurantId, from: order.assignee, to },
});

/** Assigns the first handler, if configured. */
function taken(actor: Actor, { isTakenByFirst }: TakingFacts, given: Omit<Assigning, 'to'>) {
  const isPerson = actor.userId > 0 && actor.onBehalfOf === undefined;
  return isTakenByFirst && isPerson && given.order.assignee === null
    ? [assigned({ ...given, to: actor.userId })]
    : [];
}

/** Parts are versioned separately: assigning does not conflict with a status. */
const editedBy: Readonly<Partial<Record<OrderEvent['type'], readonly string[]>>> = {
  OrderPlaced: [onlyRecord, 'assignee', 'content', 'needed'],
  OrderStatusChanged: [onlyRecord],
  OrderCancelledByRestaurant: [onlyRecord],
  OrderAssigned: ['assignee'],
  OrderChangedByRestaurant: ['content'],
  NeededByChanged: ['needed'],
  QuoteSent: ['quote'],
};

/** Stream `order-{id}`; `null` until placed. */
export const orderDecider = defineDecider<Order | null, OrderCommands, OrderEvent>({
  initial: null,
  editEvents: ({ type }) => editedBy[type] ?? [],

  decide: {
    PlaceOrder: (command, order) => (order ? [] : (number) => [placed(command, number)]),

    ChangeOrderStatus: ({ input, facts, actor }, order) => {
      if (!order || order.deleted) return notFound;
      if (order.status === input.status) return [];
      return [
        ...taken(actor, facts, { orderId: input.id, order }),
        {
          type: 'OrderStatusChanged',
          data: { orderId: input.id, restaurantId: order.restaurantId, from: order.status, to: input.status },
        },
      ];
    },

    AssignOrder: ({ input, facts: { assignee } }, order) => {
      if (!order || order.deleted) return notFound;
      const to = assignee?.userId ?? null;
      if (order.assignee === to) return [];
      if (to !== null && order.status === Status.Cancelled) return reject('order_cancelled');
      return [assigned({ orderId: input.id, order, to })];
    },

    CancelOwnOrder: cancelOwnOrder,
    ChangeOwnOrder: changeOwnOrder,
    ...neededByDecisions,
    ...quoteDecisions,
    ...proofDecisions,

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
      const added = input.image.filter((key) => !order.images.has(key));
      if (added.length === 0) return [];
      if (order.images.size + added.length > maxImages)
        return reject('too_many_images', { details: { max: maxImages } });
      const { restaurantId } = order;
      return [
        {
          type: 'OrderImagesAttached',
          data: { orderId: input.id, restaurantId, images: [...new Set(added)] },
        },
      ];
    },
  },

  evolve: orderEvolutions,
});
