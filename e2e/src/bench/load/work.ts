import { randomUUID } from 'node:crypto';
import { getRequest, postRequest, type Visitor } from './requests';

/** Where the load goes and as whom. */
export interface Destination {
  readonly port: number;
  /** Where it reads and listens, if another program answers that. */
  readonly readPort?: number;
  /** Before the paths of the calls: `/api` of the product, the floor's own. */
  readonly base: string;
  readonly visitors: readonly Visitor[];
}

/** The same destination for what is read and listened to. */
export const readingAt = (destination: Destination): Destination => ({
  ...destination,
  port: destination.readPort ?? destination.port,
});

/** What the load does there. */
export type Work =
  /** One body per visitor: people order for their own restaurant. */
  | { readonly kind: 'place-orders'; readonly bodies: readonly string[] }
  /** Orders that stand in status 1 when the bench begins; nobody else touches them. */
  | { readonly kind: 'change-statuses'; readonly orderIds: readonly string[] }
  /** Each a mail to the agency, once it is sent. */
  | { readonly kind: 'ask-for-pieces'; readonly body: string }
  /** Paths behind the base, in turn. */
  | { readonly kind: 'read'; readonly paths: readonly string[] };

export interface StatusChange {
  readonly orderId: string;
  readonly status: number;
}

const statuses = 5;
/** The status that each order was last given, by destination and order: the next change must be a change. */
const given = new Map<string, number>();

/** The next status of an order, 2, 3, 4, 5, 1, 2…, whichever job asks. */
export function nextStatus({ port, base }: Destination, orderId: string): StatusChange {
  const key = `${port}${base}/${orderId}`;
  const status = ((given.get(key) ?? 1) % statuses) + 1;
  given.set(key, status);
  return { orderId, status };
}

/** Picks in turn, each connection from a place of its own. */
function inTurn<T>(all: readonly T[], first: number, step: number): () => T {
  let at = first;
  return () => {
    const item = all[at % all.length];
    if (item === undefined) throw new RangeError('there is nothing to send');
    at += step;
    return item;
  };
}

/** The share of a connection, so that no two connections ever change the same order. */
const shareOf = <T>(all: readonly T[], connection: number, connections: number) =>
  all.filter((_, at) => at % connections === connection);

export function statusRequest(destination: Destination, visitor: Visitor, change: StatusChange): string {
  const body = JSON.stringify({ status: change.status });
  return postRequest(`${destination.base}/order/${change.orderId}/status`, visitor, body, randomUUID());
}

/** The requests of one connection out of several, each made when it is asked for. */
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
    // As far apart as there are paths: what one connection has just asked, no other one asks right after it.
    const first = Math.floor((connection * work.paths.length) / connections);
    const nextPath = inTurn(work.paths, first, 1);
    return () => getRequest(`${base}${nextPath()}`, visitor);
  }
  const nextOrder = inTurn(shareOf(work.orderIds, connection, connections), 0, 1);
  return () => statusRequest(destination, visitor, nextStatus(destination, nextOrder()));
}
