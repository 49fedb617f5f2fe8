import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { platformMetadata } from '../decider/platform-metadata';
import { OutboxUnavailable } from '../stores/outbox/outbox.port';
import { plainCodec } from '../testing/plain-codec';
import { now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { retryMailOnRequest } from './retry-mail-on-request';

it('[R12] a parked mail is sent again on an administrator’s request, also when the outbox was down', async () => {
  const events = openJarLog();
  const views = openJarViews();
  const retried: string[] = [];
  let away = 2;
  let done: () => void = () => undefined;
  const isDone = new Promise<void>((resolve) => (done = resolve));
  const retry = async (id: string) => {
    away -= 1;
    if (away >= 0) throw new OutboxUnavailable('away');
    retried.push(id);
    done();
    return true;
  };
  const running = await retryMailOnRequest({ retry }, { events, codec: plainCodec, views, now });
  const data = { operationId: 'a', mailId: 'mail-7', userId: 1 };
  const metadata = platformMetadata('ES', now());
  const request = { id: randomUUID(), type: 'ParkedMailRetryRequested', data, metadata };
  await events.append('operations-ES', 'no-stream', [request]);
  await isDone;
  await running.stop();
  expect(retried).toEqual(['mail-7']);
});
