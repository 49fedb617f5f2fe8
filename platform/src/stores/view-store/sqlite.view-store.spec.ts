import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SqliteViewStore } from './sqlite.view-store';
import { describeViewModel } from './view-model.suite';
import { describeViewQueries } from './view-queries.suite';
import { batchOf, idsOf, people, sampleItem, sampleItems, sampleViews } from './view-store.samples';
import type { ViewQuery } from './view-store.port';
import { describeViewWrites } from './view-writes.suite';
import { startFixture } from '../../testing/start-fixture';

const folder = mkdtempSync(join(tmpdir(), 'view-store-'));
let files = 0;
const newPath = () => join(folder, `${(files += 1)}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

const onDisk = async () => new SqliteViewStore(newPath(), sampleViews);
const inMemory = async () => new SqliteViewStore(':memory:', sampleViews);

describeViewQueries('SqliteViewStore on disk', onDisk);
describeViewWrites('SqliteViewStore on disk', onDisk);
describeViewModel('SqliteViewStore on disk', onDisk);
describeViewQueries('SqliteViewStore in memory', inMemory);
describeViewWrites('SqliteViewStore in memory', inMemory);
describeViewModel('SqliteViewStore in memory', inMemory);

describe('SqliteViewStore: one file, several connections and starts', () => {
  it('keeps documents and checkpoints when it is opened again', async () => {
    const path = newPath();
    const first = new SqliteViewStore(path, sampleViews);
    await first.commit([batchOf(9, [sampleItem('a')])]);
    await first.close();
    const second = new SqliteViewStore(path, sampleViews);
    expect(await second.get('pieces', 'a')).toEqual(sampleItem('a'));
    expect(await second.checkpoint('pieces')).toBe(9);
    await second.close();
  });

  it('writes over what others have written since it read a document', async () => {
    const path = newPath();
    const one = new SqliteViewStore(path, sampleViews);
    const other = new SqliteViewStore(path, sampleViews);
    await one.commit([batchOf(1, [sampleItem('a', { status: 1 })])]);
    await one.getMany('pieces', ['a', 'b']);
    await other.commit([batchOf(2, [sampleItem('a', { status: 2 }), sampleItem('b', { status: 2 })])]);
    await one.commit([batchOf(3, [sampleItem('a', { status: 1 }), sampleItem('b', { status: 1 })])]);
    for (const store of [one, other]) {
      expect(idsOf(await store.find('pieces', { where: { status: { in: [1] } } }))).toEqual(['a', 'b']);
    }
    await Promise.all([one.close(), other.close()]);
  });

  it('hands out what it has just written without reading it, until the view is written or replaced by others', async () => {
    const path = newPath();
    const one = new SqliteViewStore(path, sampleViews);
    const other = new SqliteViewStore(path, sampleViews);
    const of = async (store: SqliteViewStore) => (await store.getMany('pieces', ['a']))[0];
    const first = sampleItem('a', { status: 1 });
    await one.commit([batchOf(1, [first])]);
    expect(await of(one)).toBe(first);
    await other.commit([batchOf(1, [], { projection: 'reactions' })]);
    expect(await of(one)).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    await other.commit([batchOf(2, [sampleItem('a', { status: 2 })])]);
    expect(await of(one)).toEqual(sampleItem('a', { status: 2 }));
    const third = sampleItem('a', { status: 3 });
    await one.commit([batchOf(3, [third])]);
    await expect(
      one.commit([batchOf(4, [sampleItem('a', { status: 4 }), sampleItem('b', { open: 'no' })])]),
    ).rejects.toThrow('open');
    expect(await of(one)).toEqual(third);
    const staged = await one.stage([sampleItems]);
    await staged.commit([batchOf(4, [sampleItem('a', { status: 5 })])]);
    await one.commit([batchOf(4, [third])]);
    await staged.activate();
    expect(await of(one)).toEqual(sampleItem('a', { status: 5 }));
    expect(await of(other)).toEqual(sampleItem('a', { status: 5 }));
    await one.startOver(['pieces']);
    expect([await of(one), await of(other)]).toEqual([null, null]);
    await Promise.all([one.close(), other.close()]);
  });

  it('finds what a document it knows is changed to, by words and lists as well', async () => {
    const store = await onDisk();
    const of = (more: Record<string, unknown>) => sampleItem('a', more);
    await store.commit([batchOf(1, [of({ name: 'Cartel', tags: ['x'] })])]);
    await store.commit([batchOf(2, [of({ name: 'Farol', tags: ['y'], status: 2 })])]);
    const found = async (query: ViewQuery) => idsOf(await store.find('pieces', query));
    expect([await found({ text: 'cartel' }), await found({ text: 'farol' })]).toEqual([[], ['a']]);
    expect(await found({ where: { tags: { contains: 'x' } } })).toEqual([]);
    expect(await found({ where: { tags: { contains: 'y' }, status: { eq: 2 } } })).toEqual(['a']);
    await store.commit([batchOf(3, [], { writes: [{ view: 'pieces', id: 'a', document: null }] })]);
    expect([await found({ text: 'farol' }), await store.get('pieces', 'a')]).toEqual([[], null]);
    await store.close();
  });

  it('writes a document twice in one commit, even after reading it', async () => {
    const store = await onDisk();
    await store.getMany('pieces', ['a']);
    await store.commit([batchOf(1, [sampleItem('a', { status: 1 }), sampleItem('a', { status: 2 })])]);
    expect(await store.count('pieces', { where: { status: { in: [1] } } })).toBe(0);
    expect(await store.get('pieces', 'a')).toEqual(sampleItem('a', { status: 2 }));
    await store.close();
  });

  it('[S18] leaves nothing on the disk of what was removed or replaced by a rebuild, once it is scrubbed', async () => {
    const path = newPath();
    const writer = new SqliteViewStore(path, sampleViews);
    const reader = new SqliteViewStore(path, sampleViews);
    const isOnDisk = (text: string) =>
      readdirSync(folder)
        .filter((name) => name.startsWith(`${files}.db`))
        .some((name) => readFileSync(join(folder, name)).includes(text));
    const many = Array.from({ length: 200 }, (_, n) => sampleItem(`canary-${n}`));
    await writer.commit([batchOf(1, many)]);
    expect(await reader.count('pieces', {})).toBe(200);
    const staged = await writer.stage([sampleItems]);
    await staged.commit([batchOf(2, [sampleItem('kept')])]);
    await staged.activate();
    expect(isOnDisk('canary-')).toBe(true);
    await writer.scrub();
    expect(isOnDisk('canary-')).toBe(false);
    expect(isOnDisk('kept')).toBe(true);
    expect(await reader.get('pieces', 'kept')).toEqual(sampleItem('kept'));
    await Promise.all([writer.close(), reader.close()]);
  });

  it('shows another connection each commit, and a rebuild, at once', async () => {
    const path = newPath();
    const writer = new SqliteViewStore(path, sampleViews);
    const reader = new SqliteViewStore(path, sampleViews);
    const ids = async () =>
      idsOf(await reader.find('pieces', { where: { open: { eq: true } }, sort: '-due' }));
    await writer.commit([batchOf(1, [sampleItem('a')])]);
    expect(await ids()).toEqual(['a']);
    const staged = await writer.stage([sampleItems]);
    await staged.commit([batchOf(2, [sampleItem('b')])]);
    expect(await ids()).toEqual(['a']);
    await staged.activate();
    expect(await ids()).toEqual(['b']);
    expect(await reader.checkpoint('pieces')).toBe(2);
    await Promise.all([writer.close(), reader.close()]);
  });

  it('counts again after each commit, its own and those of another connection', async () => {
    const path = newPath();
    const own = new SqliteViewStore(path, sampleViews);
    const other = new SqliteViewStore(path, sampleViews);
    const open = { where: { open: { eq: true } } };
    const counted = async () => {
      const { total, documents } = await own.find('pieces', { ...open, size: 1 });
      const by = await own.countBy('pieces', 'status', open);
      return [total, documents.length, await own.count('pieces', open), [...by.values()]];
    };
    expect([await counted(), await counted()]).toEqual([
      [0, 0, 0, []],
      [0, 0, 0, []],
    ]);
    await own.commit([batchOf(1, [sampleItem('a')])]);
    expect(await counted()).toEqual([1, 1, 1, [1]]);
    await other.commit([batchOf(2, [sampleItem('b')])]);
    expect([await counted(), await counted()]).toEqual([
      [2, 1, 2, [2]],
      [2, 1, 2, [2]],
    ]);
    await Promise.all([own.close(), other.close()]);
  });

  it('empties a view whose declaration changed, with all that its projection wrote, and restarts only that one', async () => {
    const path = newPath();
    const before = new SqliteViewStore(path, sampleViews);
    const mixed = [
      ...batchOf(5, [sampleItem('a')]).writes,
      { view: 'people', id: 'p', document: { id: 'p', email: 'x' } },
    ];
    await before.commit([batchOf(5, [], { writes: mixed }), batchOf(6, [], { projection: 'other' })]);
    await before.close();
    const changed = { ...people, sorts: ['email'] as const };
    const after = new SqliteViewStore(path, [sampleItems, changed]);
    expect(await after.get('people', 'p')).toBeNull();
    expect(await after.get('pieces', 'a')).toBeNull();
    expect([await after.checkpoint('pieces'), await after.checkpoint('other')]).toEqual([0, 6]);
    await after.commit([batchOf(1, [sampleItem('b')])]);
    expect(idsOf(await after.find('people', { sort: 'email' }))).toEqual([]);
    await after.close();
  });

  it('[R8] shows a reading process the old or the new documents while rebuilds are activated, never none', async () => {
    const path = newPath();
    const store = new SqliteViewStore(path, sampleViews);
    const documents = (round: number) =>
      Array.from({ length: 200 }, (_, n) => sampleItem(String(n), { status: round }));
    await store.commit([batchOf(1, documents(0))]);
    const script = join(import.meta.dirname, 'read-while-rebuilt.fixture.ts');
    const reader = startFixture(script, [path]);
    const lines = createInterface({ input: reader.stdout });
    await once(lines, 'line');
    for (let round = 1; round <= 20; round += 1) {
      const staged = await store.stage([sampleItems]);
      await staged.commit([batchOf(1, documents(round))]);
      await staged.activate();
    }
    reader.stdin.end();
    const [report] = (await once(lines, 'line')) as [string];
    const seen = JSON.parse(report) as string[];
    expect(seen.filter((state) => !/^200 documents of round \d+$/.test(state))).toEqual([]);
    expect(seen.length).toBeGreaterThan(2);
    await store.close();
  }, 30_000);

  it('refuses names that could not be names of tables', () => {
    expect(() => new SqliteViewStore(':memory:', [{ ...people, name: 'x"; DROP TABLE y' }])).toThrow('name');
  });
});
