import { describe, expect, it } from '@jest/globals';
import { administrators, type InputOf, isAdministrator, type Language, Role } from '@portal/contracts';
import {
  aResource,
  aResourceDocument,
  emptySearches,
  type ImportResourceInput,
  resourceChanges,
  resourceQueries,
  resources,
  resourceSearchQueries,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { aSection, aSectionBelow, sections, SectionType } from '@portal/contracts/areas/sections';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { resourceSearchHandlers } from './resource-search.handlers';
import { resourceHandlers } from './resources.handlers';

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T08:00:00.000Z`;

function change(input: ImportResourceInput, position = input.resourceId, more = {}) {
  const document = aResourceDocument(input, { updatedAt: day(input.resourceId), ...more });
  return { id: String(input.resourceId), position, document };
}

const menus = aSection();
const otono = aSectionBelow(menus, { sectionId: 2, url: 'otono' });
const retirada = aSection({ sectionId: 3, url: 'retirada', path: ['retirada'], active: false });
const local = aSection({ sectionId: 4, type: SectionType.Local, url: 'ofertas', path: ['ofertas'] });
const tree = [menus, otono, retirada, local].map(({ sectionId, ...facts }) => ({ ...facts, id: sectionId }));

const plain = { description: '', tags: [] };
const catalogue = [
  aResource({ resourceId: 1, name: 'Menú del día', ...plain }),
  aResource({
    resourceId: 2,
    name: 'Camión',
    sections: [2],
    format: 5,
    language: 'CAT',
    ...plain,
    tags: ['menú'],
  }),
  aResource({
    resourceId: 3,
    name: 'Café',
    sections: [4],
    sectionTypes: [2],
    description: 'El menú',
    tags: [],
  }),
  aResource({ resourceId: 4, name: 'Próximo menú', status: ResourceStatus.ComingSoon, tags: ['secreto'] }),
  aResource({ resourceId: 5, name: 'Menú retirado', status: ResourceStatus.Inactive, ...plain }),
  aResource({ resourceId: 6, name: 'Meñu', sections: [3, 4], ...plain }),
  aResource({ resourceId: 7, name: 'Pancarta', sections: [3], ...plain }),
].map((input) => change(input));

async function finder(role: Role = Role.Manager, changes: readonly ReturnType<typeof change>[] = catalogue) {
  const views = await viewsHolding(
    [resourceChanges, changes],
    [resources, changes.map(({ document }) => document)],
    [sections, tree],
    [emptySearches, [missed('vegano', 3), missed('cafe', 9), missed('brunch', 5)]],
  );
  const context = askedBy(views, { person: testPerson(role) });
  const { ask, refused } = asking([...resourceHandlers, ...resourceSearchHandlers], context);
  type Input = Partial<InputOf<(typeof resourceQueries)['SearchResources']>>;
  return {
    views,
    ask,
    refused,
    search: async (term: string, input: Input = {}) => {
      const { data } = await ask(resourceQueries.SearchResources, { section_type: -1, term, ...input });
      return data.map(({ id }) => id);
    },
    facets: async (term: string, input: Input = {}) =>
      (await ask(resourceSearchQueries.GetSearchFacets, { section_type: -1, term, ...input })).data,
  };
}

describe('what a section can be narrowed by', () => {
  it('[R-CAT-10] is its formats in a language, and the languages of all that it contains', async () => {
    const { ask } = await finder();
    const facets = async (id: number, lang?: Language) =>
      (await ask(resourceSearchQueries.GetSectionFacets, { id, lang })).data;
    expect(await facets(1, 'CAST')).toMatchObject({
      formats: [{ id: 1, count: 2 }],
      languages: [
        { id: 'CAST', count: 2 },
        { id: 'CAT', count: 1 },
      ],
    });
    expect((await facets(1, 'CAT')).formats).toEqual([{ id: 5, count: 1, name: expect.any(String) }]);
    expect((await facets(1)).formats.map(({ count }) => count)).toEqual([2, 1]);
  });

  it.each([Role.Franchisee, Role.Administrator])(
    '[AMB-05] counts for role %i what its list shows, and nothing else',
    async (role) => {
      const { ask } = await finder(role);
      const seen = tree.filter(({ active }) => active || isAdministrator(role));
      for (const { id } of seen) {
        const { total } = await ask(resourceQueries.ListResourcesOfSection, { id, size: 1 });
        const { formats, languages } = (await ask(resourceSearchQueries.GetSectionFacets, { id })).data;
        for (const counts of [formats, languages])
          expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }
    },
  );

  it('[R-API-17] is not answered for a section that is hidden or unknown', async () => {
    const { refused } = await finder();
    expect(await refused(resourceSearchQueries.GetSectionFacets, { id: 3 })).toBe('not_found');
    expect(await refused(resourceSearchQueries.GetSectionFacets, { id: 99 })).toBe('not_found');
  });
});

const missed = (term: string, count: number) => ({
  id: `CAST-${term}`,
  term,
  language: 'CAST',
  count,
  lastAt: day(count),
});

describe('searching', () => {
  it('[R-API-20] [R-CAT-20] finds words without accents and case, by their beginning and despite a typo', async () => {
    const { search } = await finder();
    expect(await search('camion')).toEqual([2]);
    expect(await search('CAFÉ')).toEqual([3]);
    expect(await search('cami')).toEqual([2]);
    expect(await search('camoin')).toEqual([2]);
    expect(await search('cmaion')).toEqual([2]);
    expect(await search('menu dia')).toEqual([1]);
    expect(await search('camion REF-0002')).toEqual([2]);
  });

  it('[R-API-20] puts the name before tags, tags before the reference, that before the description; then the newest', async () => {
    const { search } = await finder();
    expect(await search('menu')).toEqual([6, 4, 1, 2, 3]);
    expect(await search('menu', { sort: 'update_date' })).toEqual([1, 2, 3, 4, 6]);
    expect(await search('menu', { sort: 'name' })).toEqual([3, 2, 6, 1, 4]);
    expect(await search('menu', { sort: 'relevance' })).toEqual([3, 2, 1, 4, 6]);
  });

  it('[R-API-20] answers page by page with the exact total', async () => {
    const { ask, search } = await finder();
    expect(await search('menu', { size: 2, page: 2 })).toEqual([1, 2]);
    expect(await search('menu', { size: 2, page: 4 })).toEqual([]);
    const { total } = await ask(resourceQueries.SearchResources, { section_type: -1, term: 'menu', size: 2 });
    expect(total).toBe(5);
  });

  it('[R-CAT-19] finds sizes however they are typed', async () => {
    const sized = ['Cartel Ahumada 50 × 70 cm', 'Cartel Ahumada 50x70', 'Banner 50 × 7'].map((name, at) =>
      change(aResource({ resourceId: 11 + at, name, ...plain })),
    );
    const { search } = await finder(Role.Manager, sized);
    for (const size of ['50x70', '50 x 70', '50×70', '50 × 70', '50X70']) {
      expect(await search(`cartel ahumada ${size}`)).toEqual([12, 11]);
    }
    expect(await search('70')).toEqual([12, 11]);
    expect(await search('ahumada 50 x')).toEqual([12, 11]);
  });

  it('[AMB-34] looks into one section type or, with -1, into all of them', async () => {
    const { search } = await finder();
    expect(await search('menu', { section_type: 1 })).toEqual([6, 4, 1, 2]);
    expect(await search('menu', { section_type: '2' })).toEqual([3]);
    for (const type of [3, 4, 5]) expect(await search('menu', { section_type: type })).toEqual([]);
  });

  it('[R-API-20] [R-CAT-10] narrows by language, format, section with what is below it, and further words', async () => {
    const { search } = await finder();
    expect(await search('menu', { lang: 'CAT' })).toEqual([2]);
    expect(await search('menu', { type: '5' })).toEqual([2]);
    expect(await search('menu', { type: [5, -1, Number.MAX_SAFE_INTEGER] })).toEqual([2]);
    expect(await search('menu', { section: 1 })).toEqual([4, 1, 2]);
    expect(await search('menu', { section: 3 })).toEqual([]);
    expect(await search('menu', { section: 99 })).toEqual([]);
    expect(await search('menu', { q: 'camion' })).toEqual([2]);
  });

  it('[R-CAT-19] [S16] [W26] finds nothing for punctuation, and takes operators for words', async () => {
    const { search } = await finder();
    for (const term of ['***', '"', 'menu OR camion', 'NEAR(', '.*', '^(a+)+$', '$where', '{"$ne":null}'])
      expect(await search(term)).toEqual([]);
  });

  it('[S16] does not become slow by any hundred characters', async () => {
    const { search, facets } = await finder();
    const begin = performance.now();
    for (const term of [
      'a'.repeat(100),
      'a '.repeat(50).trim(),
      '(a+)+'.repeat(20),
      'xqzwvk '.repeat(14).trim(),
    ]) {
      await search(term);
      await facets(term);
    }
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  it('[R-ARS-19] never finds what is inactive for a reader', async () => {
    expect(await (await finder()).search('retirado')).toEqual([]);
    for (const role of administrators) expect(await (await finder(role)).search('retirado')).toEqual([5]);
  });

  it('[R-ENT-06] finds for a reader nothing that is only in hidden sections, nor suggests its words', async () => {
    const { search, facets } = await finder();
    expect(await search('pancarta')).toEqual([]);
    expect(await facets('pancrata')).toEqual(await facets('xqzwv'));
    for (const role of administrators) expect(await (await finder(role)).search('pancarta')).toEqual([7]);
  });

  it('[AMB-05] finds what is coming soon by its name only: readers know nothing else of it', async () => {
    const { search } = await finder();
    expect(await search('proximo')).toEqual([4]);
    expect(await search('secreto')).toEqual([]);
    expect(await (await finder(Role.Administrator)).search('secreto')).toEqual([4]);
  });
});

describe('what a search could be narrowed by', () => {
  it('[R-CAT-19] is counted over all results and not over the page', async () => {
    expect(await (await finder()).facets('menu')).toEqual({
      whole: 5,
      types: [
        { id: 1, count: 4 },
        { id: 2, count: 1 },
      ],
      sections: [
        { id: 1, count: 3 },
        { id: 4, count: 2 },
        { id: 2, count: 1 },
      ],
      formats: [
        { id: 1, name: 'Cartel', count: 4 },
        { id: 5, name: expect.any(String), count: 1 },
      ],
      languages: [
        { id: 'CAST', count: 4 },
        { id: 'CAT', count: 1 },
      ],
      suggestion: null,
    });
  });

  it('[R-CAT-19] counts for each facet what the others leave, so that they combine', async () => {
    const { facets } = await finder();
    const narrowed = await facets('menu', { lang: 'CAST', type: '1' });
    expect(narrowed.whole).toBe(5);
    expect(narrowed.languages).toEqual([{ id: 'CAST', count: 4 }]);
    expect(narrowed.formats).toEqual([{ id: 1, name: 'Cartel', count: 4 }]);
    expect((await facets('menu', { section_type: 2 })).types).toEqual([
      { id: 1, count: 4 },
      { id: 2, count: 1 },
    ]);
  });

  it('names hidden sections to administrators only', async () => {
    const seen = async (role: Role) =>
      (await (await finder(role)).facets('meñu')).sections.map(({ id }) => id);
    expect(await seen(Role.Manager)).not.toContain(3);
    expect(await seen(Role.Administrator)).toContain(3);
  });
});

describe('what was perhaps meant', () => {
  it('[R-CAT-19] is suggested for an unknown word, in its original spelling', async () => {
    const { facets } = await finder();
    expect((await facets('camoin')).suggestion).toBe('camión');
    expect((await facets('camixn menu')).suggestion).toBe('camión menu');
    expect((await facets('cmoin')).suggestion).toBe('camión');
    expect((await facets('menu')).suggestion).toBeNull();
    expect((await facets('xqzwv')).suggestion).toBeNull();
  });

  it('[R-CAT-19] keeps all words, also of what is there in another language only, and drops none', async () => {
    const torrada = aResource({ resourceId: 7, name: 'Torrada de la casa', language: 'CAT', ...plain });
    const { facets } = await finder(Role.Manager, [...catalogue, change(torrada)]);
    expect((await facets('torada de la casa', { lang: 'CAST' })).suggestion).toBe('torrada de la casa');
    expect((await facets('tarrada de la casa')).suggestion).toBe('torrada de la casa');
    expect((await facets('cafe camion')).suggestion).toBeNull();
    expect((await facets('tarrada de la xqzwvk')).suggestion).toBeNull();
  });

  it('[AMB-05] [R-ARS-19] gives nothing away that the reader may not know', async () => {
    expect((await (await finder()).facets('secrteo')).suggestion).toBeNull();
    expect((await (await finder()).facets('retirdao')).suggestion).toBeNull();
    expect((await (await finder(Role.Administrator)).facets('retirdao')).suggestion).toBe('retirado');
  });
});

describe('the search index', () => {
  const renamed = change(aResource({ resourceId: 1, name: 'Pollo', ...plain }), 20, { updatedAt: day(20) });

  it('[R-API-20] follows every change: what was renamed, downloaded, removed, added or moved', async () => {
    const { views, ask, search } = await finder();
    expect(await search('menu dia')).toEqual([1]);
    const write = (position: number, document: { id: string } | ReturnType<typeof change>) =>
      views.commit([
        {
          projection: resourceChanges.name,
          position,
          writes: [{ view: resourceChanges.name, id: document.id, document: { ...document } }],
        },
      ]);
    await write(20, renamed);
    expect(await search('menu dia')).toEqual([]);
    expect(await search('pollo')).toEqual([1]);
    await write(21, { ...renamed, position: 21, document: { ...renamed.document, downloads: 7 } });
    const { data } = await ask(resourceQueries.SearchResources, { section_type: -1, term: 'pollo' });
    expect(data.map(({ downloads }) => downloads)).toEqual([7]);
    await write(22, change(aResource({ resourceId: 9, name: 'Pollo frito', ...plain }), 22));
    expect(await search('pollo')).toEqual([9, 1]);
    await write(23, { ...renamed, position: 23, document: { ...renamed.document, deleted: true } });
    expect(await search('pollo')).toEqual([9]);
    await views.commit([
      {
        projection: sections.name,
        position: 24,
        writes: [{ view: sections.name, id: '1', document: { ...tree[0], active: false } }],
      },
    ]);
    expect(await search('pollo')).toEqual([]);
  });

  it('is made once for concurrent requests', async () => {
    const { search } = await finder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => search('menu')));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toHaveLength(5);
  });
});

describe('searches that found nothing', () => {
  it('[R-CAT-19] are shown to administrators, the most frequent first, as long as they find nothing', async () => {
    const { ask } = await finder(Role.Administrator);
    const { data, total } = await ask(resourceSearchQueries.ListEmptySearches, {});
    expect(data).toEqual([
      { term: 'brunch', lang: 'CAST', count: 5, last_at: day(5) },
      { term: 'vegano', lang: 'CAST', count: 3, last_at: day(3) },
    ]);
    expect(total).toBe(2);
  });
});
