import {
  arranged,
  livingSection,
  placementsBetween,
  type SectionTree,
  siblingsOf,
  standingsBetween,
  topId,
  type TreeSection,
  withSection,
} from './section-tree';
import { type SectionEvent, treeAfter } from './section-tree-evolution';

/** Placement changes of the tree; empty if none. */
export function placing(tree: SectionTree, section: TreeSection): readonly SectionEvent[] {
  const after = arranged(withSection(tree, section));
  const placements = placementsBetween(tree, after);
  if (placements.length === 0) return [];
  return [{ type: 'SectionsPlaced', data: { placements, resources: standingsBetween(tree, after) } }];
}

/** Empty if unchanged. */
export function reordering(
  siblings: readonly TreeSection[],
  order: readonly number[],
): readonly SectionEvent[] {
  const [first] = siblings;
  if (first === undefined || siblings.every(({ sectionId }, at) => sectionId === order[at])) return [];
  return [{ type: 'SectionsReordered', data: { parentId: first.parentId, order: [...order] } }];
}

/** Place from 1; following siblings shift (R-ASE-04, W27). */
export function movingTo(tree: SectionTree, id: number, place: number): readonly SectionEvent[] {
  const section = livingSection(tree, id);
  if (section === null) return [];
  const siblings = siblingsOf(tree, section);
  const others = siblings.map(({ sectionId }) => sectionId).filter((other) => other !== id);
  return reordering(siblings, others.toSpliced(Math.max(0, place - 1), 0, id));
}

/** Restores the former place. The parent must exist. */
export function restoring(tree: SectionTree, section: TreeSection): readonly SectionEvent[] {
  const { deleted: _deleted, ...facts } = section;
  const data = { ...facts, path: [...facts.path], formerUrls: [...facts.formerUrls] };
  const restored: SectionEvent[] = [{ type: 'SectionRestored', data }];
  const back = treeAfter(tree, restored);
  // Before the section that took its place.
  return [...restored, ...placing(back, { ...section, deleted: false, place: section.place - 0.5 })];
}

/** Deleted sections from the root down to this one. */
export function deletedWay(tree: SectionTree, id: number): readonly TreeSection[] {
  const section = tree.sections.get(id);
  if (section === undefined) return [];
  const above = section.parentId === topId ? [] : deletedWay(tree, section.parentId);
  return section.deleted ? [...above, section] : above;
}
