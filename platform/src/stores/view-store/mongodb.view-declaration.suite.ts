import { describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import type { ViewContract } from '@portal/contracts';
import { MongodbViewStore } from './mongodb.view-store';
import { batchOf, idsOf, people, sampleItem, sampleItems, sampleViews } from './view-store.samples';

async function opened(url: string, views: readonly ViewContract[]): Promise<MongodbViewStore> {
  const store = new MongodbViewStore(url, views);
  await store.open();
  return store;
}

async function withCollection<T>(
  url: string,
  view: string,
  look: (name: string, client: MongoClient) => Promise<T>,
) {
  const client = new MongoClient(url);
  const catalogues = client
    .db()
    .collection<{ _id: string; collections: Record<string, string> }>('view-catalogues');
  const live = await catalogues.findOne({ _id: 'live' });
  const result = await look(live?.collections[view] ?? '', client);
  await client.close();
  return result;
}

const indexNames = (url: string, view: string) =>
  withCollection(url, view, async (name, client) => {
    const indexes = await client.db().collection(name).listIndexes().toArray();
    return indexes.map((index) => String(index.name)).sort();
  });

/** Suite of view declarations. `newUrl` names an empty database. */
export function describeMongodbDeclarations(name: string, newUrl: () => string): void {
  describe(`${name}: what a view declares`, () => {
    it('becomes indexes that go on with the id, and those of lists and words', async () => {
      const url = newUrl();
      await (await opened(url, sampleViews)).close();
      expect(await indexNames(url, 'pieces')).toEqual([
        '_id_',
        'document.open+document.due+_id',
        'document.open+document.status+sort.name+_id',
        'document.shops',
        'document.status+_id',
        'document.tags',
        'sort.name+_id',
        'words',
      ]);
      expect(await indexNames(url, 'people')).toEqual(['_id_', 'document.email+_id']);
    });

    it('is made once, however many processes start', async () => {
      const url = newUrl();
      const stores = await Promise.all(Array.from({ length: 4 }, () => opened(url, sampleViews)));
      await stores[0]?.commit([batchOf(1, [sampleItem('a')])]);
      const later = await opened(url, sampleViews);
      for (const store of [...stores, later]) expect(await store.get('pieces', 'a')).toEqual(sampleItem('a'));
      await Promise.all([...stores, later].map((store) => store.close()));
    });

    it('may be indexed otherwise: the new index comes, stale and foreign ones go, the documents stay', async () => {
      const url = newUrl();
      const before = await opened(url, sampleViews);
      await before.commit([batchOf(4, [sampleItem('a')])]);
      await before.close();
      await withCollection(url, 'pieces', (name, client) =>
        client.db().collection(name).createIndex({ stray: 1 }),
      );
      await withCollection(url, 'pieces', (name, client) => client.db().collection(name).dropIndex('words'));
      const after = await opened(url, [{ ...sampleItems, indexes: [['status', 'due']] }, people]);
      const names = await indexNames(url, 'pieces');
      expect(names).toContain('document.status+document.due+_id');
      expect(names).toContain('words');
      expect(names.filter((name) => /^document\.open|stray/.test(name))).toEqual([]);
      expect(await after.get('pieces', 'a')).toEqual(sampleItem('a'));
      expect(await after.checkpoint('pieces')).toBe(4);
      await after.close();
    });

    it('otherwise changed empties the view, with all that its projection wrote, and starts that one over', async () => {
      const url = newUrl();
      const before = await opened(url, sampleViews);
      const mixed = [
        ...batchOf(5, [sampleItem('a')]).writes,
        { view: 'people', id: 'p', document: { id: 'p', email: 'x' } },
      ];
      await before.commit([batchOf(5, [], { writes: mixed }), batchOf(6, [], { projection: 'other' })]);
      await before.close();
      const after = await opened(url, [sampleItems, { ...people, sorts: ['email'] }]);
      expect(await after.get('people', 'p')).toBeNull();
      expect(await after.get('pieces', 'a')).toBeNull();
      expect([await after.checkpoint('pieces'), await after.checkpoint('other')]).toEqual([0, 6]);
      await after.commit([batchOf(1, [sampleItem('b')])]);
      expect(idsOf(await after.find('pieces', {}))).toEqual(['b']);
      await after.close();
    });

    it('refuses names that could be anything else', () => {
      expect(() => new MongodbViewStore(newUrl(), [{ ...people, name: '$where' }])).toThrow('name');
      expect(() => new MongodbViewStore(newUrl(), [{ ...people, sorts: ['a.b' as 'email'] }])).toThrow(
        'name',
      );
    });
  });

  describe(`${name}: what people type`, () => {
    it('[F2] is always a value, and never an operator', async () => {
      const store = await opened(newUrl(), sampleViews);
      const strange = sampleItem('$set', {
        name: '{"$gt":""}',
        tags: ['$ne', 'a.b'],
        due: '$document.name',
        extra: { $set: { 'a.b': 1 }, 'x.y': [{ $where: '1' }] },
      });
      await store.commit([batchOf(1, [strange, sampleItem('b', { name: 'gt' })])]);
      expect(await store.get('pieces', '$set')).toEqual(strange);
      expect(await store.get('pieces', { $ne: null } as unknown as string)).toBeNull();
      await expect(store.getMany('pieces', [{ $gt: '' } as unknown as string])).rejects.toThrow('$in');
      expect(idsOf(await store.find('pieces', { where: { due: { eq: '$document.name' } } }))).toEqual([
        '$set',
      ]);
      expect(idsOf(await store.find('pieces', { where: { tags: { contains: '$ne' } } }))).toEqual(['$set']);
      expect(idsOf(await store.find('pieces', { text: '$gt .* ^' }))).toEqual(['$set', 'b']);
      expect(await store.countBy('pieces', 'tags', {})).toEqual(
        new Map([
          ['$ne', 1],
          ['a.b', 1],
        ]),
      );
      await store.close();
    });
  });
}
