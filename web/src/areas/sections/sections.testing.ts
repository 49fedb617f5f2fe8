import { sectionCommands, sectionQueries, type Section } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { fakeApi } from '#testing/fake-api';
import { aSection as aPlainSection } from '#testing/sample-session';
import { reordered, without } from './sections';

export const aSection = (
  id: number,
  parent: Section | null,
  name: string,
  facts: Partial<Section> = {},
): Section => {
  const url = name.toLowerCase();
  const { type = 1, level = -1, path = [] } = parent ?? {};
  const place = { type, parent_id: parent?.id ?? -1, level: level + 1, path: [...path, url] };
  const texts = { CAST: name };
  return aPlainSection(id, {
    ...place,
    name,
    texts,
    url,
    version: 3,
    former_urls: [],
    resources: 0,
    ...facts,
  });
};

const menus = aSection(1, null, 'Menus', { childs: [2, 3] });
const ensaladas = aSection(2, menus, 'Ensaladas', { childs: [4], pos: 1 });
const helados = aSection(3, menus, 'Helados', { pos: 2, status: 0, visible: false, resources: 2 });
const vinagretas = aSection(4, ensaladas, 'Vinagretas', { pos: 1 });
const ofertas = aSection(5, null, 'Ofertas', { type: 2, pos: 1, former_urls: ['promos'] });

/*
 * 1 Menus             5 Ofertas (local)
 * ├ 2 Ensaladas
 * │ └ 4 Vinagretas
 * └ 3 Helados, hidden; two resources
 */
export const someSections: readonly Section[] = [menus, ensaladas, vinagretas, helados, ofertas];

export function sectionsApi(role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const sections = api.collection(sectionQueries.ListSections, someSections);
  api
    .on(sectionCommands.AddSection, () => ({ id: 6, url: 'nueva' }))
    .on(sectionCommands.UpdateSection, ({ id }) => ({ id, url: 'otra' }))
    .on(sectionCommands.RestoreSection, ({ id }) => ({ id, url: 'otra' }))
    .on(sectionCommands.ReorderSections, ({ ids }) => {
      sections.rows = reordered(sections.rows, ids);
      return { ids };
    })
    .on(sectionCommands.DeleteSection, ({ id }) => {
      sections.rows = without(sections.rows, id);
      return { id };
    });
  return { api, sections };
}
export type FakeSections = ReturnType<typeof sectionsApi>;
