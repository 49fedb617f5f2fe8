import type { Push } from './push-bus.port';
import type { RedisConnection } from './redis-connection';
import type { HintEntry } from './waiting-hints';

export const streamStart = '0-0';

interface StreamEntry extends HintEntry {
  /** `<milliseconds>-<number>` */
  readonly id: string;
  readonly from: string;
}

const entriesPerRead = 200;
/** Less than a connection's maximum silence. */
const blockMilliseconds = 5_000;

/** @param maxEntries approximate length of the stream */
export async function appendEntry(
  redis: RedisConnection,
  stream: string,
  { from, number, pushes }: Omit<StreamEntry, 'id'>,
  maxEntries: number,
): Promise<void> {
  const fields = { from, number: String(number), pushes: JSON.stringify(pushes) };
  const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
  await redis.xAdd(stream, '*', fields, { TRIM });
}

/** Newest id, or the start of an empty stream. */
export async function newestOf(redis: RedisConnection, stream: string): Promise<string> {
  const newest = await redis.xRevRange(stream, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? streamStart;
}

/** Entries after an id; waits up to five seconds. */
export async function readBehind(
  redis: RedisConnection,
  stream: string,
  after: string,
): Promise<readonly StreamEntry[]> {
  const limits = { COUNT: entriesPerRead, BLOCK: blockMilliseconds };
  const read = await redis.xRead({ key: stream, id: after }, limits);
  return (read?.[0]?.messages ?? []).map(({ id, message: { from = '', number, pushes = '[]' } }) => ({
    id,
    from,
    number: Number(number),
    pushes: JSON.parse(pushes) as readonly Push[],
  }));
}

/** Whether the newest id precedes one already read. */
export function isBehind(newest: string, read: string): boolean {
  const [newestTime = 0, newestNumber = 0] = newest.split('-').map(Number);
  const [readTime = 0, readNumber = 0] = read.split('-').map(Number);
  return newestTime < readTime || (newestTime === readTime && newestNumber < readNumber);
}
