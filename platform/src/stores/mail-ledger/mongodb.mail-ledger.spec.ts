import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongodbDouble } from '../../testing/mongodb-double/mongodb-double';
import { MailLedgerUnavailable } from './mail-ledger.port';
import { describeMailLedger } from './mail-ledger.suite';
import { MongodbMailLedger } from './mongodb.mail-ledger';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const open = async () => new MongodbMailLedger(double.url.replace('/?', `/mails-${(databases += 1)}?`));

describeMailLedger('MongodbMailLedger', open);

describe('MongodbMailLedger: a server that is away', () => {
  it('[R15] says so', async () => {
    const ledger = new MongodbMailLedger('mongodb://127.0.0.1:1/mails?serverSelectionTimeoutMS=100');
    await expect(ledger.stats()).rejects.toThrow(MailLedgerUnavailable);
    await ledger.close();
  });
});
