import { SectionType } from './section-types';
import type { AddSectionInput } from './sections.commands';

/** For tests: a national section at the top level. */
export function aSection(overrides: Partial<AddSectionInput> = {}): AddSectionInput {
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

/** For tests: a section below another, of the same type. */
export function aSectionBelow(
  parent: AddSectionInput,
  overrides: Partial<AddSectionInput> & Pick<AddSectionInput, 'sectionId'>,
): AddSectionInput {
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
