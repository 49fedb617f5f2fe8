import { mustSucceed, positionOf } from './flood';
import { HttpConnection } from './http-connection';
import { getRequest } from './requests';
import { type Destination, nextStatus, readingAt, statusRequest } from './work';

/** Closed loop. */
export interface ReadYourWriteJob {
  readonly kind: 'read-your-write';
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
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const writing = await HttpConnection.open(destination.port);
      const reading = await HttpConnection.open(readingAt(destination).port);
      for (let at = index; performance.now() < end; at += connections) {
        const orderId = orderIds[at % orderIds.length] ?? '';
        latencies.push(await changeAndRead({ writing, reading }, destination, orderId));
      }
      writing.close();
      reading.close();
    }),
  );
  return latencies;
}

async function changeAndRead(
  { writing, reading }: Readonly<Record<'writing' | 'reading', HttpConnection>>,
  destination: Destination,
  orderId: string,
) {
  const [visitor] = destination.visitors;
  if (!visitor) throw new RangeError('no session');
  const change = nextStatus(destination, orderId);
  const begin = performance.now();
  const changed = await writing.send(statusRequest(destination, visitor, change));
  mustSucceed(changed);
  const path = `${destination.base}/order/${orderId}`;
  const read = await reading.send(getRequest(path, visitor, positionOf(changed)));
  const latency = performance.now() - begin;
  mustSucceed(read);
  const { stale, data } = JSON.parse(read.body.toString()) as OrderAnswer;
  if (stale || data.status !== change.status) {
    throw new Error(`order ${orderId} was read in status ${data.status} after ${change.status} was written`);
  }
  return latency;
}
