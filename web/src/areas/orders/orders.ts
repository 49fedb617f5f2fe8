import {
  type ChangedItem,
  type OrderDetail,
  orderDownloads,
  orderPushes,
  OrderStatus,
  type OrderSummary,
  type Risk,
  settledStatuses,
  type Turn,
} from '@portal/contracts/areas/orders';
import { useSyncExternalStore } from 'react';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { Listeners } from '#core/listeners';
import { withPatches } from '#core/live/live-map';
import { useLiveStatus } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';

/** The wizard, filled in as before. */
export const againPath = ({ id, items }: Pick<OrderDetail, 'id' | 'items'>, place: number) =>
  `/order/${items[place]?.resource_id ?? ''}?again=${id}.${place}`;

export const orderFileUrl = (orderId: string, key: string) =>
  apiBase + fillPath(orderDownloads.OpenOrderFile.path, { id: orderId, key });

/** What its restaurant may change of a piece. */
export const changedItem = (
  { units, units_scale, units_scale_custom, custom }: OrderDetail['items'][number],
  at: number,
): ChangedItem => ({ at, units, units_scale, units_scale_custom, custom });

/** Element id of the panel where finished art is added. */
export const artAnchor = 'finished-art';

/** Delivered by this change with nothing to download. */
export const bareOrders = <Row extends OrderSummary>(orders: readonly Row[], to: OrderStatus) =>
  to === OrderStatus.Delivered
    ? orders.filter(({ status, pieces_ready: ready }) => status !== to && ready === 0)
    : [];

/** Milliseconds. */
const day = 86_400_000;
/** Ages from which an order is due, is late, fills the bar. */
const due = 2 * day;
const late = 5 * day;
const full = 7 * day;

interface Ageing {
  /** 0 to 1. */
  readonly share: number;
  readonly tone: 'fresh' | 'due' | 'late';
}

function toneOf(age: number): Ageing['tone'] {
  if (age >= late) return 'late';
  return age >= due ? 'due' : 'fresh';
}

/** Since the order was placed; `null` for settled orders. */
export function ageingOf(order: Pick<OrderSummary, 'status' | 'date'>, now: number): Ageing | null {
  if (settledStatuses.includes(order.status)) return null;
  const age = Math.max(0, now - Date.parse(order.date));
  return { share: Math.min(1, age / full), tone: toneOf(age) };
}

type Facts<Field extends keyof OrderSummary> = Pick<OrderSummary, 'status' | Field>;

/** Also between a change of status and the answer to it. */
export function turnNow(order: Facts<'turn' | 'quote' | 'proofs_waiting'>): Turn | null {
  const { status, turn, quote, proofs_waiting: proofs } = order;
  if (settledStatuses.includes(status)) return null;
  return turn ?? (quote === 'waiting' || proofs > 0 ? 'restaurant' : 'agency');
}

export const riskNow = ({ status, risk }: Facts<'risk'>): Risk | null =>
  settledStatuses.includes(status) ? null : risk;

interface Looker {
  readonly userId: number;
  readonly name: string;
}

interface LookersUpdate {
  /** Replaces everything known before. */
  readonly isAll: boolean;
  readonly orders: readonly { readonly orderId: string; readonly people: readonly Looker[] }[];
}

const noLookers: readonly Looker[] = [];
let lookers: ReadonlyMap<string, readonly Looker[]> = new Map();
const listeners = new Listeners();

export function receiveLookers({ isAll, orders }: LookersUpdate): void {
  const next = new Map(isAll ? [] : lookers);
  for (const { orderId, people } of orders) {
    if (people.length === 0) next.delete(orderId);
    else next.set(orderId, people);
  }
  lookers = next;
  listeners.notify();
}

export const ordersLive = withPatches(orderPushes, {
  OrderLookersChanged: (_cache, update) => receiveLookers(update),
});

/** Others who have this order open; none without a socket. */
export function useOtherLookers(orderId: string): readonly Looker[] {
  const { user } = useSession();
  const isLive = useLiveStatus() === 'live';
  const all = useSyncExternalStore(listeners.subscribe, () => lookers.get(orderId) ?? noLookers);
  return isLive ? all.filter(({ userId }) => userId !== user.id) : noLookers;
}
