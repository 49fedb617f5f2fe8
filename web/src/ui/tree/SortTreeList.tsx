import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type SortTreeBranch, SortTreeItem } from './SortTreeItem';

interface SortTreeListProps extends SortTreeBranch {
  /** What the list is called: the whole tree, or the node that it hangs below. */
  label: string;
  parent: number | null;
}

/** Siblings below each other, and below each open one its own. */
export function SortTreeList({ label, parent, ...branch }: SortTreeListProps) {
  const { below, isOpen, level } = branch;
  const nodes = below(parent);
  const siblings = nodes.map(({ id }) => id);
  return (
    <SortableContext items={siblings} strategy={verticalListSortingStrategy}>
      <ul aria-label={label}>
        {nodes.map((node) => (
          <SortTreeItem key={node.id} node={node} siblings={siblings} branch={branch}>
            {isOpen(node.id) && below(node.id).length > 0 && (
              <SortTreeList {...branch} label={node.name} parent={node.id} level={level + 1} />
            )}
          </SortTreeItem>
        ))}
      </ul>
    </SortableContext>
  );
}
