import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import type { TreeNode } from './tree-nodes';

/** What the drag knows of a node. */
export interface DragData {
  /** Ids of the node and its siblings, in their order. */
  readonly siblings: readonly number[];
}

const siblingsOf = (item: Active | null): readonly number[] =>
  (item?.data.current as DragData | undefined)?.siblings ?? [];

/**
 * The one whose upper edge is nearest: an arrow lays what is carried on the upper edge of a sibling, whatever lies open
 * below either of them.
 */
const closestTop: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      const value = rect && Math.abs(rect.top - collisionRect.top);
      return value === undefined ? [] : [{ id, data: { droppableContainer, value } }];
    })
    .toSorted((a, b) => a.data.value - b.data.value);

/** Only siblings change places: everything else is not there while something is dragged. */
export const amongSiblings: CollisionDetection = (drag) => {
  const closest = drag.pointerCoordinates === null ? closestTop : closestCenter;
  return closest({
    ...drag,
    droppableContainers: drag.droppableContainers.filter(({ id }) =>
      siblingsOf(drag.active).includes(Number(id)),
    ),
  });
};

export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** An arrow takes what is carried over the next sibling. */
export const toNextSibling: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const siblings = siblingsOf(context.active);
  const at = siblings.indexOf(Number(context.over?.id ?? context.active?.id));
  const target = step === undefined ? undefined : siblings[at + step];
  const place = target === undefined ? undefined : context.droppableRects.get(target);
  if (step === undefined) return undefined;
  event.preventDefault();
  return place && { x: place.left, y: place.top };
};

/** The siblings once the dragged one was let go over another; `null` where nothing changes. */
export function orderAfterDrop(active: Active, over: Over | null): number[] | null {
  const siblings = siblingsOf(active);
  const from = siblings.indexOf(Number(active.id));
  const to = siblings.indexOf(Number(over?.id));
  if (from < 0 || to < 0 || from === to) return null;
  return siblings.toSpliced(from, 1).toSpliced(to, 0, Number(active.id));
}

type Say = (
  key: 'dragStart' | 'dragOver' | 'dragEnd' | 'dragCancel',
  values: Record<string, string | number>,
) => string;

/** What screen readers hear of a drag. */
export function announcementsOf(nodes: readonly TreeNode[], say: Say): Announcements {
  const nameOf = ({ id }: Active) => nodes.find((node) => node.id === id)?.name ?? '';
  const placed = (key: 'dragOver' | 'dragEnd', active: Active, over: Over | null) => {
    const siblings = siblingsOf(active);
    const place = siblings.indexOf(Number(over?.id ?? active.id)) + 1;
    return say(key, { name: nameOf(active), place, count: siblings.length });
  };
  return {
    onDragStart: ({ active }) => say('dragStart', { name: nameOf(active) }),
    onDragOver: ({ active, over }) => placed('dragOver', active, over),
    onDragEnd: ({ active, over }) => placed('dragEnd', active, over),
    onDragCancel: ({ active }) => say('dragCancel', { name: nameOf(active) }),
  };
}
