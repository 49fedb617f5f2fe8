import type { Section, SectionType } from '@portal/contracts/areas/sections';

/** The sections at the top of a type; where there is only one, it is the type over again, and those below it count. */
export function topSections(sections: readonly Section[], type: SectionType): readonly Section[] {
  const own = sections.filter((section) => section.type === type && section.visible);
  const top = own.filter(({ level }) => level === 0);
  return top.length === 1 ? own.filter(({ parent_id: parent }) => parent === top[0]?.id) : top;
}
