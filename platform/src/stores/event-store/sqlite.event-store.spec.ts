import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EventStoreUnavailable, WrongExpectedRevision } from './event-store.port';
import { anEvent, Follower, someEvents } from './event-store.samples';
import { describeEventStore } from './event-store.suite';
import { describeSleepers, describeSubscriptions } from './event-subscription.suite';
import { SqliteEventStore } from './sqlite.event-store';
import { startFixture } from '../../testing/start-fixture';

const folder = mkdtempSync(join(tmpdir(), 'event-store-'));
let logs = 0;
const newPath = () => join(folder, `${(logs += 1)}.db`);
const options = { pollMs: 5, backOff: { first: 1, longest: 4 } };
const open = async () => new SqliteEventStore(newPath(), options);

afterAll(() => rmSync(folder, { recursive: true }));

describeEventStore('SqliteEventStore', open);
describeSubscriptions('SqliteEventStore', open);

const withSignalledAppends = async () =>
  new SqliteEventStore(newPath(), { ...options, appendsAreSignalled: true });
describeEventStore('SqliteEventStore with signalled appends', withSignalledAppends);
describeSubscriptions('SqliteEventStore with signalled appends', withSignalledAppends);

describeSleepers('SqliteEventStore', open);

describe('SqliteEventStore: who follows what', () => {
  it('reads of an old log what concerns a follower, and where it has come to', async () => {
    const path = newPath();
    const before = new SqliteEventStore(path, options);
    const types = Array.from({ length: 2_500 }, (_, n) => (n % 1_200 === 7 ? 'Rare' : 'Frequent'));
    await before.append(
      'a',
      'no-stream',
      types.map((type) => anEvent({}, { type })),
    );
    await before.close();
    const log = new SqliteEventStore(path, options);
    const batches: (readonly [readonly number[], number])[] = [];
    await new Promise<void>((resolve) => {
      const concerns = (type: string) => type === 'Rare';
      log.subscribe({
        after: 0,
        concerns,
        handle: async (events, passed) => {
          batches.push([events.map(({ position }) => position), passed]);
          if (events.at(-1)?.position === types.length) resolve();
        },
      });
    });
    expect(batches).toEqual([
      [[8, 1_000], 1_000],
      [[1_208, 2_000], 1_000],
      [[2_408, 2_500], 500],
    ]);
    await log.close();
  });
});

describe('SqliteEventStore: several connections to one file', () => {
  it('sees and follows what another connection appends, by looking or by being woken', async () => {
    const path = newPath();
    const here = new SqliteEventStore(path, options);
    const there = new SqliteEventStore(path, options);
    const patient = new SqliteEventStore(path, { pollMs: 1_000_000 });
    const looking = new Follower(here);
    const woken = new Follower(patient);
    await there.append('a', 'no-stream', someEvents(3));
    await looking.until(3);
    patient.wake();
    await woken.until(3);
    expect(looking.seen).toEqual(await there.readStream('a'));
    expect(woken.seen).toEqual(looking.seen);
    await Promise.all([here.close(), there.close(), patient.close()]);
  });

  it('[R5] lets one connection win a race for a stream and keeps positions unique', async () => {
    const path = newPath();
    const stores = [new SqliteEventStore(path, options), new SqliteEventStore(path, options)] as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 === 0 ? stores[0] : stores[1]).append(`s-${n >> 1}`, 'no-stream', someEvents(1)),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongExpectedRevision);
    }
    const positions = (await stores[0].readAll(0, 1000)).map(({ position }) => position);
    expect(new Set(positions).size).toBe(50);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('[R5] with signalled appends: refuses to append over unseen events, and reads all once signalled', async () => {
    const path = newPath();
    const here = new SqliteEventStore(path, { ...options, appendsAreSignalled: true });
    const there = new SqliteEventStore(path, options);
    await here.append('a', 'no-stream', someEvents(1));
    const fromThere = someEvents(2);
    const besides = someEvents(1);
    await there.append('a', 0, fromThere);
    const [refused, repeated, unharmed] = await Promise.allSettled([
      here.append('a', 0, someEvents(1)),
      here.append('a', 0, fromThere),
      here.append('b', 'no-stream', besides),
    ]);
    expect(refused).toMatchObject({ reason: expect.any(WrongExpectedRevision) });
    expect(refused).toMatchObject({ reason: { actual: 2 } });
    expect(repeated).toMatchObject({ value: { revision: 2 } });
    expect(unharmed).toMatchObject({ value: { revision: 0 } });
    await there.append('b', 0, someEvents(1));
    here.wake();
    expect(await here.readStream('b', 1)).toHaveLength(1);
    expect(await here.readStream('c')).toEqual([]);
    await there.append('c', 'no-stream', someEvents(1));
    here.wake();
    expect(await here.readStream('c')).toHaveLength(1);
    await Promise.all([here.close(), there.close()]);
  });

  it('with signalled appends: forgets what was rolled back', async () => {
    const path = newPath();
    const here = new SqliteEventStore(path, { ...options, appendsAreSignalled: true });
    const broken = someEvents(1).map((event) => ({ ...event, id: null as unknown as string }));
    const failing = here.append('a', 'no-stream', broken);
    const withIt = here.append('b', 'no-stream', someEvents(1));
    await expect(failing).rejects.toThrow(EventStoreUnavailable);
    await expect(withIt).rejects.toThrow(EventStoreUnavailable);
    expect(await here.readStream('b')).toEqual([]);
    expect(await here.append('b', 'no-stream', someEvents(1))).toMatchObject({ revision: 0 });
    await here.close();
  });

  it('commits what is waiting before it closes', async () => {
    const path = newPath();
    const store = new SqliteEventStore(path);
    const appended = store.append('a', 'no-stream', someEvents(1));
    await store.close();
    const { position } = await appended;
    const again = new SqliteEventStore(path);
    expect(await again.head()).toBe(position);
    await again.close();
  });
});

describe('SqliteEventStore: a killed process', () => {
  async function killAfter(acknowledgements: number, path: string, run: number): Promise<string[]> {
    const script = join(import.meta.dirname, 'append-until-killed.fixture.ts');
    const child = startFixture(script, [path, String(run)]);
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === acknowledgements) child.kill('SIGKILL');
    }
    return acknowledged;
  }

  it('[R1] loses no acknowledged append and tears none', async () => {
    const path = newPath();
    const acknowledged: string[] = [];
    for (const [run, count] of [1, 50, 333].entries())
      acknowledged.push(...(await killAfter(count, path, run)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(384);
    const store = new SqliteEventStore(path);
    for (const stream of acknowledged) expect(await store.readStream(stream)).toHaveLength(3);
    const sizes = new Map<string, number>();
    for (const { stream } of await store.readAll(0, 1_000_000))
      sizes.set(stream, (sizes.get(stream) ?? 0) + 1);
    expect(new Set(sizes.values())).toEqual(new Set([3]));
    await store.close();
  }, 60_000);
});
