import { describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import type { Catalogue } from './mongodb.view-catalogue';
import { MongodbViewStore } from './mongodb.view-store';
import { batchOf, sampleItem, sampleItems, sampleViews } from './view-store.samples';

/** Suite of concurrent writers. `newUrl` names an empty database. */
export function describeMongodbWriters(name: string, newUrl: () => string): void {
  describe(`${name}: several writers`, () => {
    it('[R7] never lets a late writer restore a deleted or an older document', async () => {
      const url = newUrl();
      const one = new MongodbViewStore(url, sampleViews);
      const late = new MongodbViewStore(url, sampleViews);
      await one.commit([batchOf(5, [sampleItem('a'), sampleItem('b', { cost: 5 })])]);
      const writes = [{ view: 'pieces', id: 'a', document: null }];
      await one.commit([batchOf(6, [], { writes }), batchOf(7, [sampleItem('b', { cost: 7 })])]);
      await late.commit([batchOf(5, [sampleItem('a'), sampleItem('b', { cost: 5 })])]);
      expect(await one.getMany('pieces', ['a', 'b'])).toEqual([null, sampleItem('b', { cost: 7 })]);
      await Promise.all([one.close(), late.close()]);
    });

    it('[R7] takes one of two commits of the same position, whole', async () => {
      const url = newUrl();
      const stores = [new MongodbViewStore(url, sampleViews), new MongodbViewStore(url, sampleViews)];
      for (let position = 1; position <= 10; position += 1) {
        await Promise.all(
          stores.map((store, cost) =>
            store.commit([batchOf(position, [sampleItem('a', { cost }), sampleItem('b', { cost })])]),
          ),
        );
        const [a, b] = (await stores[0]?.getMany('pieces', ['a', 'b'])) ?? [];
        expect(a).toMatchObject({ cost: b?.['cost'] });
      }
      await Promise.all(stores.map((store) => store.close()));
    });

    it('[R7] fails, and writes nothing, when a document is ahead of its checkpoint', async () => {
      const url = newUrl();
      const store = new MongodbViewStore(url, sampleViews);
      await store.commit([batchOf(3, [sampleItem('a')])]);
      const client = new MongoClient(url);
      const catalogues = client.db().collection<Catalogue>('view-catalogues');
      const live = await catalogues.findOne({ _id: 'live' });
      const collection = client.db().collection(live?.collections['pieces'] ?? '');
      await collection.updateOne({}, { $set: { position: 9 } });
      await client.close();
      await expect(
        store.commit([batchOf(4, [sampleItem('b'), sampleItem('a', { cost: 4 })])]),
      ).rejects.toMatchObject({
        code: 11_000,
      });
      expect(await store.getMany('pieces', ['a', 'b'])).toEqual([sampleItem('a'), null]);
      expect(await store.checkpoint('pieces')).toBe(3);
      await store.close();
    });

    it('[R8] shows another process a rebuild at once, and refuses a commit that goes on from what it replaced', async () => {
      const url = newUrl();
      const one = new MongodbViewStore(url, sampleViews);
      const other = new MongodbViewStore(url, sampleViews);
      await one.commit([batchOf(1, [sampleItem('a', { cost: 1 })])]);
      expect(await other.getMany('pieces', ['a'])).toEqual([sampleItem('a', { cost: 1 })]);
      const staged = await one.stage([sampleItems]);
      await staged.commit([batchOf(1, [sampleItem('a', { cost: 10 })])]);
      await staged.activate();
      expect(await other.get('pieces', 'a')).toEqual(sampleItem('a', { cost: 10 }));
      await expect(other.commit([batchOf(2, [sampleItem('a', { cost: 2 })])])).rejects.toThrow('rebuilt');
      expect(await other.getMany('pieces', ['a'])).toEqual([sampleItem('a', { cost: 10 })]);
      await other.commit([batchOf(2, [sampleItem('a', { cost: 11 })])]);
      expect(await one.get('pieces', 'a')).toEqual(sampleItem('a', { cost: 11 }));
      await Promise.all([one.close(), other.close()]);
    });

    it('[S18] drops what a rebuild replaced when it is scrubbed, once its readers have ended', async () => {
      const url = newUrl();
      const readMs = 300;
      const store = new MongodbViewStore(url, sampleViews, readMs);
      await store.commit([batchOf(1, [sampleItem('erased')])]);
      const client = new MongoClient(url);
      const live = await client.db().collection<Catalogue>('view-catalogues').findOne({ _id: 'live' });
      const replaced = client.db().collection(live?.collections['pieces'] ?? '');
      const staged = await store.stage([sampleItems]);
      await staged.commit([batchOf(1, [sampleItem('kept')])]);
      const begun = Date.now();
      await staged.activate();
      await expect(store.scrub(AbortSignal.abort())).rejects.toThrow('aborted');
      expect(await replaced.countDocuments()).toBe(1);
      await store.scrub();
      expect(Date.now() - begun).toBeGreaterThanOrEqual(readMs);
      expect(await replaced.countDocuments()).toBe(0);
      expect(await store.getMany('pieces', ['erased', 'kept'])).toEqual([null, sampleItem('kept')]);
      await client.close();
      await store.close();
    });

    it('[R1] ends the transaction that a killed process has left open, and does not wait for it', async () => {
      const url = newUrl();
      const store = new MongodbViewStore(url, sampleViews);
      await store.open();
      const client = new MongoClient(url);
      const session = client.startSession();
      const catalogues = client.db().collection<{ _id: string }>('view-catalogues');
      const claim = { $set: { 'sessions.pieces': session.id?.id } };
      await catalogues.updateOne({ _id: 'writers' }, claim, { upsert: true });
      session.startTransaction();
      await catalogues.updateOne({ _id: 'live' }, { $inc: { commits: 1 } }, { session });
      await store.commit([batchOf(1, [sampleItem('a')])]);
      expect(await store.get('pieces', 'a')).toEqual(sampleItem('a'));
      await expect(session.commitTransaction()).rejects.toThrow();
      await session.endSession();
      await client.close();
      await store.close();
    }, 20_000);
  });
}
