import { expect, it } from '@jest/globals';
import { aResource, aResourceDocument } from '@portal/contracts/areas/resources';
import { aSection } from '@portal/contracts/areas/sections';
import { ResourceIndex } from './resource-index';
import { SectionPlaces } from './section-places';

const menu = aResourceDocument(
  aResource({ resourceId: 1, name: 'Menú de otoño', tags: [], description: '' }),
);
const reader = { administrator: false };

it('a search that was just answered is answered again without searching, until something changes', () => {
  const index = new ResourceIndex();
  index.put(1, menu);
  const first = index.find('menu', reader);
  expect(index.find('  MENÚ ', { ...reader, section: undefined })).toBe(first);
  expect(index.find('menu', { administrator: true })).not.toBe(first);
  expect(index.find('menu', { ...reader, formats: [menu.format] })).not.toBe(first);
  index.put(1, { ...menu, name: 'Carta de otoño' });
  expect(index.find('menu', reader).total).toBe(0);
  index.put(1, menu);
  const again = index.find('menu', reader);
  const { sectionId: id, ...section } = aSection();
  index.plant(new SectionPlaces([{ ...section, id, formerUrls: [], version: 0, resources: 0 }]));
  expect(index.find('menu', reader)).not.toBe(again);
});
