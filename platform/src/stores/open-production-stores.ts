import { createContentChecks } from '../content-checks/content-checks';
import { TemporaryArea } from '../files/temporary-area';
import { EventStoreDbEventStore } from './event-store/eventstoredb.event-store';
import { S3FileStore } from './file-store/s3.file-store';
import { MongodbKeyStore, personalKeys } from './key-store/mongodb.key-store';
import { platformViews, type Stores, type StoresOptions } from './open-stores';
import type { ProductionWorld } from './production-world';
import { RedisPushBus } from './push-bus/redis.push-bus';
import { MongodbViewStore } from './view-store/mongodb.view-store';

export interface ProductionStores extends Stores {
  readonly prepare: Readonly<
    Record<'the event store' | 'the key store' | 'the view store' | 'the file store', () => Promise<unknown>>
  >;
}

/** Separate file: the embedded program does not load the four clients. */
export function openProductionStores(
  world: ProductionWorld,
  { views, onError }: StoresOptions,
): ProductionStores {
  const events = new EventStoreDbEventStore(world.eventStoreUrl);
  const viewStore = new MongodbViewStore(world.mongoUrl, [...views, ...platformViews]);
  const keys = new MongodbKeyStore(world.mongoUrl);
  const pushes = new RedisPushBus({ url: world.redisUrl, stream: world.stream, onError });
  const checks = createContentChecks({ onError });
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = world.s3;
  const credentials = { accessKeyId, secretAccessKey };
  const files = new S3FileStore({ endpoint, bucket, region, credentials });
  return {
    prepare: {
      'the event store': () => events.head(),
      'the key store': () => keys.count(),
      'the view store': () => viewStore.open(),
      'the file store': () => files.prepare(),
    },
    places: { log: 'EventStoreDB', keys: `the collection ${personalKeys} in MongoDB` },
    events,
    views: viewStore,
    files,
    temporary: new TemporaryArea(world.uploadsFolder),
    checks,
    keys,
    pushes,
    wakeReaders: () => undefined,
    close: async () => {
      await checks.close();
      await pushes.close();
      await events.close();
      await viewStore.close();
      await keys.close();
      await files.close();
    },
  };
}
