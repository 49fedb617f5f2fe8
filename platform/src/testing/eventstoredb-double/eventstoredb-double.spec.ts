import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, describe, expect, it } from '@jest/globals';
import { anEvent, Follower, someEvents } from '../../stores/event-store/event-store.samples';
import { describeEventStore } from '../../stores/event-store/event-store.suite';
import { describeSubscriptions } from '../../stores/event-store/event-subscription.suite';
import { EventStoreDbEventStore } from '../../stores/event-store/eventstoredb.event-store';
import { freePort } from '../free-port';
import { PartOfLog } from '../part-of-log';
import { EventStoreDbDouble } from './eventstoredb-double';
import { startFixture } from '../start-fixture';

const folder = mkdtempSync(join(tmpdir(), 'eventstoredb-double-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function startProgram(port: number, file: string) {
  const script = join(import.meta.dirname, 'eventstoredb-double.process.ts');
  const child = startFixture(script, [String(port), file]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const url = await nextLine();
  const order = async (words: string) => {
    child.stdin.write(`${words}\n`);
    return nextLine();
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url, order, kill };
}

describe('EventStoreDbDouble', () => {
  it('keeps its log when it is killed, and its clients find it again', async () => {
    const port = await freePort();
    const file = join(folder, 'log.jsonl');
    const first = await startProgram(port, file);
    const store = new EventStoreDbEventStore(first.url, { backOff: { first: 1, longest: 50 } });
    const follower = new Follower(store);
    await store.append('a', 'no-stream', [anEvent({ text: 'ñ 🍅' }), ...someEvents(2)]);
    await follower.until(3);
    await first.kill();
    const second = await startProgram(port, file);
    expect(second.url).toBe(first.url);
    await store.append('a', 2, someEvents(1));
    await follower.until(4);
    expect(follower.seen).toEqual(await store.readStream('a'));
    expect(await second.order('drop')).toBe('done');
    expect(await second.order('system')).toBe('done');
    expect(await second.order('dance')).toBe('unknown order: dance');
    await store.append('b', 'no-stream', someEvents(1));
    await follower.until(5);
    await store.close();
    await second.kill();
  });

  it('finds out a client that uses batch appends', async () => {
    const double = await EventStoreDbDouble.start();
    const client = EventStoreDBClient.connectionString(double.url);
    const append = client.appendToStream('a', jsonEvent({ type: 'Any', data: {} }));
    await expect(append).rejects.toMatchObject({ code: 12 });
    await client.dispose();
    await double.close();
  });
});

async function openPart() {
  const store = new EventStoreDbEventStore((await shared).url, { backOff: { first: 1, longest: 20 } });
  return PartOfLog.of(store);
}
const shared = EventStoreDbDouble.start({ file: join(folder, 'shared.jsonl') });
afterAll(async () => (await shared).close());

describeEventStore('PartOfLog of EventStoreDbEventStore', openPart);
describeSubscriptions('PartOfLog of EventStoreDbEventStore', openPart);
