import type { DocumentOf } from '@portal/contracts';
import type { notices } from '@portal/contracts/areas/notifications';
import { type OrderStatus, settledStatuses } from '@portal/contracts/areas/orders';

export type Notice = DocumentOf<typeof notices>;

export interface OfOrder {
  readonly data: { readonly orderId: string; readonly restaurantId: number };
  readonly metadata: { readonly at: string };
  readonly position: number;
}

interface Shown {
  readonly id: string;
  readonly audience: string;
  readonly kind: Notice['kind'];
  readonly at: string;
  readonly position: number;
}

export const noticeOf = (shown: Shown, more: Partial<Notice> = {}): Notice => ({
  ...shown,
  count: 0,
  pieces: [],
  order: null,
  actedBy: null,
  ...more,
});

type OrderKind = Extract<
  Notice['kind'],
  | 'placed'
  | 'changes'
  | 'approved'
  | 'quote'
  | 'quoteEnds'
  | 'proof'
  | 'finished'
  | 'reminder'
  | 'taken'
  | 'status'
>;
/** `null`: the notice goes. */
type Change<E> = (event: E, before: Notice | null) => Notice | null;

const orderNoticeId = (kind: OrderKind, orderId: string) => `${kind}-${orderId}`;
export const gone = () => null;

/** One notice per order and kind; the kinds left out stay as they are. */
export const onOrder = <E extends { data: { orderId: string } }>(
  changes: (event: E) => Partial<Record<OrderKind, Change<E>>>,
) => ({
  id: (event: E) =>
    (Object.keys(changes(event)) as OrderKind[]).map((kind) => orderNoticeId(kind, event.data.orderId)),
  apply: (before: Notice | null, event: E, id: string) =>
    changes(event)[id.slice(0, id.indexOf('-')) as OrderKind]?.(event, before) ?? null,
});

/** Number and name are resolved on read. */
export const shown =
  (kind: OrderKind, order: Partial<NonNullable<Notice['order']>> = {}, audience?: string) =>
  ({ data: { orderId, restaurantId }, metadata: { at }, position }: OfOrder): Notice =>
    noticeOf(
      {
        id: orderNoticeId(kind, orderId),
        audience: audience ?? `restaurant-${restaurantId}`,
        kind,
        at,
        position,
      },
      { order: { id: orderId, ...order } },
    );

export const toAgency = (assigneeId: number | null) =>
  assigneeId === null ? 'administrators' : `user-${assigneeId}`;

/** Notices that end with their order. */
export const ended = {
  placed: gone,
  changes: gone,
  approved: gone,
  quote: gone,
  quoteEnds: gone,
  proof: gone,
  reminder: gone,
};
export const withStatus = (status: OrderStatus) => ({
  status: shown('status', { status }),
  ...(settledStatuses.includes(status) && ended),
});

/** Pieces whose proofs wait; without one, the notice goes. Fewer of them are no news. */
export const proofsWaiting =
  (change: (waiting: readonly number[]) => readonly number[], isNews = false): Change<OfOrder> =>
  (event, before) => {
    const waiting = change(before?.order?.waiting ?? []);
    if (waiting.length === 0) return null;
    const notice = shown('proof', { waiting: [...waiting] })(event);
    if (isNews || before === null) return notice;
    return { ...notice, at: before.at, position: before.position };
  };
