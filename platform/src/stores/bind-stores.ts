import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Market } from '@portal/contracts';
import { platformMetadata } from '../decider/platform-metadata';
import { readMasterSecret } from '../session/master-secret';
import { type EventStore, type RecordedEvent, WrongExpectedRevision } from './event-store/event-store.port';
import type { Stores } from './open-stores';
import { UnusableStore } from './unusable-store';

const foundingType = 'LogFounded';
export const logSubject = 'log';

/** Keyed digests of the first event's id. */
interface Founding {
  readonly secret: string;
  readonly keys: string;
}

interface Options {
  readonly stores: Pick<Stores, 'events' | 'keys' | 'places'>;
  readonly market: Market;
  readonly secretFile: string;
  readonly now: () => Date;
}

const digestOf = (key: Buffer, logId: string) => createHmac('sha256', key).update(`log\0${logId}`).digest();

const isDigest = (digest: unknown, key: Buffer, logId: string): boolean => {
  const expected = digestOf(key, logId);
  const found = Buffer.from(String(digest), 'hex');
  return expected.length === found.length && timingSafeEqual(expected, found);
};

/** Whether the log has only its founding event. */
export async function isUnused(events: Pick<EventStore, 'readAll'>): Promise<boolean> {
  const found = await events.readAll(0, 2);
  return found.every(({ type }) => type === foundingType);
}

/**
 * Checks that log, master secret and keys belong together; founds an empty log.
 * @returns the master secret
 * @throws UnusableStore; BadConfiguration for a short secret
 */
export async function bindStores(options: Options): Promise<Buffer> {
  const { events } = options.stores;
  const [first] = await events.readAll(0, 1);
  if (first) return verified(first, options);
  await refuseKeysOfPeople(options.stores);
  return founded(options);
}

async function founded(options: Options): Promise<Buffer> {
  const { stores, market, secretFile, now } = options;
  const secret = await readMasterSecret(secretFile);
  const key = await stores.keys.keyFor(logSubject);
  const id = randomUUID();
  const data = {
    secret: digestOf(secret, id).toString('hex'),
    keys: digestOf(key, id).toString('hex'),
  } satisfies Founding;
  const event = { id, type: foundingType, data, metadata: platformMetadata(market, now()) };
  try {
    await stores.events.append(`log-${market}`, 'no-stream', [event]);
    return secret;
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    return bindStores(options);
  }
}

async function verified(first: RecordedEvent, { stores, market, secretFile }: Options): Promise<Buffer> {
  const { log, keys } = stores.places;
  if (first.type !== foundingType)
    throw new UnusableStore(
      `${log} holds no log of this portal: its first event is ${first.type}, not ${foundingType}`,
    );
  if (first.metadata.market !== market)
    throw new UnusableStore(
      `${log} is the log of market ${first.metadata.market}, not ${market}: set MARKET, or name its own store`,
    );
  if (!existsSync(secretFile))
    throw new UnusableStore(`${secretFile} is missing beside a log that needs it: ${putBack}`);
  const secret = await readMasterSecret(secretFile);
  if (!isDigest(first.data.secret, secret, first.id))
    throw new UnusableStore(`${secretFile} is not the master secret of ${log}: ${putBack}`);
  const key = await stores.keys.find(logSubject);
  if (!key || !isDigest(first.data.keys, key, first.id))
    throw new UnusableStore(`${keys} does not hold the keys of ${log}: ${putBack}`);
  return secret;
}

const putBack = 'put back the one that was backed up with the log';

/** The log was lost; a new one would orphan all data. */
async function refuseKeysOfPeople({ keys, places }: Options['stores']): Promise<void> {
  const ofLog = (await keys.find(logSubject)) ? 1 : 0;
  if ((await keys.count()) > ofLog)
    throw new UnusableStore(
      `${places.log} is empty beside the keys of people in ${places.keys}: put back the log that goes with them, or begin with empty stores`,
    );
}
