import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { platformMetadata } from '../decider/platform-metadata';
import type { EventStore } from '../stores/event-store/event-store.port';
import { plainCodec } from '../testing/plain-codec';
import { now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { retryOnRequest } from './retry-on-request';

const stream = 'operations-ES';
const name = 'when-jar-filled-then-ring';

async function request(events: EventStore, operationId: string, projection = name) {
  const { length } = await events.readStream(stream);
  const data = { operationId, projection, stream: 'jar-a', userId: 2 };
  const event = {
    id: randomUUID(),
    type: 'ParkedStreamRetryRequested',
    data,
    metadata: platformMetadata('ES', now()),
  };
  await events.append(stream, length === 0 ? 'no-stream' : length - 1, [event]);
}

function wire() {
  const events = openJarLog();
  const views = openJarViews();
  const retried: string[] = [];
  let stopped = false;
  const running = {
    retryParked: async (...named: [string, string]) => {
      retried.push(named.join(' '));
      return true;
    },
    stop: async () => void (stopped = true),
  };
  const options = { events, codec: plainCodec, views, market: 'ES' as const, now, names: [name] };
  const outcomes = async () =>
    (await events.readStream(stream)).filter(({ type }) => type === 'ParkedStreamRetried').length;
  const untilDone = async (count: number) => {
    while ((await outcomes()) < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    events,
    retried,
    untilDone,
    isStopped: () => stopped,
    open: () => retryOnRequest(running, options),
  };
}

describe('automations whose parked streams an administrator wants retried', () => {
  it('[R9] receive a request while they run, and one made while they were stopped', async () => {
    const { events, retried, untilDone, open, isStopped } = wire();
    await request(events, 'before');
    const running = await open();
    await untilDone(1);
    await request(events, 'while running');
    await untilDone(2);
    expect(retried).toEqual([`${name} jar-a`, `${name} jar-a`]);
    await running.stop();
    expect(isStopped()).toBe(true);
  });

  it('leave requests about views to the program that fills them', async () => {
    const { events, retried, untilDone, open } = wire();
    const running = await open();
    await request(events, 'a view', 'orders');
    await request(events, 'an automation');
    await untilDone(1);
    await running.stop();
    expect(retried).toEqual([`${name} jar-a`]);
  });
});
