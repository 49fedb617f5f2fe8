import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { sectionCommands, sectionQueries } from './sections.contract';
import type { AddedSection } from './sections.events';
import { SectionType } from './sections.rules';

export function aSection(overrides: Partial<AddedSection> = {}): AddedSection {
  return {
    sectionId: 1,
    parentId: -1,
    name: 'Menús',
    url: 'menus',
    type: SectionType.National,
    active: true,
    level: 0,
    place: 1,
    path: ['menus'],
    ...overrides,
  };
}

export function aSectionBelow(
  parent: AddedSection,
  overrides: Partial<AddedSection> & Pick<AddedSection, 'sectionId'>,
): AddedSection {
  const url = overrides.url ?? `section-${overrides.sectionId}`;
  const { type, level, path } = parent;
  return aSection({
    parentId: parent.sectionId,
    name: url,
    url,
    type,
    level: level + 1,
    path: [...path, url],
    ...overrides,
  });
}

export const sectionsExamples: ExamplesOf<typeof sectionCommands & typeof sectionQueries, World> = {
  AddSection: ({ sectionId }) => ({ name: 'Otoño', type: 1, parent_id: sectionId }),
  UpdateSection: ({ emptySectionId }) => ({ id: emptySectionId, name: 'Primavera', status: 1, pos: 1 }),
  ReorderSections: ({ emptySectionId }) => ({ ids: [emptySectionId] }),
  DeleteSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  RestoreSection: ({ emptySectionId }) => ({ id: emptySectionId }),
  ListSections: () => ({}),
  ListSectionsOfType: () => ({ type: 1 }),
};
