import { type EventOf, reject, type Rejection } from '@portal/contracts';
import {
  type ArtFile,
  type ChangedItem,
  newProgress,
  type OrderedItem,
  type orderEvents,
  type OrderProgress,
  type OrderStatus,
  OrderStatus as Status,
  progressChanges,
  type ProgressEvent,
  type proofEvents,
  type quoteEvents,
  type Turn,
} from '@portal/contracts/areas/orders';
import type { Evolutions, StreamRules } from '@portal/platform/decider/decider';
import { PersistentMap, PersistentSet } from '@portal/platform/decider/persistent-map';

export type OrderEvent =
  EventOf<typeof orderEvents> | EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>;

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
  /** Empty for none; pieces have their own in `items`. */
  readonly neededBy: string;
  readonly progress: OrderProgress;
  /** Last day of the newest quote, its end as an instant; empty without one. */
  readonly quoteExpiresAt: string;
  /** Of the newest proofs, by index of the piece. */
  readonly proofs: PersistentMap<number, ProofOnOrder>;
  /** Finished art, by index of the piece: what was approved or added last. */
  readonly art: PersistentMap<number, ArtOnOrder>;
  readonly deleted: boolean;
}

/** The newest proof of a piece. */
export interface ProofOnOrder {
  readonly files: readonly ArtFile[];
  readonly remarks: PersistentMap<string, RemarkOnOrder>;
}

export interface RemarkOnOrder {
  /** `user-12` */
  readonly author: string;
  readonly side: Turn;
  readonly isRemoved: boolean;
}

export interface ArtOnOrder {
  readonly files: readonly ArtFile[];
  /** ISO 8601 UTC; no download later. */
  readonly until: string;
}

/** In work: neither deleted nor settled. */
export function openOrder(order: Order | null): Order | Rejection {
  if (!order || order.deleted) return reject('order_not_found');
  if (order.status === Status.Cancelled) return reject('order_cancelled');
  return order.status === Status.Delivered ? reject('order_delivered') : order;
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

/** The shared fold of quotes and proofs. */
const progressed =
  (type: ProgressEvent) =>
  (order: Order | null, { data }: OrderEvent): Order | null =>
    order && { ...order, progress: progressChanges[type](order.progress, data as never) };

function withRemark(order: Order, at: number, id: string, remark: Partial<RemarkOnOrder>): Order {
  const proof = order.proofs.get(at);
  if (!proof) return order;
  const before = proof.remarks.get(id) ?? { author: '', side: 'agency', isRemoved: false };
  const remarks = proof.remarks.with(id, { ...before, ...remark });
  return { ...order, proofs: order.proofs.with(at, { ...proof, remarks }) };
}

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
      neededBy: event.data.neededBy,
      progress: newProgress(items.length),
      quoteExpiresAt: '',
      proofs: PersistentMap.of(),
      art: PersistentMap.of(),
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
  NeededByChanged: (order, { data }) =>
    order && {
      ...order,
      neededBy: data.to,
      items: data.items.reduce<readonly OrderedItem[]>(
        (items, { at, needed_by }) =>
          items.map((item, place) => (place === at ? { ...item, needed_by } : item)),
        order.items,
      ),
    },
  QuoteSent: (order, event) => {
    const sent = progressed('QuoteSent')(order, event);
    return sent && { ...sent, quoteExpiresAt: event.data.expiresAt };
  },
  QuoteAccepted: progressed('QuoteAccepted'),
  QuoteRefused: progressed('QuoteRefused'),
  QuoteQuestioned: progressed('QuoteQuestioned'),
  QuoteAnswered: progressed('QuoteAnswered'),
  QuoteExpired: progressed('QuoteExpired'),
  ProofSent: (order, event) => {
    const sent = progressed('ProofSent')(order, event);
    const { at, files } = event.data;
    const proof: ProofOnOrder = { files, remarks: PersistentMap.of() };
    return sent && { ...sent, proofs: sent.proofs.with(at, proof) };
  },
  ProofRemarkAdded: (order, { data: { at, remarkId, side }, personal }) =>
    order && withRemark(order, at, remarkId, { author: personal.subject, side }),
  ProofRemarkRemoved: (order, { data: { at, remarkId } }) =>
    order && withRemark(order, at, remarkId, { isRemoved: true }),
  ProofChangesRequested: progressed('ProofChangesRequested'),
  ProofsApproved: (order, event) => {
    const approved = progressed('ProofsApproved')(order, event);
    const { pieces, until } = event.data;
    if (!approved) return null;
    const art = pieces.reduce(
      (all, { at }) => all.with(at, { files: approved.proofs.get(at)?.files ?? [], until }),
      approved.art,
    );
    return { ...approved, art };
  },
  FinalArtAdded: (order, event) => {
    const added = progressed('FinalArtAdded')(order, event);
    const { at, files, until } = event.data;
    return added && { ...added, art: added.art.with(at, { files, until }) };
  },
  OrderDeleted: (order) => order && { ...order, deleted: true },
  OrderRestored: (order) => order && { ...order, deleted: false },
};

/** For facts about other orders. */
export const orderStream: StreamRules<Order | null> = { initial: null, evolve: orderEvolutions };
