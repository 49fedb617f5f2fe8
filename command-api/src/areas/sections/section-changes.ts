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

/** What follows for the whole tree once this section is as it is given. Nothing where everything stays in place. */
export function placing(tree: SectionTree, section: TreeSection): readonly SectionEvent[] {
  const after = arranged(withSection(tree, section));
  const placements = placementsBetween(tree, after);
  if (placements.length === 0) return [];
  return [{ type: 'SectionsPlaced', data: { placements, resources: standingsBetween(tree, after) } }];
}

/** All the siblings in a new order; nothing where it is the one they have. */
export function reordering(
  siblings: readonly TreeSection[],
  order: readonly number[],
): readonly SectionEvent[] {
  const [first] = siblings;
  if (first === undefined || siblings.every(({ sectionId }, at) => sectionId === order[at])) return [];
  return [{ type: 'SectionsReordered', data: { parentId: first.parentId, order: [...order] } }];
}

/** A section goes to a place among its siblings, from 1; those behind it move on (R-ASE-04, W27). */
export function movingTo(tree: SectionTree, id: number, place: number): readonly SectionEvent[] {
  const section = livingSection(tree, id);
  if (section === null) return [];
  const siblings = siblingsOf(tree, section);
  const others = siblings.map(({ sectionId }) => sectionId).filter((other) => other !== id);
  return reordering(siblings, others.toSpliced(Math.max(0, place - 1), 0, id));
}

/** A deleted section stands again where it stood. Its parent must be there. */
export function restoring(tree: SectionTree, section: TreeSection): readonly SectionEvent[] {
  const { deleted: _deleted, ...facts } = section;
  const data = { ...facts, path: [...facts.path], formerUrls: [...facts.formerUrls] };
  const restored: SectionEvent[] = [{ type: 'SectionRestored', data }];
  const back = treeAfter(tree, restored);
  // Before the one that took its place.
  return [...restored, ...placing(back, { ...section, deleted: false, place: section.place - 0.5 })];
}

/** A section and whatever of its way up is deleted, from the top down. */
export function deletedWay(tree: SectionTree, id: number): readonly TreeSection[] {
  const section = tree.sections.get(id);
  if (section === undefined) return [];
  const above = section.parentId === topId ? [] : deletedWay(tree, section.parentId);
  return section.deleted ? [...above, section] : above;
}
