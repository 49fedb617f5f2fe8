import { percentile } from '../measuring/percentiles';
import { type Answer, HttpConnection } from './http-connection';
import { type Destination, requestsOf, type Work } from './work';

/** Closed loop: every connection sends its next request as soon as it has its answer. */
export interface FloodJob {
  readonly kind: 'flood';
  readonly destination: Destination;
  readonly work: Work;
  readonly connections: number;
  /** Measured time; `warmUp` goes before it and is not counted. */
  readonly milliseconds: number;
  readonly warmUp: number;
  /** It goes on until so many were sent: on a busy machine, time alone leaves a server half compiled. */
  readonly atLeast?: number;
}

export interface FloodResult {
  readonly perSecond: number;
  /** How many were sent, those of the warm-up too. */
  readonly requests: number;
  /** Milliseconds from the first byte sent to the last byte of the answer. */
  readonly p50: number;
  readonly p99: number;
  /** Greatest log position that an answer named, 0 when none did. */
  readonly position: number;
}

/** A refusal is fast and says nothing about the work: it ends the bench. */
export function mustSucceed({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`the server answered ${status}: ${body.toString().slice(0, 500)}`);
}

/** The position stands beside the data and not within it, near the end of the answer. */
export function positionOf({ body }: Answer): number {
  const text = body.toString('latin1', Math.max(0, body.length - 100));
  return Number(/"position":(\d+)/.exec(text)?.[1] ?? 0);
}

export async function flood(job: FloodJob): Promise<FloodResult> {
  const { destination, work, connections: count, milliseconds, warmUp, atLeast = 0 } = job;
  const connections = await Promise.all(
    Array.from({ length: count }, () => HttpConnection.open(destination.port)),
  );
  const latencies: number[] = [];
  let position = 0;
  let requests = 0;
  let last = 0;
  const begin = performance.now() + warmUp;
  const end = begin + milliseconds;
  await Promise.all(
    connections.map(async (connection, index) => {
      const nextRequest = requestsOf(destination, work, index, count);
      for (let sent = performance.now(); sent < end || requests < atLeast; sent = performance.now()) {
        const answer = await connection.send(nextRequest());
        last = performance.now();
        if (sent >= begin) latencies.push(last - sent);
        mustSucceed(answer);
        requests += 1;
        position = Math.max(position, positionOf(answer));
      }
    }),
  );
  connections.forEach((connection) => connection.close());
  return {
    perSecond: latencies.length / ((Math.max(end, last) - begin) / 1000),
    requests,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    position,
  };
}
