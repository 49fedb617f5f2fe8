import type { LocalTexts } from '@portal/contracts';
import {
  lastSectionLevel,
  sectionHome,
  type ResourceStanding,
  type SectionPlacement,
  type SectionType,
} from '@portal/contracts/areas/sections';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

/** Includes deleted ones. */
export interface TreeSection extends SectionPlacement {
  readonly name: string;
  readonly translations?: LocalTexts | undefined;
  readonly active: boolean;
  /** Not reusable: old links stay valid. */
  readonly formerUrls: readonly string[];
  readonly deleted: boolean;
}

/** `there`: not deleted. */
export interface Filing {
  readonly sections: readonly number[];
  readonly there: boolean;
}

/** All sections ever, with their resources. */
export interface SectionTree {
  readonly sections: PersistentMap<number, TreeSection>;
  /** By resource. */
  readonly filings: PersistentMap<number, Filing>;
}

export const emptyTree: SectionTree = { sections: PersistentMap.of(), filings: PersistentMap.of() };

/** `parent_id` at the top level. */
export const topId = -1;
export const parentIdOf = (wire: number | undefined): number =>
  wire === undefined || wire < 1 ? topId : wire;

export const livingSection = ({ sections }: SectionTree, id: number): TreeSection | null => {
  const section = sections.get(id);
  return section === undefined || section.deleted ? null : section;
};

type Group = Pick<SectionPlacement, 'parentId' | 'type'>;
const sameGroup = (a: Group, b: Group) => a.parentId === b.parentId && (a.parentId > 0 || a.type === b.type);

const byPlace = (a: TreeSection, b: TreeSection) => a.place - b.place || a.sectionId - b.sectionId;
const living = ({ sections }: SectionTree) => [...sections.values()].filter(({ deleted }) => !deleted);

/** Ordered; of one parent, or of one type at the top. */
export const siblingsOf = (tree: SectionTree, group: Group): readonly TreeSection[] =>
  living(tree)
    .filter((section) => sameGroup(section, group))
    .sort(byPlace);

export const childrenOf = (tree: SectionTree, id: number): readonly TreeSection[] =>
  living(tree).filter(({ parentId }) => parentId === id);

/** 0: leaf. */
function depthBelow(tree: SectionTree, id: number): number {
  return Math.max(0, ...childrenOf(tree, id).map(({ sectionId }) => 1 + depthBelow(tree, sectionId)));
}

/** Same section or a descendant. */
function isWithin(tree: SectionTree, id: number, branch: number): boolean {
  if (id === branch) return true;
  const section = tree.sections.get(id);
  return section !== undefined && isWithin(tree, section.parentId, branch);
}

/** Except those of section `but`. */
export const takenSlugs = ({ sections }: SectionTree, but?: number): ReadonlySet<string> =>
  new Set(
    [...sections.values()]
      .filter(({ sectionId }) => sectionId !== but)
      .flatMap(({ url, formerUrls }) => [url, ...formerUrls]),
  );

export const withSection = (tree: SectionTree, section: TreeSection): SectionTree => ({
  ...tree,
  sections: tree.sections.with(section.sectionId, section),
});

/**
 * Renumbers siblings from 1. To move a section, first set a place between two siblings (`Infinity`: last).
 */
export function arranged(tree: SectionTree): SectionTree {
  const sections = new Map(tree.sections);
  const arrange = (siblings: readonly TreeSection[], parent: TreeSection | null) => {
    siblings.forEach((section, at) => {
      const placed: TreeSection = {
        ...section,
        place: at + 1,
        level: parent === null ? 0 : parent.level + 1,
        type: parent?.type ?? section.type,
        path: [...(parent?.path ?? []), section.url],
      };
      sections.set(section.sectionId, placed);
      arrange(childrenOf(tree, section.sectionId).toSorted(byPlace), placed);
    });
  };
  const tops = living(tree).filter(({ parentId }) => parentId === topId);
  for (const type of new Set(tops.map((top) => top.type))) {
    arrange(tops.filter((top) => top.type === type).sort(byPlace), null);
  }
  return { ...tree, sections: PersistentMap.of(sections) };
}

const placementOf = (section: TreeSection): SectionPlacement => ({
  sectionId: section.sectionId,
  parentId: section.parentId,
  url: section.url,
  type: section.type,
  level: section.level,
  place: section.place,
  path: section.path,
});

const differs = (before: TreeSection | undefined, after: TreeSection) =>
  before === undefined || JSON.stringify(placementOf(before)) !== JSON.stringify(placementOf(after));

/** Changed placements. */
export const placementsBetween = (before: SectionTree, after: SectionTree): SectionPlacement[] =>
  living(after)
    .filter((section) => differs(before.sections.get(section.sectionId), section))
    .map(placementOf);

/** `null` if all its sections are deleted. */
export function standingOf(
  tree: SectionTree,
  resourceId: number,
  ids: readonly number[],
): ResourceStanding | null {
  const sections = ids
    .map((id) => livingSection(tree, id))
    .filter((section): section is TreeSection => section !== null);
  const [first] = sections;
  if (first === undefined) return null;
  const sectionTypes: SectionType[] = [...new Set(sections.map(({ type }) => type))];
  return { resourceId, home: sectionHome(first), sectionTypes };
}

/** Resources with changed addresses or types. */
export function standingsBetween(before: SectionTree, after: SectionTree): ResourceStanding[] {
  return [...after.filings].flatMap(([resourceId, { sections }]) => {
    const now = standingOf(after, resourceId, sections);
    const then = standingOf(before, resourceId, sections);
    return now !== null && JSON.stringify(now) !== JSON.stringify(then) ? [now] : [];
  });
}

export const resourcesIn = ({ filings }: SectionTree, id: number): number =>
  [...filings].filter(([, { sections, there }]) => there && sections.includes(id)).length;

/** Rejection code, or `null` (R-ASE-01, R-ASE-06). */
export function misplacement(tree: SectionTree, parentId: number, id?: number): string | null {
  if (parentId === topId) return null;
  const parent = livingSection(tree, parentId);
  if (parent === null) return 'parent_gone';
  if (id !== undefined && isWithin(tree, parentId, id)) return 'own_branch';
  const below = id === undefined ? 0 : depthBelow(tree, id);
  return parent.level + 1 + below > lastSectionLevel ? 'too_deep' : null;
}
