import { percentile } from '../measuring/percentiles';
import { type Answer, mustSucceed, onConnections } from './http-connection';
import { type Destination, requestsOf, type Work } from './work';

/** Closed loop: each connection sends after its last answer. */
export interface FloodJob {
  readonly destination: Destination;
  readonly work: Work;
  readonly connections: number;
  /** Measured time, after `warmUp`. */
  readonly milliseconds: number;
  readonly warmUp: number;
  /** On a busy machine, time alone leaves code uncompiled. */
  readonly atLeast?: number;
}

export interface FloodResult {
  readonly perSecond: number;
  /** Including the warm-up. */
  readonly requests: number;
  /** Milliseconds, first byte sent to last byte received. */
  readonly p50: number;
  readonly p99: number;
  /** Greatest position in answers, 0 without. */
  readonly position: number;
}

/** Near the end of the answer, outside of the data. */
export function positionOf({ body }: Answer): number {
  const text = body.toString('latin1', Math.max(0, body.length - 100));
  return Number(/"position":(\d+)/.exec(text)?.[1] ?? 0);
}

export async function flood(job: FloodJob): Promise<FloodResult> {
  const { destination, work, connections, milliseconds, warmUp, atLeast = 0 } = job;
  const latencies: number[] = [];
  let position = 0;
  let requests = 0;
  let last = 0;
  const begin = performance.now() + warmUp;
  const end = begin + milliseconds;
  await onConnections(destination.port, connections, async (connection, index) => {
    const nextRequest = requestsOf(destination, work, index, connections);
    for (let sent = performance.now(); sent < end || requests < atLeast; sent = performance.now()) {
      const answer = await connection.send(nextRequest());
      last = performance.now();
      if (sent >= begin) latencies.push(last - sent);
      mustSucceed(answer);
      requests += 1;
      position = Math.max(position, positionOf(answer));
    }
  });
  return {
    perSecond: latencies.length / ((Math.max(end, last) - begin) / 1000),
    requests,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    position,
  };
}
