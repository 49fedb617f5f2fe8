import type { Section } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { aSession, FakeHouse } from '../../../testing/fake-house';
import { reordered, without } from '../admin/patch-tree';

export const aSection = (
  id: number,
  parent: Section | null,
  name: string,
  facts: Partial<Section> = {},
): Section => {
  const url = name.toLowerCase();
  const { type = 1, level = -1, path = [] } = parent ?? {};
  return {
    ...{ id, name, url, type, pos: id, childs: [], visible: true, status: 1 },
    parent_id: parent?.id ?? -1,
    version: 3,
    level: level + 1,
    path: [...path, url],
    former_urls: [],
    resources: 0,
    ...facts,
  };
};

/*
 * 1 Menus             5 Ofertas (local)
 * ├ 2 Ensaladas
 * │ └ 4 Vinagretas
 * └ 3 Helados, hidden; two resources
 */
const menus = aSection(1, null, 'Menus', { childs: [2, 3] });
const ensaladas = aSection(2, menus, 'Ensaladas', { childs: [4], pos: 1 });
const helados = aSection(3, menus, 'Helados', { pos: 2, status: 0, visible: false, resources: 2 });
const vinagretas = aSection(4, ensaladas, 'Vinagretas', { pos: 1 });
const ofertas = aSection(5, null, 'Ofertas', { type: 2, pos: 1, former_urls: ['promos'] });

/** A server with a small tree that takes every command, and really moves and deletes. */
export class SectionsHouse extends FakeHouse {
  sections: Section[] = [menus, ensaladas, vinagretas, helados, ofertas];

  constructor(role: Role = 2) {
    super();
    this.signIn(aSession({ type: role }))
      .on('section', () => ({ data: this.sections }))
      .on('section/add', () => ({ data: { id: 6, url: 'nueva' } }))
      .on('section/reorder', ({ body }) => {
        const ids = body['ids'] as number[];
        this.sections = reordered(this.sections, ids);
        return { data: { ids } };
      });
    for (const { id } of this.sections) {
      this.on(`section/${id}/update`, () => ({ data: { id, url: 'otra' } }))
        .on(`section/${id}/delete`, () => {
          this.sections = without(this.sections, id);
          return { data: { id } };
        })
        .on(`section/${id}/restore`, () => ({ data: { id, url: 'otra' } }));
    }
  }

  bodiesTo(path: string) {
    return this.callsTo(path).map(({ body }) => body);
  }
}
