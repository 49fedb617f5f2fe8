import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, DocumentTooLarge, type ViewStore } from './view-store.port';
import { batchOf, idsOf, people, sampleItem, sampleItems, sampleViews } from './view-store.samples';

/** Shared suite. `open` gives a store with the sample views. */
export function describeViewWrites(name: string, open: () => Promise<ViewStore>): void {
  describe(`${name}: writes`, () => {
    let store: ViewStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('gives documents back as they were written', async () => {
      const document = sampleItem('a', { extra: { deep: [1, null, 'Ñ "x"'] } });
      await store.commit([batchOf(1, [document])]);
      expect(await store.get('pieces', 'a')).toEqual(document);
      expect(await store.get('pieces', 'b')).toBeNull();
      expect(await store.getMany('pieces', ['b', 'a', 'a'])).toEqual([null, document, document]);
    });

    it('[R9] refuses a document that is too large, with all of its commit, before writing', async () => {
      const write = (text: string) => ({
        view: 'pieces',
        id: 'b',
        document: sampleItem('b', { extra: text }),
      });
      await store.commit([batchOf(1, [sampleItem('a')])]);
      const tooLarge = write('x'.repeat(17_000_000));
      const batch = batchOf(2, [sampleItem('a', { cost: 9 })]);
      const refused = store.commit([{ ...batch, writes: [...batch.writes, tooLarge] }]);
      await expect(refused).rejects.toThrow(DocumentTooLarge);
      expect(() => store.check(tooLarge)).toThrow(TypeError);
      expect(() => store.check(write('x'.repeat(1_000_000)))).not.toThrow();
      expect(await store.get('pieces', 'a')).toEqual(sampleItem('a'));
      expect(await store.get('pieces', 'b')).toBeNull();
      await store.commit([batchOf(2, [sampleItem('b')])]);
      expect(await store.checkpoint('pieces')).toBe(2);
    });

    it('replaces and removes documents everywhere they can be found', async () => {
      const found = async () =>
        Promise.all([
          store.find('pieces', { where: { tags: { contains: 'x' } } }).then(idsOf),
          store.find('pieces', { where: { status: { eq: 1 } } }).then(idsOf),
          store.find('pieces', { text: 'first' }).then(idsOf),
        ]);
      await store.commit([
        batchOf(1, [
          sampleItem('a', { name: 'first', tags: ['x'] }),
          sampleItem('b', { name: 'first', tags: ['x'] }),
        ]),
      ]);
      expect(await found()).toEqual([
        ['a', 'b'],
        ['a', 'b'],
        ['a', 'b'],
      ]);
      await store.commit([batchOf(2, [sampleItem('a', { name: 'second', status: 2, tags: ['y'] })])]);
      expect(await found()).toEqual([['b'], ['b'], ['b']]);
      await store.commit([batchOf(3, [], { writes: [{ view: 'pieces', id: 'b', document: null }] })]);
      expect(await found()).toEqual([[], [], []]);
      await store.commit([batchOf(4, [], { writes: [{ view: 'pieces', id: 'b', document: null }] })]);
      await store.commit([batchOf(5, [sampleItem('b', { name: 'first' })])]);
      expect(await found()).toEqual([[], ['b'], ['b']]);
    });

    it('[R7] ignores a batch at or behind its checkpoint', async () => {
      expect(await store.checkpoint('pieces')).toBe(0);
      await store.commit([batchOf(7, [sampleItem('a', { cost: 1 })])]);
      await store.commit([batchOf(7, [sampleItem('a', { cost: 2 })]), batchOf(6, [sampleItem('b')])]);
      expect(await store.checkpoint('pieces')).toBe(7);
      expect((await store.find('pieces', {})).documents).toEqual([sampleItem('a', { cost: 1 })]);
      await store.commit([batchOf(8, [])]);
      expect(await store.checkpoint('pieces')).toBe(8);
    });

    it('[R7] writes documents and checkpoints of all batches, or nothing', async () => {
      const bad = sampleItem('b', { status: 'not a number' });
      const batches = [
        batchOf(1, [{ id: 'p', email: 'x' }], {
          projection: 'people',
          writes: [{ view: 'people', id: 'p', document: { id: 'p', email: 'x' } }],
        }),
        batchOf(1, [sampleItem('a'), bad]),
      ];
      await expect(store.commit(batches)).rejects.toThrow('status');
      expect(await store.get('people', 'p')).toBeNull();
      expect(await store.get('pieces', 'a')).toBeNull();
      expect(await Promise.all(['people', 'pieces'].map((each) => store.checkpoint(each)))).toEqual([0, 0]);
    });

    it('[R9] writes a batch out of turn at any position, and leaves the checkpoint unchanged', async () => {
      await store.commit([batchOf(7, [sampleItem('a', { cost: 1 })])]);
      await store.commit([batchOf(3, [sampleItem('a', { cost: 2 })], { outOfTurn: true })]);
      expect(await store.get('pieces', 'a')).toEqual(sampleItem('a', { cost: 2 }));
      await store.commit([batchOf(9, [sampleItem('b')], { outOfTurn: true })]);
      expect(await store.checkpoint('pieces')).toBe(7);
      expect(await store.get('pieces', 'b')).toEqual(sampleItem('b'));
    });

    it('[X7] keeps the id of the event at the checkpoint, in the same write', async () => {
      expect(await store.checkpointEvent('pieces')).toBeNull();
      await store.commit([batchOf(7, [sampleItem('a')], { eventId: 'z-of-7' })]);
      await store.commit([batchOf(8, [], { eventId: 'a-of-8' })]);
      await store.commit([batchOf(3, [], { eventId: 'late' })]);
      await store.commit([batchOf(9, [sampleItem('b')], { eventId: 'repair', outOfTurn: true })]);
      expect([await store.checkpoint('pieces'), await store.checkpointEvent('pieces')]).toEqual([
        8,
        'a-of-8',
      ]);
    });

    it('[X7] starts a projection over: its views are empty, others stay, and it writes from the beginning', async () => {
      const person = { id: 'p', email: 'x' };
      const known = batchOf(5, [], {
        projection: 'people',
        writes: [{ view: 'people', id: 'p', document: person }],
      });
      await store.commit([batchOf(7, [sampleItem('a')], { eventId: 'of-7' }), known]);
      const staged = await store.stage(sampleViews.filter(({ name }) => name === 'pieces'));
      await staged.commit([batchOf(7, [sampleItem('a')])]);
      await staged.activate();
      await store.startOver(['pieces']);
      expect([await store.checkpoint('pieces'), await store.checkpointEvent('pieces')]).toEqual([0, null]);
      expect([await store.count('pieces', {}), await store.get('people', 'p')]).toEqual([0, person]);
      expect(await store.checkpoint('people')).toBe(5);
      await store.commit([batchOf(1, [sampleItem('new')])]);
      expect(idsOf(await store.find('pieces', {}))).toEqual(['new']);
    });

    it('keeps the checkpoints of projections apart', async () => {
      await store.commit([batchOf(5, [sampleItem('a')])]);
      await store.commit([batchOf(3, [], { projection: 'people' })]);
      expect(await Promise.all(['people', 'pieces'].map((each) => store.checkpoint(each)))).toEqual([3, 5]);
    });
  });

  describe(`${name}: rebuilding beside`, () => {
    let store: ViewStore;
    const live = async () => idsOf(await store.find('pieces', { sort: 'name' }));
    beforeEach(async () => {
      store = await open();
      await store.commit([batchOf(10, [sampleItem('old')])]);
    });
    afterEach(() => store.close());

    it('[R8] shows the old documents until the copies are activated, then only the new ones', async () => {
      const staged = await store.stage([sampleItems]);
      expect(await staged.checkpoint('pieces')).toBe(0);
      await staged.commit([batchOf(4, [sampleItem('new-1', { tags: ['t'] }), sampleItem('new-2')])]);
      await staged.commit([batchOf(3, [sampleItem('late')])]);
      expect(await staged.getMany('pieces', ['new-1', 'old'])).toEqual([
        sampleItem('new-1', { tags: ['t'] }),
        null,
      ]);
      await store.commit([batchOf(11, [sampleItem('old-2')])]);
      expect(await live()).toEqual(['old', 'old-2']);
      await staged.activate();
      expect(await live()).toEqual(['new-1', 'new-2']);
      expect(await store.checkpoint('pieces')).toBe(4);
      expect(
        idsOf(await store.find('pieces', { where: { tags: { contains: 't' } }, text: 'cartel' })),
      ).toEqual(['new-1']);
      await store.commit([batchOf(5, [sampleItem('new-3')])]);
      expect(await live()).toEqual(['new-1', 'new-2', 'new-3']);
    });

    it('[R8] can be done again and again', async () => {
      for (const round of [1, 2, 3]) {
        const staged = await store.stage([sampleItems, people]);
        await staged.commit([batchOf(round, [sampleItem(`round-${round}`)])]);
        await staged.activate();
        expect(await live()).toEqual([`round-${round}`]);
      }
    });

    it('leaves no trace when it is discarded, or when a later rebuild takes its place', async () => {
      const discarded = await store.stage([sampleItems]);
      await discarded.commit([batchOf(20, [sampleItem('x')])]);
      await discarded.discard();
      const replaced = await store.stage([sampleItems]);
      await replaced.commit([batchOf(20, [sampleItem('y')])]);
      const last = await store.stage([sampleItems]);
      await expect(replaced.activate()).rejects.toThrow('later');
      expect(await last.checkpoint('pieces')).toBe(0);
      expect(await live()).toEqual(['old']);
      expect(await store.checkpoint('pieces')).toBe(10);
      await last.activate();
      expect(await live()).toEqual([]);
      await expect(last.activate()).rejects.toThrow('activated');
    });

    it('[R8] never shows a reader anything but the old or the new documents while it switches', async () => {
      let switching = true;
      const seen = new Set<string>();
      const reader = (async () => {
        while (switching) {
          const { documents, total } = await store.find<Document>('pieces', { sort: 'name' });
          seen.add(`${total}:${documents.map(({ id }) => String(id)).join()}`);
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      for (const round of [1, 2, 3, 4, 5]) {
        const staged = await store.stage([sampleItems]);
        await staged.commit([batchOf(round, [sampleItem(`new-${round}`)])]);
        await staged.activate();
        await new Promise((resolve) => setImmediate(resolve));
      }
      switching = false;
      await reader;
      const allowed = new Set(['1:old', ...[1, 2, 3, 4, 5].map((round) => `1:new-${round}`)]);
      expect([...seen].filter((state) => !allowed.has(state))).toEqual([]);
      expect(seen.size).toBeGreaterThan(1);
    });
  });
}
