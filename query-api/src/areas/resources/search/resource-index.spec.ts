import { expect, it } from '@jest/globals';
import { aResource, aResourceDocument } from '@portal/contracts/areas/resources';
import { aSection } from '@portal/contracts/areas/sections';
import { ResourceIndex } from './resource-index';
import { SectionPlaces } from './section-places';

const menu = aResourceDocument(
  aResource({ resourceId: 1, name: 'Menú de otoño', tags: [], description: '' }),
);
const reader = { administrator: false };

function anIndex() {
  const { sectionId: id, ...section } = aSection();
  const tree = new SectionPlaces([{ ...section, id, formerUrls: [], version: 0, resources: 0 }]);
  const index = new ResourceIndex();
  index.setTree(tree);
  return { index, tree };
}

it('a search that was just answered is answered again without searching, until something changes', () => {
  const { index, tree } = anIndex();
  index.put(1, menu);
  const first = index.find('menu', reader);
  expect(index.find('  MENÚ ', { ...reader, section: undefined })).toBe(first);
  expect(index.find('menu', { administrator: true })).not.toBe(first);
  expect(index.find('menu', { ...reader, formats: [menu.format] })).not.toBe(first);
  index.put(1, { ...menu, name: 'Carta de otoño' });
  expect(index.find('menu', reader).total).toBe(0);
  index.put(1, menu);
  const again = index.find('menu', reader);
  index.setTree(tree);
  expect(index.find('menu', reader)).not.toBe(again);
});

it('a download counts, and costs neither what was found nor another order than its own', () => {
  const { index } = anIndex();
  const poster = { ...menu, id: 2, downloads: 3 };
  index.put(1, menu);
  index.put(2, poster);
  const found = index.all(reader);
  const byDownloads = () => found.page({ sort: '-downloads', page: 1, size: 2 }).map(({ id }) => id);
  const byName = index.orderBy('name', false);
  expect(byDownloads()).toEqual([2, 1]);
  index.put(1, { ...menu, downloads: 4 });
  expect(index.all(reader)).toBe(found);
  expect(index.orderBy('name', false)).toBe(byName);
  expect(byDownloads()).toEqual([1, 2]);
  expect(found.page({ sort: 'name', page: 1, size: 1 })[0]?.downloads).toBe(4);
  index.put(1, { ...menu, downloads: 4, language: 'CAT' });
  expect(index.all(reader)).not.toBe(found);
});

it.each([150, 200, 201, 450])(
  'pages of %s results are the best first and of equals the newest, or the other way round',
  (count) => {
    const { index } = anIndex();
    // Every third has the word in its name, others in a tag; ids follow place order.
    for (let id = 1; id <= count; id += 1) {
      const [name, tags] = id % 3 === 0 ? ['Cartel', []] : ['Pieza', ['cartel']];
      index.put(id, aResourceDocument(aResource({ resourceId: id, name, tags, description: '' })));
    }
    const ids = Array.from({ length: count }, (_, at) => count - at);
    const expected = [...ids.filter((id) => id % 3 === 0), ...ids.filter((id) => id % 3 !== 0)];
    const found = index.find('cartel', reader);
    const paged = (sort: string, size = 40) =>
      Array.from({ length: Math.ceil(count / size) }, (_, at) => found.page({ sort, page: at + 1, size }))
        .flat()
        .map(({ id }) => id);
    expect(found.total).toBe(count);
    expect(paged('-relevance')).toEqual(expected);
    expect(paged('relevance')).toEqual(expected.toReversed());
  },
);
