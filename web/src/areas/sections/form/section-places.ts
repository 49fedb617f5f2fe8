import {
  freeSlug,
  lastSectionLevel,
  offeredSectionTypes,
  type Section,
  sectionHome,
  type SectionType,
  slugOfName,
  subtree,
} from '@portal/contracts/areas/sections';
import type { TreeNode } from '#ui/tree/tree-nodes';

const depthBelow = (sections: readonly Section[], id: number): number =>
  Math.max(
    0,
    ...sections
      .filter(({ parent_id: parentId }) => parentId === id)
      .map((child) => 1 + depthBelow(sections, child.id)),
  );

/** The node under which the sections of a type stand; sections have positive ids. */
const headOf = (type: SectionType) => -10 - type;

/**
 * Where a section may hang: below sections of the first two levels, not below itself, and with room for what hangs
 * below it (R-ASE-06). Types stand above their sections, and cannot be chosen.
 */
export function parentNodes(
  sections: readonly Section[],
  section: Section | null,
  nameOf: (type: SectionType) => string,
): readonly TreeNode[] {
  const own = section === null ? [] : subtree(sections, section.id);
  const below = section === null ? 0 : depthBelow(sections, section.id);
  const offered = sections.filter(
    ({ id, level, type }) =>
      level + 1 + below <= lastSectionLevel && !own.includes(id) && offeredSectionTypes.includes(type),
  );
  const heads = offeredSectionTypes
    .filter((type) => offered.some((one) => one.type === type))
    .map((type) => ({ id: headOf(type), parentId: -1, name: nameOf(type), disabled: true }));
  const nodes = offered.map(({ id, parent_id: parentId, type, name }) => ({
    id,
    parentId: parentId > 0 ? parentId : headOf(type),
    name,
  }));
  return [...heads, ...nodes];
}

/** The address that a section of this name and type will have (R-ASE-10); `null` while the name gives none. */
export function addressOf(
  sections: readonly Section[],
  section: Section | null,
  { name, type }: { readonly name: string; readonly type: SectionType | undefined },
): string | null {
  if (slugOfName(name) === '' || type === undefined) return null;
  const keeps = section !== null && slugOfName(section.name) === slugOfName(name);
  const others = sections.filter(({ id }) => id !== section?.id);
  const taken = new Set(others.flatMap(({ url, former_urls: former = [] }) => [url, ...former]));
  return `/${sectionHome({ type, url: keeps ? section.url : freeSlug(name, taken) })}`;
}
