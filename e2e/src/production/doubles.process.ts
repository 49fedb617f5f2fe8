import { EventStoreDbDouble } from '@portal/platform/testing/eventstoredb-double/eventstoredb-double';
import { MongodbDouble } from '@portal/platform/testing/mongodb-double/mongodb-double';
import { RedisServer } from '@portal/platform/testing/redis-server';
import { S3Double } from '@portal/platform/testing/s3-double/s3-double';

/*
 * Everything that the production world stands on, in one process: doubles for EventStoreDB, MongoDB and S3 over TCP,
 * and a real Redis. Tells its parent the addresses as environment variables, then takes its orders; ends with it.
 */

const [events, views, files, redis] = await Promise.all([
  EventStoreDbDouble.start(),
  MongodbDouble.start(),
  S3Double.start(),
  RedisServer.start(),
]);
const database = new URL(views.url);
database.pathname = '/portal';

const orders = {
  /** EventStoreDB refuses and breaks all connections; what it holds stays. */
  'events away': () => events.goAway(),
  'events back': () => events.comeBack(),
  'views away': () => views.goAway(),
  'views back': () => views.comeBack(),
  /** Redis forgets everything that it held. */
  'pushes away': () => redis.kill(),
  'pushes back': () => redis.startAgain(),
  /** S3 refuses and breaks all connections; what it holds stays. */
  'files away': () => files.goAway(),
  'files back': () => files.comeBack(),
  'drop subscriptions': async () => events.dropSubscriptions(),
};
/** What the parent may ask for. */
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
