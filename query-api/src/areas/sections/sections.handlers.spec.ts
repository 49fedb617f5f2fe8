import { describe, expect, it } from '@jest/globals';
import { administrators, type Language, restaurantStaff, Role } from '@portal/contracts';
import {
  aSection,
  aSectionBelow,
  type AddedSection,
  sectionQueries,
  sections,
  SectionType,
} from '@portal/contracts/areas/sections';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { sectionHandlers } from './sections.handlers';

const document = ({ sectionId, ...facts }: AddedSection) => ({
  ...facts,
  id: sectionId,
  formerUrls: facts.url === 'menus' ? ['cartas'] : [],
  version: 7,
  resources: sectionId,
});

/*
 * 1 menus          4 ofertas (local)
 * ├ 2 otono        5 retirada, inactive
 * │ └ 6 halloween  └ 7 antigua
 * └ 3 verano, inactive
 */
const menus = aSection();
const otono = aSectionBelow(menus, {
  sectionId: 2,
  name: 'Otoño',
  url: 'otono',
  place: 2,
  translations: { CAT: 'Tardor' },
});
const verano = aSectionBelow(menus, { sectionId: 3, url: 'verano', place: 1, active: false });
const ofertas = aSection({ sectionId: 4, type: SectionType.Local, url: 'ofertas', path: ['ofertas'] });
const retirada = aSection({ sectionId: 5, url: 'retirada', path: ['retirada'], place: 2, active: false });
const halloween = aSectionBelow(otono, { sectionId: 6, url: 'halloween' });
const antigua = aSectionBelow(retirada, { sectionId: 7, url: 'antigua' });
const all = [halloween, antigua, ofertas, retirada, verano, otono, menus].map(document);

async function sectionsFor(role: Role, type?: SectionType, language?: Language) {
  const views = await viewsHolding([sections, all]);
  const { ask } = asking(
    sectionHandlers,
    askedBy(views, { person: testPerson(role), ...(language && { language }) }),
  );
  return type === undefined
    ? ask(sectionQueries.ListSections, {})
    : ask(sectionQueries.ListSectionsOfType, { type });
}
const ids = ({ data }: Awaited<ReturnType<typeof sectionsFor>>) => data.map(({ id }) => id);

describe('the tree of sections', () => {
  it.each(restaurantStaff)(
    '[R-API-11] [R-CAT-01] shows a reader of type %s the active branches, parents before children, in their order',
    async (role) => {
      const tree = await sectionsFor(role);
      expect(ids(tree)).toEqual([1, 2, 6, 4]);
      expect(tree.total).toBe(4);
    },
  );

  it.each(administrators)('[R-API-11] shows an administrator of type %s all of it', async (role) => {
    const tree = await sectionsFor(role);
    expect(ids(tree)).toEqual([1, 3, 2, 6, 5, 7, 4]);
    expect(tree.data.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual([3, 5, 7]);
  });

  it('[R-ENT-06] has the place of each section', async () => {
    const { data } = await sectionsFor(Role.Administrator);
    expect(data[0]).toEqual({
      id: 1,
      parent_id: -1,
      name: 'Menús',
      texts: { CAST: 'Menús' },
      url: 'menus',
      type: 1,
      status: 1,
      level: 0,
      pos: 1,
      childs: [3, 2],
      path: ['menus'],
      visible: true,
      version: 7,
      former_urls: ['cartas'],
      resources: 1,
    });
    expect(data[1]).toMatchObject({ id: 3, parent_id: 1, status: 0, level: 1, path: ['menus', 'verano'] });
  });

  it('leads readers from old addresses, and counts resources for administrators alone', async () => {
    const { data } = await sectionsFor(Role.Manager);
    expect(data[0]?.former_urls).toEqual(['cartas']);
    expect(data[0]).not.toHaveProperty('resources');
  });

  it('[R-ENT-06] names a reader no child that is hidden', async () => {
    expect((await sectionsFor(Role.Manager)).data[0]?.childs).toEqual([2]);
  });

  it('[AMB-95] [R-CAT-01] names each in the reader’s language, else in the required one, and in all of them', async () => {
    const { data } = await sectionsFor(Role.Manager, undefined, 'CAT');
    expect(data.slice(0, 2).map(({ name, texts }) => [name, texts])).toEqual([
      ['Menús', { CAST: 'Menús' }],
      ['Tardor', { CAST: 'Otoño', CAT: 'Tardor' }],
    ]);
    expect((await sectionsFor(Role.Manager)).data[1]?.name).toBe('Otoño');
  });

  it('[R-API-12] can be asked for one type', async () => {
    expect(ids(await sectionsFor(Role.Manager, SectionType.Local))).toEqual([4]);
    expect(ids(await sectionsFor(Role.Manager, SectionType.National))).toEqual([1, 2, 6]);
    expect(ids(await sectionsFor(Role.Manager, SectionType.Toolkit))).toEqual([]);
  });
});
