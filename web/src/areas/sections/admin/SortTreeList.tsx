import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { SortTreeRow } from './SortTree';
import { SortTreeItem } from './SortTreeItem';
import type { TreeNode } from '#ui/tree/tree-nodes';

export interface SortTreeListProps {
  /** What the list is called: the whole tree, or the node that it hangs below. */
  label: string;
  parent: number | null;
  level: number;
  row: SortTreeRow;
  below: (parent: number | null) => readonly TreeNode[];
  isOpen: (id: number) => boolean;
  onTurn: (id: number) => void;
  onReorder?: (order: number[], moved: number) => void;
}

/** Siblings below each other. */
export function SortTreeList({ label, parent, ...tree }: SortTreeListProps) {
  const nodes = tree.below(parent);
  const siblings = nodes.map(({ id }) => id);
  return (
    <SortableContext items={siblings} strategy={verticalListSortingStrategy}>
      <ul aria-label={label}>
        {nodes.map((node) => (
          <SortTreeItem key={node.id} {...{ node, siblings, tree }} />
        ))}
      </ul>
    </SortableContext>
  );
}
