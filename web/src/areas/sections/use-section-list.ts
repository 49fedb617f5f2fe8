import { offeredSectionTypes, type Section, type SectionType } from '@portal/contracts/areas/sections';
import { useEffect, useState } from 'react';
import { SafeStorage } from '#core/storage/safe-storage';
import { useListUrl } from '#ui/list/use-list-url';
import { narrowedNodes, type TreeNode } from '#ui/tree/tree-nodes';

const nodeOf = ({ id, parent_id: parentId, name, texts }: Section): TreeNode => ({
  id,
  parentId,
  name,
  found: Object.values(texts).join(' '),
});

/** Pieces of a section and of all below it. */
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
/** Ids of the open branches; a form leads away from the tree and back. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(storage.read(openKey)?.split(',').map(Number)),
  );
  useEffect(() => storage.write(openKey, opened.size === 0 ? null : [...opened].join()), [opened]);
  return [opened, setOpened] as const;
}

/** Which part of the tree is shown: its type and the words searched for are in the address (U6). */
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
    // What was searched for is never hidden in a closed branch.
    isOpen: (id: number) => term !== '' || opened.has(id),
    turn,
    openAll: () => setOpened(new Set(parents)),
    closeAll: () => setOpened(new Set()),
    pieces: piecesIn(own),
    hasBranches: parents.length > 0,
  };
}
export type SectionList = ReturnType<typeof useSectionList>;
