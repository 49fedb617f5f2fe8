import type { LocalTexts } from '@portal/contracts';
import {
  lastSectionLevel,
  sectionHome,
  type ResourceStanding,
  type SectionPlacement,
  type SectionType,
} from '@portal/contracts/areas/sections';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

/** A section of the tree, living or deleted. */
export interface TreeSection extends SectionPlacement {
  readonly name: string;
  /** The name in further languages. */
  readonly translations?: LocalTexts | undefined;
  readonly active: boolean;
  /** Slugs that it had before; they stay its own, so that old links never lead to another section. */
  readonly formerUrls: readonly string[];
  readonly deleted: boolean;
}

/** In which sections a resource stands; `there` is false while it is deleted. */
export interface Filing {
  readonly sections: readonly number[];
  readonly there: boolean;
}

/** All that the rules of the tree look at: every section that ever was, and what stands in them. */
export interface SectionTree {
  readonly sections: PersistentMap<number, TreeSection>;
  /** By resource. */
  readonly filings: PersistentMap<number, Filing>;
}

export const emptyTree: SectionTree = { sections: PersistentMap.of(), filings: PersistentMap.of() };

/** `parent_id` of the sections at the top. */
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

/** The living sections beside each other, in their order: below one parent, or at the top of one type. */
export const siblingsOf = (tree: SectionTree, group: Group): readonly TreeSection[] =>
  living(tree)
    .filter((section) => sameGroup(section, group))
    .sort(byPlace);

export const childrenOf = (tree: SectionTree, id: number): readonly TreeSection[] =>
  living(tree).filter(({ parentId }) => parentId === id);

/** How many levels hang below a section; 0 below a leaf. */
function depthBelow(tree: SectionTree, id: number): number {
  return Math.max(0, ...childrenOf(tree, id).map(({ sectionId }) => 1 + depthBelow(tree, sectionId)));
}

/** Whether a section is the other one or hangs anywhere below it. */
function isWithin(tree: SectionTree, id: number, branch: number): boolean {
  if (id === branch) return true;
  const section = tree.sections.get(id);
  return section !== undefined && isWithin(tree, section.parentId, branch);
}

/** Every slug that is spoken for, but for those of one section. */
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
 * The tree with everything in its place: siblings numbered from 1, levels, types and paths as the parents want them.
 * Whoever moves a section gives it a place between two others (or `Infinity` for the last) and has it arranged.
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

/** Where living sections stand otherwise than before. */
export const placementsBetween = (before: SectionTree, after: SectionTree): SectionPlacement[] =>
  living(after)
    .filter((section) => differs(before.sections.get(section.sectionId), section))
    .map(placementOf);

/** What a resource has from the sections it is filed in; `null` when none of them is there. */
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

/** The resources whose address or types are no longer what they were. */
export function standingsBetween(before: SectionTree, after: SectionTree): ResourceStanding[] {
  return [...after.filings].flatMap(([resourceId, { sections }]) => {
    const now = standingOf(after, resourceId, sections);
    const then = standingOf(before, resourceId, sections);
    return now !== null && JSON.stringify(now) !== JSON.stringify(then) ? [now] : [];
  });
}

/** How many resources stand in a section; deleted ones do not count. */
export const resourcesIn = ({ filings }: SectionTree, id: number): number =>
  [...filings].filter(([, { sections, there }]) => there && sections.includes(id)).length;

/** Why a section cannot hang below that parent, or `null` when it can (R-ASE-01, R-ASE-06). */
export function misplacement(tree: SectionTree, parentId: number, id?: number): string | null {
  if (parentId === topId) return null;
  const parent = livingSection(tree, parentId);
  if (parent === null) return 'parent_gone';
  if (id !== undefined && isWithin(tree, parentId, id)) return 'own_branch';
  const below = id === undefined ? 0 : depthBelow(tree, id);
  return parent.level + 1 + below > lastSectionLevel ? 'too_deep' : null;
}
