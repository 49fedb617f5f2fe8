import type { Section } from '@portal/contracts/areas/sections';

/** The list of the whole tree once siblings stand in this order: as the server will answer it. */
export function reordered(sections: readonly Section[], order: readonly number[]): Section[] {
  const placed = sections.map((section) => {
    const at = order.indexOf(section.id);
    return at < 0 ? section : { ...section, pos: at + 1 };
  });
  const branch = (section: Section): Section[] => [section, ...below(section.id)];
  const below = (parent: number): Section[] =>
    placed
      .filter(({ parent_id: parentId }) => parentId === parent)
      .sort((a, b) => a.type - b.type || a.pos - b.pos)
      .flatMap(branch);
  return below(-1).map((section) => {
    const children = placed.filter(({ parent_id: parentId }) => parentId === section.id);
    return { ...section, childs: children.sort((a, b) => a.pos - b.pos).map(({ id }) => id) };
  });
}

/** Without a section that nothing hangs below. */
export const without = (sections: readonly Section[], id: number): Section[] =>
  sections
    .filter((section) => section.id !== id)
    .map((section) =>
      section.childs.includes(id)
        ? { ...section, childs: section.childs.filter((child) => child !== id) }
        : section,
    );
