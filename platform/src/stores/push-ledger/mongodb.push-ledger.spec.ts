import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongodbDouble } from '../../testing/mongodb-double/mongodb-double';
import { MongodbPushLedger } from './mongodb.push-ledger';
import { PushLedgerUnavailable } from './push-ledger.port';
import { describePushLedger } from './push-ledger.suite';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const open = async () => new MongodbPushLedger(double.url.replace('/?', `/pushes-${(databases += 1)}?`));

describePushLedger('MongodbPushLedger', open);

describe('MongodbPushLedger: a server that is away', () => {
  it('[R15] says so', async () => {
    const ledger = new MongodbPushLedger('mongodb://127.0.0.1:1/pushes?serverSelectionTimeoutMS=100');
    await expect(ledger.waiting()).rejects.toThrow(PushLedgerUnavailable);
    await ledger.close();
  });
});
