import { SectionType } from '../sections';
import { ResourceCategory, ResourceStatus } from './resource-categories';
import type { ImportResourceInput } from './resources.commands';

/** For tests: a published poster with a file, in the national section 1. */
export function aResource(overrides: Partial<ImportResourceInput> = {}): ImportResourceInput {
  const id = overrides.resourceId ?? 1;
  return {
    resourceId: id,
    name: 'Menú del día',
    description: 'Cartel del menú del día para el escaparate',
    url: `menu-del-dia-${id}`,
    reference: `REF-${String(id).padStart(4, '0')}`,
    category: ResourceCategory.Piece,
    format: 1,
    language: 'CAST',
    sections: [1],
    sectionTypes: [SectionType.National],
    home: 'nacional/menus',
    tags: ['menú', 'otoño'],
    status: ResourceStatus.Published,
    budget: true,
    customizable: true,
    file: {
      key: 'f'.repeat(32),
      filename: 'menu-del-dia.pdf',
      bytes: 120_000,
      contentType: 'application/pdf',
    },
    thumb: { key: 'a'.repeat(32), width: 600, height: 800 },
    ...overrides,
  };
}
