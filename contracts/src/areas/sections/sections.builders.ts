import { SectionType } from './section-types';
import type { AddedSection } from './sections.events';

/** For tests: a national section at the top level, as it is added. */
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

/** For tests: a section below another, of the same type. */
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
