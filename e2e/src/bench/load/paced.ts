import { setTimeout as until } from 'node:timers/promises';
import { positionOf } from './flood';
import { mustSucceed, onConnections } from './http-connection';
import { type Destination, requestsOf, type Work } from './work';

/** Open loop: a request per tick, independent of answers. */
export interface PacedJob {
  readonly destination: Destination;
  readonly work: Work;
  readonly everyMilliseconds: number;
  readonly requests: number;
}

export interface PacedCommand {
  /** Log position of its effect. */
  readonly position: number;
  /** Milliseconds of the monotonic clock, shared by processes. */
  readonly sentAt: number;
  /** Milliseconds. */
  readonly latency: number;
}

/** Maximum of parallel requests. */
const connectionCount = 8;

/** Milliseconds, comparable between processes. */
export const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6;

export async function paced(job: PacedJob): Promise<readonly PacedCommand[]> {
  const { destination, work, everyMilliseconds, requests } = job;
  const commands: PacedCommand[] = [];
  const begin = sharedClock();
  await onConnections(destination.port, connectionCount, async (connection, index) => {
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
  });
  return commands;
}
