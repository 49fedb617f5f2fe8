import type { EventOf } from '@portal/contracts';
import type { sectionEvents } from '@portal/contracts/areas/sections';
import { type Decider, evolve } from '@portal/platform/decider/decider';
import { emptyTree, type SectionTree, type TreeSection, withSection } from './section-tree';

export type SectionEvent = EventOf<typeof sectionEvents>;

/** Unchanged for unknown sections. */
function changed(tree: SectionTree, id: number, change: (section: TreeSection) => TreeSection): SectionTree {
  const section = tree.sections.get(id);
  return section === undefined ? tree : withSection(tree, change(section));
}

const formerly = ({ url, formerUrls }: TreeSection, now: string): readonly string[] =>
  url === now ? formerUrls : [...formerUrls, url].filter((slug) => slug !== now);

export const sectionTreeEvolution: Decider<SectionTree, never, SectionEvent>['evolve'] = {
  SectionAdded: (tree, { data }) => withSection(tree, { ...data, formerUrls: [], deleted: false }),

  SectionUpdated: (tree, { data: { sectionId, ...facts } }) =>
    changed(tree, sectionId, (section) => ({ ...section, ...facts })),

  SectionsPlaced: (tree, { data: { placements } }) =>
    placements.reduce(
      (now, placement) =>
        changed(now, placement.sectionId, (section) => ({
          ...section,
          ...placement,
          formerUrls: formerly(section, placement.url),
        })),
      tree,
    ),

  SectionsReordered: (tree, { data: { order } }) =>
    order.reduce((now, id, at) => changed(now, id, (section) => ({ ...section, place: at + 1 })), tree),

  SectionDeleted: (tree, { data: { sectionId } }) =>
    changed(tree, sectionId, (section) => ({ ...section, deleted: true })),

  SectionRestored: (tree, { data }) => withSection(tree, { ...data, deleted: false }),

  ResourceFiled: (tree, { data: { resourceId, sections, there } }) => ({
    ...tree,
    filings: tree.filings.with(resourceId, { sections, there }),
  }),
};

const rules = { initial: emptyTree, evolve: sectionTreeEvolution };

export const treeAfter = (tree: SectionTree, events: readonly SectionEvent[]): SectionTree =>
  events.reduce((now, event) => evolve(rules, now, event), tree);
