import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { offeredSectionTypes } from '@portal/contracts/areas/sections';
import { useState } from 'react';
import { useListUrl } from '#ui/list/use-list-url';
import type { TreeNode } from '#ui/tree/tree-nodes';
import { narrowedNodes } from '#ui/tree/tree-nodes';

const nodeOf = ({ id, parent_id: parentId, name, texts }: Section): TreeNode => ({
  ...{ id, parentId, name },
  found: Object.values(texts).join(' '),
});

/** Which part of the tree is shown: its type and the words searched for are in the address (U6). */
export function useSectionList(sections: readonly Section[]) {
  const list = useListUrl<'type'>({ defaultSize: -1, filters: ['type'] });
  const asked = Number(list.filters.type ?? 1);
  const type: SectionType = offeredSectionTypes.find((offered) => offered === asked) ?? 1;
  const term = list.input.q ?? '';
  const own = sections.filter((section) => section.type === type);
  const nodes = narrowedNodes(own.map(nodeOf), term);
  const parents = own.filter(({ childs }) => childs.length > 0).map(({ id }) => id);

  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const turn = (id: number) =>
    setClosed((before) =>
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
    isOpen: (id: number) => term !== '' || !closed.has(id),
    turn,
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(new Set(parents)),
    hasBranches: parents.length > 0,
  };
}
export type SectionList = ReturnType<typeof useSectionList>;
