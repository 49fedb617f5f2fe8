import { positionOf } from './flood';
import { type HttpConnection, mustSucceed, onConnections } from './http-connection';
import { getRequest } from './requests';
import { type Destination, nextStatus, statusRequest } from './work';

/** Closed loop. */
export interface ReadYourWriteJob {
  readonly destination: Destination;
  readonly orderIds: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

interface OrderAnswer {
  readonly stale?: boolean;
  readonly data: { readonly status: number };
}

/** Milliseconds from command to read, per pair. */
export async function readYourWrite(job: ReadYourWriteJob): Promise<readonly number[]> {
  const { destination, orderIds, connections, milliseconds } = job;
  const latencies: number[] = [];
  const end = performance.now() + milliseconds;
  await onConnections(destination.port, connections, async (connection, index) => {
    for (let at = index; performance.now() < end; at += connections) {
      const orderId = orderIds[at % orderIds.length] ?? '';
      latencies.push(await changeAndRead(connection, destination, orderId));
    }
  });
  return latencies;
}

async function changeAndRead(connection: HttpConnection, destination: Destination, orderId: string) {
  const [visitor] = destination.visitors;
  if (!visitor) throw new RangeError('no session');
  const change = nextStatus(destination, orderId);
  const begin = performance.now();
  const changed = await connection.send(statusRequest(destination, visitor, change));
  mustSucceed(changed);
  const path = `${destination.base}/order/${orderId}`;
  const read = await connection.send(getRequest(path, visitor, positionOf(changed)));
  const latency = performance.now() - begin;
  mustSucceed(read);
  const { stale, data } = JSON.parse(read.body.toString()) as OrderAnswer;
  if (stale || data.status !== change.status) {
    throw new Error(`order ${orderId} was read in status ${data.status} after ${change.status} was written`);
  }
  return latency;
}
