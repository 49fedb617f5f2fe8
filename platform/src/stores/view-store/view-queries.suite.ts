import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UndeclaredQuery, type ViewQuery, type ViewStore, type Where } from './view-store.port';
import { batchOf, idsOf, sampleItem } from './view-store.samples';

const documents = [
  sampleItem('a', {
    name: 'Ávila exterior',
    status: 1,
    due: '2026-01-10',
    tags: ['verano', 'menú'],
    shops: [1, 2],
    cost: 5,
  }),
  sampleItem('b', { name: 'burgos', status: 2, due: '2026-02-10', open: false, shops: [2, 2], cost: 5 }),
  sampleItem('c', { name: 'Zamora Centro', status: 2, due: '2026-03-10', tags: ['verano'], cost: 1.5 }),
  sampleItem('d', { name: 'camión "rojo" OR azul', status: null, due: '2026-04-10', shops: [3], cost: -2 }),
  sampleItem('e', { name: 'Córdoba', status: 3, due: '2026-04-10', open: false, tags: ['otoño'], cost: 5 }),
];

/** Shared suite. `open` gives a store with the sample views. */
export function describeViewQueries(name: string, open: () => Promise<ViewStore>): void {
  describe(`${name}: queries`, () => {
    let store: ViewStore;
    const ids = async (query: ViewQuery) => idsOf(await store.find('pieces', query));

    beforeAll(async () => {
      store = await open();
      await store.commit([batchOf(1, documents)]);
    });
    afterAll(() => store.close());

    it.each<[string, Where, string]>([
      ['equal number', { status: { eq: 2 } }, 'bc'],
      ['equal flag', { open: { eq: false } }, 'be'],
      ['equal text, exactly', { due: { eq: '2026-04-10' } }, 'de'],
      ['one of', { status: { in: [1, 3, 99] } }, 'ae'],
      [
        'one of three or more than fit into a statement',
        { status: { in: Array.from({ length: 40 }, (_, n) => n + 2) } },
        'bce',
      ],
      ['one of none', { status: { in: [] } }, ''],
      ['range', { due: { gte: '2026-02-10', lte: '2026-04-09' } }, 'bc'],
      ['at least', { status: { gte: 2 } }, 'bce'],
      ['at most', { status: { lte: 2 } }, 'abc'],
      ['range without bounds', { status: { gte: undefined } }, 'abcde'],
      ['has a value', { status: { exists: true } }, 'abce'],
      ['has no value', { status: { exists: false } }, 'd'],
      ['list holds text', { tags: { contains: 'verano' } }, 'ac'],
      ['list holds number', { shops: { contains: 2 } }, 'ab'],
      ['list holds one of', { shops: { in: [1, 2, 3] } }, 'abd'],
      ['list holds one of none', { tags: { in: [] } }, ''],
      ['list with something in it', { tags: { exists: true } }, 'ace'],
      ['empty list', { tags: { exists: false } }, 'bd'],
      [
        'several at once',
        { open: { eq: true }, status: { in: [1, 2] }, tags: { contains: 'verano' }, shops: { contains: 1 } },
        'a',
      ],
    ])('filters: %s', async (_title, where, expected) => {
      expect((await ids({ where })).join('')).toBe(expected);
      expect(await store.count('pieces', { where })).toBe(expected.length);
      for (const sort of ['name', '-due', 'cost']) {
        expect((await ids({ where, sort })).sort().join('')).toBe(expected);
      }
    });

    it.each([
      ['by id without a sort', undefined, 'abcde'],
      ['by name without accents and case', 'name', 'abdec'],
      ['by number, ties by id', 'cost', 'dcabe'],
      ['by number descending, ties by id descending', '-cost', 'ebacd'],
      ['missing values first', 'status', 'dabce'],
      ['missing values last when descending', '-status', 'ecbad'],
      ['by exact text', '-due', 'edcba'],
    ])('sorts %s', async (_title, sort, expected) => {
      expect((await ids({ sort })).join('')).toBe(expected);
    });

    it.each<[string, string]>([
      ['avila', 'a'],
      ['ÁVILA', 'a'],
      ['cam', 'd'],
      ['exterior avi', 'a'],
      ['avila burgos', ''],
      ['otoño', 'e'],
      ['otono', 'e'],
      ['VERANO', 'ac'],
      ['', 'abcde'],
      ['  ', 'abcde'],
      ['"', ''],
      ['"rojo"', 'd'],
      ['rojo OR cordoba', ''],
      ['camion AND', ''],
      ['name:burgos', ''],
      ['bur*', 'b'],
      ['^burgos', 'b'],
      ['-burgos', 'b'],
      ['NEAR(avila exterior)', ''],
      ["'; DROP TABLE view_pieces; --", ''],
      ['burgos) OR (1', ''],
      ['cami\u0301on', 'd'],
      ['\u0000burgos', 'b'],
      ['🍅', ''],
      ['€', ''],
      ['\u0301', ''],
    ])(
      'searches words by prefix without accents, and takes any input as words: %j',
      async (text, expected) => {
        expect((await ids({ text })).join('')).toBe(expected);
        expect(await store.count('pieces', { text })).toBe(expected.length);
      },
    );

    it.each<[string, Record<string, number[]>, string]>([
      ['burgos', { burgos: [1] }, 'ab'],
      ['cor', { cor: [2] }, 'bce'],
      ['nobody', { nobody: [3, 1] }, 'ae'],
      ['nobody', { nobody: [] }, ''],
      ['nobody', {}, ''],
      ['centro nobody', { nobody: [2] }, 'c'],
      ['uno dos', { uno: [2, 3], dos: [3] }, 'e'],
      ['bur', { other: [1] }, 'b'],
    ])(
      'counts a word as found where a filter has one of its values: %s %j',
      async (text, values, expected) => {
        const query = { text, textOr: { field: 'status', values: new Map(Object.entries(values)) } };
        expect((await ids({ ...query, sort: 'name' })).toSorted().join('')).toBe(expected);
        expect(await store.count('pieces', query)).toBe(expected.length);
        const open = { ...query, where: { open: { eq: true } } };
        expect((await ids(open)).join('')).toBe([...expected].filter((id) => !'be'.includes(id)).join(''));
      },
    );

    it.each(['50x70', '50 x 70', '50×70', '50 × 70', '50 × 7', '70'])(
      '[R-CAT-19] finds a size however its sign is written: %s',
      async (text) => {
        const own = await open();
        const sizes = ['Cartel 50x70', 'Cartel 50 × 70 cm', 'Cartel 50'];
        await own.commit([
          batchOf(
            1,
            sizes.map((size, at) => sampleItem(String(at), { name: size })),
          ),
        ]);
        expect(idsOf(await own.find('pieces', { text, sort: 'name' }))).toEqual(['1', '0']);
        await own.close();
      },
    );

    it('pages with the exact total of all pages', async () => {
      const where: Where = { status: { exists: true } };
      const page = (number: number, size: number) =>
        store.find('pieces', { where, sort: 'name', page: number, size });
      expect(await page(1, 3)).toEqual({ documents: [documents[0], documents[1], documents[4]], total: 4 });
      expect(await page(2, 3)).toEqual({ documents: [documents[2]], total: 4 });
      expect(await page(3, 3)).toEqual({ documents: [], total: 4 });
      expect(await page(1, -1)).toEqual({ documents: [0, 1, 4, 2].map((n) => documents[n]), total: 4 });
      expect(await page(2, -1)).toEqual({ documents: [], total: 4 });
      const first = { where, sort: '-name', size: 2, uncounted: true } as const;
      expect(await store.find('pieces', first)).toEqual({
        documents: [documents[2], documents[4]],
        total: 2,
      });
    });

    it('counts by the values of a field', async () => {
      const by = async (field: string, query = {}) =>
        Object.fromEntries(await store.countBy('pieces', field, query));
      expect(await by('status')).toEqual({ 1: 1, 2: 2, 3: 1 });
      expect(await by('open', { where: { status: { gte: 2 } } })).toEqual({ true: 1, false: 2 });
      expect(await by('tags', { text: 'a' })).toEqual({ verano: 1, menú: 1 });
      expect(await by('shops')).toEqual({ 1: 1, 2: 2, 3: 1 });
      expect(await by('status', { where: { tags: { contains: 'verano' } } })).toEqual({ 1: 1, 2: 1 });
    });

    it('refuses what the view does not declare', async () => {
      const refused: readonly (readonly [string, ViewQuery])[] = [
        ['pieces', { where: { name: { eq: 'burgos' } } }],
        ['pieces', { where: { 'status" OR 1 --': { eq: 1 } } }],
        ['pieces', { where: { status: { contains: 1 } } }],
        ['pieces', { where: { tags: { eq: 'verano' } } }],
        ['pieces', { where: { shops: { gte: 1 } } }],
        ['pieces', { where: { status: { eq: '1' } } }],
        ['pieces', { where: { open: { eq: 1 } } }],
        ['pieces', { where: { status: JSON.parse('{"$ne":1}') as { eq: number } } }],
        ['pieces', { where: { status: { eq: undefined as unknown as number } } }],
        ['pieces', { sort: 'shops' }],
        ['pieces', { sort: '--name' }],
        ['pieces', { sort: 'name; DROP TABLE x' }],
        ['people', { text: 'somebody' }],
        ['strangers', {}],
      ];
      for (const [view, query] of refused)
        await expect(store.find(view, query)).rejects.toThrow(UndeclaredQuery);
      await expect(store.countBy('pieces', 'name', {})).rejects.toThrow(UndeclaredQuery);
      await expect(store.count('pieces', { where: { cost: { eq: 1 } } })).rejects.toThrow(UndeclaredQuery);
    });
  });
}
