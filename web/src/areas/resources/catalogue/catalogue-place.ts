import {
  type Section,
  SectionType,
  sectionTypePaths,
  selectionChain,
} from '@portal/contracts/areas/sections';
import type { TreePlace } from './NavTreeItem';

/** Where somebody stands in the section tree of one type. */
export interface CataloguePlace {
  /** From the top to the section that is shown (R-CAT-03). */
  readonly chain: readonly [Section, ...Section[]];
  /** The section that is shown: the last of the chain. */
  readonly current: Section;
}

/** The type whose first path segment this is; undefined for any other path. */
export function typeOfPath(pathname: string): SectionType | undefined {
  const [, first] = pathname.split('/');
  return Object.values(SectionType).find((type) => sectionTypePaths[type] === first);
}

/** Address of a type's overview, or of one of its sections. `isWhole` shows everything below it, not its first child. */
export function sectionPath(type: SectionType, slug?: string, isWhole = false): string {
  const path = ['', sectionTypePaths[type], ...(slug === undefined ? [] : [encodeURIComponent(slug)])].join(
    '/',
  );
  return isWhole ? `${path}?${wholeParameter}=1` : path;
}

/** In the address: all pieces of the section and below, instead of those of its first child. */
export const wholeParameter = 'all';

const ofType = (sections: readonly Section[], type: SectionType) =>
  sections.filter((section) => section.type === type && section.visible);

/**
 * What an address of the catalogue means: the section with its parents, and down to its first leaf unless everything
 * below it is wanted (R-CAT-03).
 * @returns null for a slug that no visible section of this type has
 */
export function placeAt(
  sections: readonly Section[],
  type: SectionType,
  { slug, isWhole }: { slug: string; isWhole: boolean },
): CataloguePlace | null {
  const own = ofType(sections, type);
  const chosen = own.find((section) => section.url === slug);
  if (chosen === undefined) return null;
  const [first, ...rest] = selectionChain(own, chosen.id);
  if (first === undefined) return null;
  const whole = [first, ...rest] as const;
  const end = isWhole ? whole.indexOf(chosen) : whole.length - 1;
  return { chain: [first, ...rest.slice(0, end)], current: whole[end] ?? first };
}

/** The sections of a type as places that hang below each other, in their order. */
export function treeOf(sections: readonly Section[], type: SectionType): readonly TreePlace[] {
  const own = ofType(sections, type);
  const below = (parentId: number): readonly TreePlace[] =>
    own
      .filter((section) => section.parent_id === parentId)
      .map(({ id, name, url }) => ({ id, label: name, to: sectionPath(type, url), children: below(id) }));
  const ids = new Set(own.map(({ id }) => id));
  return own
    .filter((section) => !ids.has(section.parent_id))
    .map(({ id, name, url }) => ({ id, label: name, to: sectionPath(type, url), children: below(id) }));
}
