import type { Section } from '@portal/contracts/areas/sections';

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
  texts: { CAST: name },
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
