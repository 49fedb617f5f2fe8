import { randomUUID } from 'node:crypto';
import { getRequest, postRequest, type Visitor } from './requests';

export interface Destination {
  readonly port: number;
  /** Path prefix: `/api`, or the baseline's. */
  readonly base: string;
  readonly visitors: readonly Visitor[];
}

export type Work =
  /** One body per visitor, for their own restaurant. */
  | { readonly kind: 'place-orders'; readonly bodies: readonly string[] }
  /** In status 1 at first, unused elsewhere. */
  | { readonly kind: 'change-statuses'; readonly orderIds: readonly string[] }
  /** One mail each. */
  | { readonly kind: 'ask-for-pieces'; readonly body: string }
  /** Paths after the base, in turn. */
  | { readonly kind: 'read'; readonly paths: readonly string[] };

export interface StatusChange {
  readonly orderId: string;
  readonly status: number;
}

const statuses = 5;
/** By destination and order. */
const given = new Map<string, number>();

/** Cycles through 2, 3, 4, 5, 1. */
export function nextStatus({ port, base }: Destination, orderId: string): StatusChange {
  const key = `${port}${base}/${orderId}`;
  const status = ((given.get(key) ?? 1) % statuses) + 1;
  given.set(key, status);
  return { orderId, status };
}

/** Round robin with an offset per connection. */
function inTurn<T>(all: readonly T[], first: number, step: number): () => T {
  let at = first;
  return () => {
    const item = all[at % all.length];
    if (item === undefined) throw new RangeError('there is nothing to send');
    at += step;
    return item;
  };
}

/** Disjoint: connections never share an order. */
const shareOf = <T>(all: readonly T[], connection: number, connections: number) =>
  all.filter((_, at) => at % connections === connection);

export function statusRequest(destination: Destination, visitor: Visitor, change: StatusChange): string {
  const body = JSON.stringify({ status: change.status });
  return postRequest(`${destination.base}/order/${change.orderId}/status`, visitor, body, randomUUID());
}

/** Lazily, for one of several connections. */
export function requestsOf(
  destination: Destination,
  work: Work,
  connection: number,
  connections: number,
): () => string {
  const { base, visitors } = destination;
  const nextVisitor = inTurn(visitors, connection, 0);
  const visitor = nextVisitor();
  if (work.kind === 'place-orders') {
    const body = inTurn(work.bodies, connection % visitors.length, 0)();
    return () => postRequest(`${base}/order/add`, visitor, body, randomUUID());
  }
  if (work.kind === 'ask-for-pieces') {
    return () => postRequest(`${base}/resource/custom/mail`, visitor, work.body, randomUUID());
  }
  if (work.kind === 'read') {
    // Spread out, so connections do not repeat each other's paths.
    const first = Math.floor((connection * work.paths.length) / connections);
    const nextPath = inTurn(work.paths, first, 1);
    return () => getRequest(`${base}${nextPath()}`, visitor);
  }
  const nextOrder = inTurn(shareOf(work.orderIds, connection, connections), 0, 1);
  return () => statusRequest(destination, visitor, nextStatus(destination, nextOrder()));
}
