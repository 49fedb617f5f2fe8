import { randomUUID } from 'node:crypto';
import { afterAll, describe, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { describeKeyStore } from '../key-store/key-store.suite';
import { MongodbKeyStore } from '../key-store/mongodb.key-store';
import { describeMongodbDeclarations } from './mongodb.view-declaration.suite';
import { MongodbViewStore } from './mongodb.view-store';
import { describeMongodbWriters } from './mongodb.view-writers.suite';
import { describeViewModel } from './view-model.suite';
import { describeViewQueries } from './view-queries.suite';
import { sampleViews } from './view-store.samples';
import { describeViewWrites } from './view-writes.suite';

/* Suites without faults on a server: `MONGODB_URL=mongodb://127.0.0.1:27017/?replicaSet=rs0`. One database per test. */
const server = process.env['MONGODB_URL'];

if (server === undefined) {
  process.stderr.write(
    '\nSKIPPED: MongodbViewStore and MongodbKeyStore on a real server, as MONGODB_URL is not set\n\n',
  );
  describe('MongodbViewStore on a real server', () => {
    it.skip('is not shown without MONGODB_URL', () => undefined);
  });
} else {
  const databases: string[] = [];
  const newUrl = () => {
    const url = new URL(server);
    const database = `test-${randomUUID()}`;
    databases.push(database);
    url.pathname = database;
    return url.href;
  };
  afterAll(async () => {
    const client = new MongoClient(server);
    for (const database of databases) await client.db(database).dropDatabase();
    await client.close();
  });
  const open = async () => new MongodbViewStore(newUrl(), sampleViews);
  const name = 'MongodbViewStore on a real server';
  describeViewQueries(name, open);
  describeViewWrites(name, open);
  describeViewModel(name, open);
  describeMongodbDeclarations(name, newUrl);
  describeMongodbWriters(name, newUrl);
  describeKeyStore('MongodbKeyStore on a real server', async () => new MongodbKeyStore(newUrl()));
}
