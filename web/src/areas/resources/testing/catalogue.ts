import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import type { Section } from '@portal/contracts/areas/sections';
import type { Role } from '@portal/contracts/kernel';
import { screen, within } from '@testing-library/react';
import { aSession, FakeHouse } from '../../../testing/fake-house';
import { renderApp } from '../../../testing/render-app';
import { resourcesArea } from '../index';

const section = (
  id: number,
  parent: number,
  level: number,
  name: string,
  childs: number[] = [],
): Section => ({
  id,
  parent_id: parent,
  name,
  url: name.toLowerCase(),
  type: 1,
  status: 1,
  level,
  pos: id,
  childs,
  path: [],
  visible: true,
  version: 0,
});

/** Campañas › Otoño › (Sala, Calle), Productos; one section at the top of every other type. */
export const tree: readonly Section[] = [
  section(1, -1, 0, 'Campañas', [2]),
  { ...section(2, 1, 1, 'Otoño', [3, 4]), url: 'otono' },
  section(3, 2, 2, 'Sala'),
  section(4, 2, 2, 'Calle'),
  section(5, -1, 0, 'Productos'),
  { ...section(6, -1, 0, 'Aperturas'), type: 2 },
  { ...section(7, -1, 0, 'Medios'), type: 3 },
  { ...section(8, -1, 0, 'Lanzamientos'), type: 4 },
  { ...section(9, -1, 0, 'Ideas'), type: 5 },
];

/** A published poster of the section "Sala" that can be downloaded and adapted. */
export function aPiece(facts: Partial<ResourceDetail> = {}): ResourceDetail {
  const { id = 12, name = 'Menú del día' } = facts;
  return {
    id,
    name,
    url: `pieza-${id}`,
    link: `/nacional/sala/pieza-${id}`,
    reference: `REF-${id}`,
    category: 3,
    type: { id: 1, name: 'Cartel' },
    lang: { id: 'CAST', name: 'Castellano' },
    sections: [3],
    status: 1,
    budget: 0,
    has_file: true,
    customizable: true,
    update_date: '2026-11-20T09:00:00.000Z',
    downloads: 0,
    thumb: `/api/resource/${id}/thumb?v=1`,
    thumb_width: 600,
    thumb_height: 800,
    description: '',
    tags: [],
    file: 'menu.pdf',
    file_bytes: 120_000,
    version: 1,
    to_come: [],
    deleted: false,
    ...facts,
  };
}

/** A house with the tree; every list of pieces answers `pieces`. */
export function catalogueHouse(pieces: readonly ResourceSummary[] = [aPiece()], role: Role = 1): FakeHouse {
  const list = () => ({ data: pieces, more: { total: pieces.length } });
  const house = new FakeHouse({ section: () => ({ data: tree }), resource: list }).signIn(
    aSession({ type: role }),
  );
  for (const { id } of tree) house.on(`resource/section/${id}`, list);
  house.on('table', () => ({ data: { resource_type: [], order_status: [{ id: 1, name: 'En proceso' }] } }));
  house.on('order', () => ({ data: [], more: { total: 0 } }));
  return house;
}

/** Opens an address of the catalogue and waits for its title. */
export async function openCatalogue(house: FakeHouse, at: string, market: 'ES' | 'PT' = 'ES') {
  const app = renderApp({ house, areas: [resourcesArea], at, market });
  await screen.findByRole('heading', { level: 1 }, { timeout: 8000 });
  return app;
}

/** The card of a piece, by its name. */
export async function cardOf(name: string) {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
}
