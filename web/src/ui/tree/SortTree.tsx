import {
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { announcementsOf, amongSiblings, orderAfterDrop, toNextSibling, upAndDown } from './sort-tree-drag';
import type { SortTreeRow } from './SortTreeItem';
import { SortTreeList } from './SortTreeList';
import type { TreeNode } from './tree-nodes';
import { treeTexts } from '../texts';

const Tree = styled('div')({ '& ul': { margin: 0, padding: 0, listStyle: 'none' } });

interface SortTreeProps {
  label: string;
  /** In the order in which siblings are shown. */
  nodes: readonly TreeNode[];
  row: SortTreeRow;
  isOpen: (id: number) => boolean;
  onTurn: (id: number) => void;
  /** All the siblings of what was moved, in their new order. Left out, nothing can be moved. */
  onReorder?: (order: number[], moved: number) => void;
}

/** Places change when what is carried is folded. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** Pixels that the pointer moves before a press becomes a drag. */
const slack = 5;

/** A tree whose siblings change places: by pointer, finger and keys on the handle, and by buttons (R-ASE-03). */
export function SortTree({ label, nodes, row, isOpen, onTurn, onReorder }: SortTreeProps) {
  const text = useText(treeTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: slack } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextSibling }),
  );
  // What is carried is folded: a branch higher than the window would hide where it goes.
  const [carried, setCarried] = useState<number | null>(null);
  const known = new Set(nodes.map(({ id }) => id));
  const below = (parent: number | null) =>
    nodes.filter(({ parentId }) => (known.has(parentId) ? parentId : null) === parent);
  const isFlat = nodes.every(({ parentId }) => !known.has(parentId));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongSiblings}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsOf(nodes, text),
        screenReaderInstructions: { draggable: text('dragHelp') },
      }}
      measuring={measuring}
      onDragStart={({ active }) => setCarried(Number(active.id))}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        const order = orderAfterDrop(active, over);
        if (order !== null) onReorder?.(order, Number(active.id));
      }}
    >
      <Tree>
        <SortTreeList
          label={label}
          row={row}
          below={below}
          isFlat={isFlat}
          onTurn={onTurn}
          onReorder={onReorder}
          isOpen={(id) => id !== carried && isOpen(id)}
          parent={null}
          level={0}
        />
      </Tree>
    </DndContext>
  );
}
