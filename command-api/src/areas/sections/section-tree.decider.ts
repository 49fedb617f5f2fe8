import { isDeepStrictEqual } from 'node:util';
import { reject, type Rejection, translationsOf } from '@portal/contracts';
import {
  type AddedSection,
  freeSlug,
  hangsElsewhere,
  lastSectionLevel,
  offeredSectionTypes,
  type sectionCommands,
  type SectionType,
  slugOfName,
} from '@portal/contracts/areas/sections';
import { type Actor, type CommandFor, defineDecider, systemActor } from '@portal/platform/decider/decider';
import {
  childrenOf,
  emptyTree,
  type Filing,
  livingSection,
  misplacement,
  parentIdOf,
  resourcesIn,
  type SectionTree,
  siblingsOf,
  standingOf,
  takenSlugs,
  topId,
  type TreeSection,
} from './section-tree';
import { deletedWay, movingTo, placing, reordering, restoring } from './section-changes';
import { type SectionEvent, sectionTreeEvolution, treeAfter } from './section-tree-evolution';

type Add = CommandFor<(typeof sectionCommands)['AddSection']>;
type Update = CommandFor<(typeof sectionCommands)['UpdateSection']>;

/** Current filing. Without sections: the previous ones. */
export interface FileResourceInput {
  readonly resourceId: number;
  readonly sections?: readonly number[] | undefined;
  /** `false`: deleted. */
  readonly there: boolean;
}

export type SectionCommands = {
  AddSection: Add;
  UpdateSection: Update;
  ReorderSections: CommandFor<(typeof sectionCommands)['ReorderSections']>;
  DeleteSection: CommandFor<(typeof sectionCommands)['DeleteSection']>;
  RestoreSection: CommandFor<(typeof sectionCommands)['RestoreSection']>;
  FileResource: { input: FileResourceInput; facts: undefined };
};

export const sectionTreeStream = (market: string): string => `sections-${market}`;

/** Toolkit sections are fixed; only the portal adds them (AMB-04, R-ASE-11). */
const isClosed = (type: SectionType, { id }: Actor) =>
  id !== systemActor.id && !offeredSectionTypes.includes(type);

const misplaced = (why: string) =>
  reject('section_misplaced', { fields: { parent_id: why }, details: { max: lastSectionLevel + 1 } });
const closed = reject('section_type_closed', { fields: { type: 'section_type_closed' } });
const unusable = reject('section_name_unusable', { fields: { name: 'section_name_unusable' } });
const count = (found: number) => ({ details: { count: found } });

/** From the input; top level if only the type changes (R-ASE-08). */
function requestedParent(section: TreeSection, { parent_id: parentId, type }: Update['input']): number {
  if (parentId !== undefined) return parentIdOf(parentId);
  return type === undefined || type === section.type ? section.parentId : topId;
}

/** The parent's type takes precedence (R-ASE-07). */
const requestedType = (tree: SectionTree, parentId: number, type: SectionType): SectionType =>
  livingSection(tree, parentId)?.type ?? type;

function whyNot(tree: SectionTree, section: TreeSection, asked: TreeSection, actor: Actor): Rejection | null {
  if (slugOfName(asked.name) === '') return unusable;
  const moves = asked.parentId !== section.parentId;
  const why = moves ? misplacement(tree, asked.parentId, section.sectionId) : null;
  if (why !== null) return misplaced(why);
  return asked.type !== section.type && isClosed(asked.type, actor) ? closed : null;
}

/** Before arranging the tree. */
function requested(tree: SectionTree, section: TreeSection, input: Update['input']): TreeSection {
  const { name = section.name, status: active = section.active } = input;
  const parentId = requestedParent(section, input);
  const type = requestedType(tree, parentId, input.type ?? section.type);
  const keepsUrl = slugOfName(name) === slugOfName(section.name);
  const url = keepsUrl ? section.url : freeSlug(name, takenSlugs(tree, section.sectionId));
  const stays = parentId === section.parentId && type === section.type;
  const translations = translationsOf(input, 'name', section.translations);
  return {
    ...section,
    name,
    translations,
    active,
    parentId,
    type,
    url,
    place: stays ? section.place : Infinity,
  };
}

function editing(before: TreeSection, after: TreeSection): readonly SectionEvent[] {
  const { sectionId, name, translations = {}, active } = after;
  const isTranslatedSo = isDeepStrictEqual(before.translations ?? {}, translations);
  if (before.name === name && before.active === active && isTranslatedSo) return [];
  const data = { sectionId, name, active, ...(!isTranslatedSo && { translations }) };
  return [{ type: 'SectionUpdated', data }];
}

const sameNumbers = (some: readonly number[], others: readonly number[]) => some.join() === others.join();

/** Restores sections in use: no resource points to a deleted one. */
function restoringAll(tree: SectionTree, ids: readonly number[]): readonly SectionEvent[] {
  return ids.reduce<readonly SectionEvent[]>((events, id) => {
    const way = deletedWay(treeAfter(tree, events), id);
    return way.reduce((all, section) => [...all, ...restoring(treeAfter(tree, all), section)], events);
  }, []);
}

