import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { KeyStoreUnavailable } from './key-store.port';
import { describeKeyStore } from './key-store.suite';
import { MongodbKeyStore } from './mongodb.key-store';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const newUrl = () => double.url.replace('/?', `/keys-${(databases += 1)}?`);

describeKeyStore('MongodbKeyStore', async () => new MongodbKeyStore(newUrl()));

describe('MongodbKeyStore: several processes, and a server that goes away', () => {
  it('gives everybody who asks at the same time the same key', async () => {
    const url = newUrl();
    const stores = Array.from({ length: 4 }, () => new MongodbKeyStore(url));
    const keys = await Promise.all(stores.map((store) => store.keyFor('user-1')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    await stores[0]?.erase('user-1');
    expect(await Promise.all(stores.map((store) => store.find('user-1')))).toEqual([null, null, null, null]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('[R15] is unavailable, and gives the same key once the server is back', async () => {
    const store = new MongodbKeyStore(newUrl());
    const key = await store.keyFor('user-1');
    await double.goAway();
    await expect(store.find('user-1')).rejects.toThrow(KeyStoreUnavailable);
    await double.comeBack();
    expect(await store.keyFor('user-1')).toEqual(key);
    await store.close();
  });

  it('[R15] waits for a server that comes later than the store is opened', async () => {
    const store = new MongodbKeyStore(newUrl());
    await double.goAway();
    await expect(store.find('user-1')).rejects.toThrow(KeyStoreUnavailable);
    await double.comeBack();
    expect(await store.find('user-1')).toBeNull();
    await store.close();
  });

  it('[R2] makes one key when the answer to the first request is lost', async () => {
    const store = new MongodbKeyStore(newUrl());
    double.breakConnection('findAndModify', 'after');
    const key = await store.keyFor('user-1');
    expect(await store.find('user-1')).toEqual(key);
    await store.close();
  });
});
