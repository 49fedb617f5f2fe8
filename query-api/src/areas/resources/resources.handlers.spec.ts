import { describe, expect, it } from '@jest/globals';
import { administrators, type InputOf, restaurantStaff, Role } from '@portal/contracts';
import {
  type ImportResourceInput,
  aResource,
  aResourceDocument,
  resourceChanges,
  resourceChangesOf,
  resourceQueries,
  resources,
  ResourceStatus,
} from '@portal/contracts/areas/resources';
import { aSection, aSectionBelow, sections, SectionType } from '@portal/contracts/areas/sections';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { resourceHandlers } from './resources.handlers';

const sectionDocument = ({ sectionId, ...facts }: ReturnType<typeof aSection>) => ({
  ...facts,
  id: sectionId,
});
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T08:00:00.000Z`;

function resourceDocument(input: ImportResourceInput) {
  const { resourceId, status } = input;
  const updatedAt = day(resourceId);
  const publishedAt = status === ResourceStatus.Published ? updatedAt : null;
  return aResourceDocument(input, { updatedAt, publishedAt, downloads: resourceId % 3 });
}

const menus = aSection();
const otono = aSectionBelow(menus, { sectionId: 2, url: 'otono' });
const retirada = aSection({ sectionId: 3, url: 'retirada', path: ['retirada'], active: false });
const local = aSection({ sectionId: 4, type: SectionType.Local, url: 'ofertas', path: ['ofertas'] });
const tree = [menus, otono, retirada, local].map(sectionDocument);

const catalogue = [
  aResource({ resourceId: 1, name: 'Menú del día' }),
  aResource({ resourceId: 2, name: 'Camión de otoño', sections: [2], format: 5, language: 'CAT' }),
  aResource({ resourceId: 3, name: 'Oferta de café', sections: [4], sectionTypes: [2], tags: ['desayuno'] }),
  aResource({ resourceId: 4, name: 'Próximamente', status: ResourceStatus.ComingSoon }),
  aResource({ resourceId: 5, name: 'Retirado', status: ResourceStatus.Inactive, url: '2024' }),
].map(resourceDocument);

async function catalogueFor(role: Role, documents = catalogue) {
  const views = await viewsHolding(
    [resources, documents],
    [sections, tree],
    [resourceChanges, resourceChangesOf(documents)],
  );
  const { ask, refused } = asking(resourceHandlers, askedBy(views, { person: testPerson(role) }));
  const ids = ({ data }: { data: readonly { id: number }[] }) => data.map(({ id }) => id);
  return {
    ask,
    refused,
    list: async (input: InputOf<(typeof resourceQueries)['ListResources']>) =>
      ids(await ask(resourceQueries.ListResources, input)),
    below: async (id: number, input = {}) =>
      ids(await ask(resourceQueries.ListResourcesOfSection, { id, ...input })),
    newest: async (lang?: 'CAST' | 'CAT' | 'PT') =>
      ids(await ask(resourceQueries.ListNewResources, { lang })),
  };
}

describe('the list of resources', () => {
  it.each(restaurantStaff)('[R-API-16] [R-ARS-19] hides what is inactive from type %s', async (role) => {
    const { list } = await catalogueFor(role);
    expect(await list({})).toEqual([4, 3, 2, 1]);
    expect(await list({ status: 0 })).toEqual([]);
  });

  it.each(administrators)('[R-API-16] shows administrators of type %s every status', async (role) => {
    const { list } = await catalogueFor(role);
    expect(await list({})).toEqual([5, 4, 3, 2, 1]);
    expect(await list({ status: 0 })).toEqual([5]);
  });

  it('[R-API-16] [R-CAT-10] is narrowed by language, format, category, section and text together', async () => {
    const { list } = await catalogueFor(Role.Manager);
    expect(await list({ lang: 'CAT' })).toEqual([2]);
    expect(await list({ type: '1,5' })).toEqual([4, 3, 2, 1]);
    expect(await list({ type: [5] })).toEqual([2]);
    expect(await list({ type: '5', lang: 'CAST' })).toEqual([]);
    expect(await list({ category: 4 })).toEqual([]);
    expect(await list({ section: 2 })).toEqual([2]);
    expect(await list({ q: 'menu' })).toEqual([3, 2, 1]);
    for (const q of ['€', '🙂', '\u0301']) expect(await list({ q })).toEqual([]);
    expect(await list({ q: 'menu', section: 1, lang: 'CAST' })).toEqual([1]);
    expect(await list({ q: 'otoño camion' })).toEqual([2]);
  });

  it('[R-API-16] is sorted and paged by the server, with the exact total', async () => {
    const { ask, list } = await catalogueFor(Role.Manager);
    expect(await list({ sort: 'name' })).toEqual([2, 1, 3, 4]);
    expect(await list({ sort: '-downloads' })).toEqual([2, 4, 1, 3]);
    const second = await ask(resourceQueries.ListResources, { page: 2, size: 3 });
    expect(second.data.map(({ id }) => id)).toEqual([1]);
    expect(second.total).toBe(4);
  });

  it('[R-API-16] has nothing in a section that is hidden or unknown', async () => {
    const { list } = await catalogueFor(Role.Manager);
    expect(await list({ section: 3 })).toEqual([]);
    expect(await list({ section: 99 })).toEqual([]);
  });
});

describe('what readers may not read of a piece that is coming soon', () => {
  const hidden = { status: ResourceStatus.ComingSoon, description: 'Lanzamiento', tags: ['encina'] };
  const documents = [
    aResource({ resourceId: 1, name: 'Bellota', reference: 'B-1' }),
    aResource({ resourceId: 2, name: 'Cebolla', reference: 'B-300', url: 'cebolla', ...hidden }),
    aResource({ resourceId: 3, name: 'Dátil', reference: 'C-1', url: 'datil' }),
  ].map(resourceDocument);
  const words = ['lanzamiento', 'encina', 'B-300', 'cebolla lanzamiento'];
  const orders = ['reference', '-reference'] as const;

  it.each(restaurantStaff)(
    '[AMB-05] is found by none of its words by type %s, but by its name',
    async (role) => {
      const { list, below } = await catalogueFor(role, documents);
      for (const q of words) {
        expect([q, (await list({ q })).includes(2)]).toEqual([q, false]);
        expect([q, (await list({ q, status: 2 })).includes(2)]).toEqual([q, false]);
        expect([q, (await below(1, { q })).includes(2)]).toEqual([q, false]);
      }
      expect(await list({ q: 'ceboll', status: 2 })).toEqual([2]);
      expect(await below(1, { q: 'cebolla' })).toEqual([2]);
    },
  );

  it('[AMB-05] shows in no order of a list either', async () => {
    const { list, below } = await catalogueFor(Role.Manager, documents);
    for (const sort of orders) {
      const listed = await list({ sort });
      const placed = await below(1, { sort });
      // The reference does not affect the order.
      expect(listed).toEqual(sort === 'reference' ? [2, 1, 3] : [3, 1, 2]);
      expect(placed).toEqual(listed);
    }
  });

  it.each(administrators)('[AMB-05] [R-ARS-02] is found by administrators of type %s', async (role) => {
    const { list } = await catalogueFor(role, documents);
    for (const q of ['lanzamiento', 'encina', 'B-300']) expect(await list({ q })).toEqual([2]);
    expect(await list({ sort: 'reference' })).toEqual([1, 2, 3]);
  });
});

describe('the resources of a section', () => {
  it('[R-API-17] [R-CAT-01] are its own and those of the sections below it', async () => {
    const { below } = await catalogueFor(Role.Manager);
    expect(await below(1)).toEqual([4, 2, 1]);
    expect(await below(2)).toEqual([2]);
    expect(await below(1, { section: 2 })).toEqual([2]);
    expect(await below(2, { section: 1 })).toEqual([2]);
    expect(await below(1, { section: 4 })).toEqual([]);
  });

  it('[R-API-17] are not found in a section that is unknown, or inactive to readers', async () => {
    const reader = await catalogueFor(Role.Manager);
    expect(await reader.refused(resourceQueries.ListResourcesOfSection, { id: 3 })).toBe('not_found');
    expect(await reader.refused(resourceQueries.ListResourcesOfSection, { id: 99 })).toBe('not_found');
    expect(await (await catalogueFor(Role.Administrator)).below(3)).toEqual([]);
  });
});

describe('the newest resources', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    resourceDocument(aResource({ resourceId: index + 1, language: index === 13 ? 'CAT' : 'CAST' })),
  );

  it('[R-API-18] [AMB-20] are the ten published last in that language', async () => {
    const { newest } = await catalogueFor(Role.Manager, many);
    expect(await newest('CAST')).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(await newest('CAT')).toEqual([14]);
  });

  it('[AMB-20] [R-PLT-06] are those of the market’s language when none is named or it is not spoken here', async () => {
    const { newest } = await catalogueFor(Role.Manager, many);
    expect(await newest()).toEqual(await newest('CAST'));
    expect(await newest('PT')).toEqual(await newest('CAST'));
  });

  it('[R-ENT-06] [R-HOM-13] are for readers none that stand only in hidden sections', async () => {
    const hidden = [catalogue[0], resourceDocument(aResource({ resourceId: 6, sections: [3] }))].flatMap(
      (document) => document ?? [],
    );
    const reader = await catalogueFor(Role.Manager, hidden);
    expect([await reader.newest('CAST'), await reader.list({})]).toEqual([[1], [1]]);
    const administrator = await catalogueFor(Role.Administrator, hidden);
    expect([await administrator.newest('CAST'), await administrator.list({})]).toEqual([
      [6, 1],
      [6, 1],
    ]);
  });

  it('[R-ARS-19] [AMB-05] include neither drafts nor inactive ones, for any reader', async () => {
    expect(await (await catalogueFor(Role.Administrator)).newest('CAST')).toEqual([3, 1]);
  });
});

describe('one resource', () => {
  it('[R-API-19] is found by its id or by the slug of its page', async () => {
    const { ask } = await catalogueFor(Role.Manager);
    const byId = await ask(resourceQueries.GetResource, { id: '3' });
    expect(byId.data).toMatchObject({ id: 3, file: 'menu-del-dia.pdf', type: { id: 1, name: 'Cartel' } });
    expect(await ask(resourceQueries.GetResource, { id: 'menu-del-dia-3' })).toEqual(byId);
  });

  it('[R-API-19] may have a slug of digits alone', async () => {
    const { ask } = await catalogueFor(Role.Administrator);
    expect((await ask(resourceQueries.GetResource, { id: '2024' })).data.id).toBe(5);
  });

  it('[R-ARS-19] is not found when it is unknown, or inactive to readers', async () => {
    const { refused } = await catalogueFor(Role.Consultant);
    for (const id of ['5', '2024', '99', 'no-such-slug']) {
      expect(await refused(resourceQueries.GetResource, { id })).toBe('resource_not_found');
    }
  });

  it('[R-CAT-15] [AMB-05] has no file for readers while it is coming soon', async () => {
    const { ask } = await catalogueFor(Role.Franchisee);
    expect((await ask(resourceQueries.GetResource, { id: '4' })).data).toMatchObject({
      name: 'Próximamente',
      status: 2,
      file: '',
      file_bytes: 0,
    });
  });
});