const nextId = ({ sections }: SectionTree) => 1 + Math.max(0, ...sections.keys());

/** Last among its siblings. */
function started(tree: SectionTree, { parent_id: wire, ...input }: Add['input']): AddedSection {
  const parentId = parentIdOf(wire);
  const parent = livingSection(tree, parentId);
  const type = parent?.type ?? input.type;
  const url = freeSlug(input.name, takenSlugs(tree));
  const translations = translationsOf(input, 'name');
  return {
    sectionId: nextId(tree),
    parentId,
    name: input.name,
    url,
    type,
    active: input.status,
    ...(Object.keys(translations).length > 0 && { translations }),
    level: parent === null ? 0 : parent.level + 1,
    place: siblingsOf(tree, { parentId, type }).length + 1,
    path: [...(parent?.path ?? []), url],
  };
}

const unfiled: Filing = { sections: [], there: false };

function filing(tree: SectionTree, input: FileResourceInput): readonly SectionEvent[] {
  const { resourceId, there } = input;
  const known = tree.filings.get(resourceId) ?? unfiled;
  const sections = [...(input.sections ?? known.sections)];
  const before = known.there ? [...known.sections] : [];
  if (known.there === there && (!there || sameNumbers(before, sections))) return [];
  const back = there ? restoringAll(tree, sections) : [];
  const standing = standingOf(treeAfter(tree, back), resourceId, sections);
  return [...back, { type: 'ResourceFiled', data: { resourceId, sections, before, there, standing } }];
}

const names = (ids: readonly number[]) => ids.map(String);

/** Sections whose form content changes. Moves among siblings and parents' renames do not count (R4). */
function editedBy(event: SectionEvent, { sections }: SectionTree): readonly string[] {
  if (event.type === 'SectionsPlaced') {
    const elsewhere = event.data.placements.filter((placement) => {
      const before = sections.get(placement.sectionId);
      return before !== undefined && hangsElsewhere(before, placement);
    });
    return names(elsewhere.map(({ sectionId }) => sectionId));
  }
  return event.type === 'SectionsReordered' || event.type === 'ResourceFiled'
    ? []
    : names([event.data.sectionId]);
}

/** Stream `sections-{market}`, one because order, slugs, levels and types depend on each other. */
export const sectionTreeDecider = defineDecider<SectionTree, SectionCommands, SectionEvent>({
  initial: emptyTree,
  editEvents: editedBy,

  decide: {
    AddSection: ({ input, actor }, tree) => {
      const parentId = parentIdOf(input.parent_id);
      if (slugOfName(input.name) === '') return unusable;
      const why = misplacement(tree, parentId);
      if (why !== null) return misplaced(why);
      const section = started(tree, input);
      return isClosed(section.type, actor) ? closed : [{ type: 'SectionAdded', data: section }];
    },

    UpdateSection: ({ input, actor }, tree) => {
      const section = livingSection(tree, input.id);
      if (section === null) return reject('section_not_found');
      const asked = requested(tree, section, input);
      const refusal = whyNot(tree, section, asked, actor);
      if (refusal !== null) return refusal;
      const edited = editing(section, asked);
      const events = [...edited, ...placing(treeAfter(tree, edited), asked)];
      if (input.pos === undefined) return events;
      return [...events, ...movingTo(treeAfter(tree, events), input.id, input.pos)];
    },

    ReorderSections: ({ input: { ids } }, tree) => {
      const first = livingSection(tree, ids[0] ?? topId);
      const siblings = first === null ? [] : siblingsOf(tree, first);
      const own = siblings.map(({ sectionId }) => sectionId);
      const inOrder = (some: readonly number[]) => [...some].sort((a, b) => a - b);
      if (!sameNumbers(inOrder(own), inOrder(ids))) return reject('section_order_stale');
      return reordering(siblings, ids);
    },

    DeleteSection: ({ input: { id } }, tree) => {
      const section = tree.sections.get(id);
      if (section === undefined) return reject('section_not_found');
      if (section.deleted) return [];
      const children = childrenOf(tree, id).length;
      if (children > 0) return reject('section_has_children', count(children));
      const resources = resourcesIn(tree, id);
      if (resources > 0) return reject('section_in_use', count(resources));
      const deleted: SectionEvent[] = [{ type: 'SectionDeleted', data: { sectionId: id } }];
      return [...deleted, ...placing(treeAfter(tree, deleted), { ...section, deleted: true })];
    },

    RestoreSection: ({ input: { id } }, tree) => {
      const section = tree.sections.get(id);
      if (section === undefined) return reject('section_not_found');
      if (!section.deleted) return [];
      const why = misplacement(tree, section.parentId);
      return why === null ? restoring(tree, section) : misplaced(why);
    },

    FileResource: ({ input }, tree) => filing(tree, input),
  },

  evolve: sectionTreeEvolution,
});
