import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { MongodbOutbox } from './mongodb.outbox';
import { OutboxUnavailable } from './outbox.port';
import { describeOutbox } from './outbox.suite';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const url = () => double.url.replace('/?', `/outbox-${(databases += 1)}?`);

describeOutbox('MongodbOutbox', async () => new MongodbOutbox(url(), 'mail'));

describe('MongodbOutbox', () => {
  it('[R12] holds mails and notices of one database apart', async () => {
    const place = url();
    const mails = new MongodbOutbox(place, 'mail');
    const notices = new MongodbOutbox(place, 'device');
    const content = { device: 'phone', kind: 'order', note: 1 };
    await notices.record([{ id: 'a', person: 'user-1', bundle: 'phone:order', content }], '2026-11-20');
    expect([(await mails.stats()).waiting, (await notices.stats()).waiting]).toEqual([0, 1]);
    await Promise.all([mails.close(), notices.close()]);
  });

  it('[R15] throws while the server is down', async () => {
    const outbox = new MongodbOutbox('mongodb://127.0.0.1:1/mails?serverSelectionTimeoutMS=100', 'mail');
    await expect(outbox.stats()).rejects.toThrow(OutboxUnavailable);
    await outbox.close();
  });
});
