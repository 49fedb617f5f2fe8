import { EventStoreDbDouble } from '@portal/doubles/eventstoredb/eventstoredb-double';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { RedisServer } from '@portal/platform/testing/redis-server';
import { S3Double } from '@portal/doubles/s3/s3-double';

/* Doubles over TCP and a real Redis in one process. Sends the addresses, then takes orders (S3). */

const [events, views, files, redis] = await Promise.all([
  EventStoreDbDouble.start(),
  MongodbDouble.start(),
  S3Double.start(),
  RedisServer.start(),
]);
const database = new URL(views.url);
database.pathname = '/portal';

const orders = {
  /** Refuses and breaks connections; data stays. */
  'events away': () => events.goAway(),
  'events back': () => events.comeBack(),
  'views away': () => views.goAway(),
  'views back': () => views.comeBack(),
  /** Redis loses its data. */
  'pushes away': () => redis.kill(),
  'pushes back': () => redis.startAgain(),
  /** Refuses and breaks connections; data stays (S3). */
  'files away': () => files.goAway(),
  'files back': () => files.comeBack(),
  'drop subscriptions': async () => events.dropSubscriptions(),
};
export type DoublesOrder = keyof typeof orders;

async function stop(): Promise<void> {
  await redis.remove();
  process.exit(0);
}

process.on('disconnect', () => void stop());
process.on('message', (order: DoublesOrder) => void orders[order]().then(() => process.send?.(order)));
process.send?.({
  EVENTSTORE_URL: events.url,
  MONGODB_URL: database.href,
  REDIS_URL: redis.url,
  S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
  S3_ACCESS_KEY_ID: files.accessKeyId,
});
