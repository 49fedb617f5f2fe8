import {
  offeredSectionTypes,
  type Section,
  sectionCommands,
  sectionQueries,
  type SectionType,
} from '@portal/contracts/areas/sections';
import { useEffect, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { SafeStorage } from '#core/storage/safe-storage';
import { useListUrl } from '#ui/list/use-list-url';
import { useToast } from '#ui/toast/toast-context';
import { narrowedNodes, type TreeNode } from '#ui/tree/tree-nodes';
import { adminTexts } from './texts';

const nodeOf = ({ id, parent_id: parentId, name, texts }: Section): TreeNode => ({
  id,
  parentId,
  name,
  found: Object.values(texts).join(' '),
});

function piecesIn(sections: readonly Section[]) {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const count = (id: number): number => {
    const { resources = 0, childs = [] } = byId.get(id) ?? {};
    return childs.reduce((sum, child) => sum + count(child), resources);
  };
  return count;
}

const storage = new SafeStorage(() => sessionStorage);
const openKey = 'sections-open';
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(storage.read(openKey)?.split(',').map(Number)),
  );
  useEffect(() => storage.write(openKey, opened.size === 0 ? null : [...opened].join()), [opened]);
  return [opened, setOpened] as const;
}

/** Type and search are in the address (U6). */
export function useSectionList(sections: readonly Section[]) {
  const list = useListUrl<'type'>({ defaultSize: -1, filters: ['type'] });
  const asked = Number(list.filters.type ?? 1);
  const type: SectionType = offeredSectionTypes.find((offered) => offered === asked) ?? 1;
  const term = list.input.q ?? '';
  const own = sections.filter((section) => section.type === type);
  const nodes = narrowedNodes(own.map(nodeOf), term);
  const parents = own.filter(({ childs }) => childs.length > 0).map(({ id }) => id);

  const [opened, setOpened] = useOpened();
  const turn = (id: number) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return {
    type,
    term,
    own,
    nodes,
    show: (shown: SectionType) => list.filter('type', shown === 1 ? '' : String(shown)),
    search: list.search,
    // A search opens all branches.
    isOpen: (id: number) => term !== '' || opened.has(id),
    turn,
    openAll: () => setOpened(new Set(parents)),
    closeAll: () => setOpened(new Set()),
    pieces: piecesIn(own),
    hasBranches: parents.length > 0,
  };
}
export type SectionList = ReturnType<typeof useSectionList>;

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

export const without = (sections: readonly Section[], id: number): Section[] =>
  sections
    .filter((section) => section.id !== id)
    .map((section) =>
      section.childs.includes(id)
        ? { ...section, childs: section.childs.filter((child) => child !== id) }
        : section,
    );

const { ListSections } = sectionQueries;
const refresh = [ListSections];

const orderOf = (sections: readonly Section[], { id, parent_id: parentId, type }: Section) => {
  const own = sections.find((section) => section.id === id);
  const beside = (section: Section) => section.parent_id === parentId && section.type === type;
  return own === undefined ? [] : sections.filter(beside).map((section) => section.id);
};

export function useSectionChanges(sections: readonly Section[]) {
  const text = useText(adminTexts);
  const toast = useToast();
  const ordering = useCallCommand(sectionCommands.ReorderSections, {
    refresh,
    optimistic: (cache, { ids }) =>
      cache.patch(ListSections, (all) => reordered(all, ids as readonly number[])),
  });
  const deleting = useCallCommand(sectionCommands.DeleteSection, {
    refresh,
    optimistic: (cache, { id }) => cache.patch(ListSections, (all) => without(all, Number(id))),
  });
  const restoring = useCallCommand(sectionCommands.RestoreSection, { refresh });

  const sendOrder = (ids: number[]) => ordering.send({ ids });
  const reorder = (ids: number[], moved: number) => {
    const section = sections.find(({ id }) => id === moved);
    if (section === undefined) return;
    const before = orderOf(sections, section);
    const words = { name: section.name, place: ids.indexOf(moved) + 1, count: ids.length };
    const undo = () => void sendOrder(before).catch(toast.failed);
    sendOrder(ids).then(() => toast.done(text('moved', words), undo, `section-${moved}`), toast.failed);
  };
  const remove = ({ id, name }: Section) => {
    const undo = () => void restoring.send({ id }).catch(toast.failed);
    deleting.send({ id }).then(() => toast.done(text('deleted', { name }), undo), toast.failed);
  };
  return { reorder, remove };
}
