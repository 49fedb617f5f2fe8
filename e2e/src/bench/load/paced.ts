import { setTimeout as until } from 'node:timers/promises';
import { mustSucceed, positionOf } from './flood';
import { HttpConnection } from './http-connection';
import { type Destination, requestsOf, type Work } from './work';

/** Open loop: a request at every tick, whether or not the last one was answered. */
export interface PacedJob {
  readonly kind: 'paced';
  readonly destination: Destination;
  readonly work: Work;
  readonly everyMilliseconds: number;
  readonly requests: number;
}

/** What became of one command. */
export interface PacedCommand {
  /** Log position of its effect. */
  readonly position: number;
  /** Milliseconds of the machine's monotonic clock, which all processes share. */
  readonly sentAt: number;
  /** Milliseconds until its answer. */
  readonly latency: number;
}

/** So many requests may be under way at once. */
const connectionCount = 8;

/** Milliseconds of a clock that two processes can compare. */
export const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6;

export async function paced(job: PacedJob): Promise<readonly PacedCommand[]> {
  const { destination, work, everyMilliseconds, requests } = job;
  const connections = await Promise.all(
    Array.from({ length: connectionCount }, () => HttpConnection.open(destination.port)),
  );
  const commands: PacedCommand[] = [];
  const begin = sharedClock();
  await Promise.all(
    connections.map(async (connection, index) => {
      const nextRequest = requestsOf(destination, work, index, connectionCount);
      for (let tick = index; tick < requests; tick += connectionCount) {
        await until(Math.max(0, begin + tick * everyMilliseconds - sharedClock()));
        const request = nextRequest();
        const sentAt = sharedClock();
        const answer = await connection.send(request);
        const latency = sharedClock() - sentAt;
        mustSucceed(answer);
        commands.push({ position: positionOf(answer), sentAt, latency });
      }
    }),
  );
  connections.forEach((connection) => connection.close());
  return commands;
}
