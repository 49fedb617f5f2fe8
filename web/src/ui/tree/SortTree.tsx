import {
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode, useLayoutEffect, useRef } from 'react';
import { SortableContext, verticalListSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { ButtonBase, IconButton } from '@mui/material';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { treeTexts } from '../texts';
import { uiTexts } from '../texts/early';
import type { TreeNode } from './tree-nodes';

interface DragData {
  readonly siblings: readonly number[];
}

const siblingsOf = (item: Active | null): readonly number[] =>
  (item?.data.current as DragData | undefined)?.siblings ?? [];

/** Nearest upper edge: open branches below do not matter. */
const closestTop: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      const value = rect && Math.abs(rect.top - collisionRect.top);
      return value === undefined ? [] : [{ id, data: { droppableContainer, value } }];
    })
    .toSorted((a, b) => a.data.value - b.data.value);

/** Siblings only. */
export const amongSiblings: CollisionDetection = (drag) => {
  const closest = drag.pointerCoordinates === null ? closestTop : closestCenter;
  return closest({
    ...drag,
    droppableContainers: drag.droppableContainers.filter(({ id }) =>
      siblingsOf(drag.active).includes(Number(id)),
    ),
  });
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

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

/** `null` for no change. */
function orderAfterDrop(active: Active, over: Over | null): number[] | null {
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

function announcementsOf(nodes: readonly TreeNode[], say: Say): Announcements {
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

// Never `disabled`: the focus stays at the end of the list.
const Move = styled(IconButton)({ '&[aria-disabled="true"]': { opacity: 0.3, cursor: 'default' } });

const ways = [
  { key: 'moveUp', step: -1, Icon: ArrowUpwardRounded },
  { key: 'moveDown', step: 1, Icon: ArrowDownwardRounded },
] as const;

interface MoveButtonsProps {
  node: TreeNode;
  siblings: readonly number[];
  onReorder: (order: number[], moved: number) => void;
}

/** The alternative to dragging. */
function MoveButtons({ node: { id, name }, siblings, onReorder }: MoveButtonsProps) {
  const text = useText(treeTexts);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const at = siblings.indexOf(id);

  // Moving a row in the DOM loses its focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);

  return ways.map(({ key, step, Icon }) => {
    const to = at + step;
    const isPossible = to >= 0 && to < siblings.length;
    return (
      <Move
        key={key}
        size="small"
        aria-label={text(key, { name })}
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => {
          if (!isPossible) return;
          pressed.current = currentTarget;
          onReorder(siblings.toSpliced(at, 1).toSpliced(to, 0, id), id);
        }}
      >
        <Icon fontSize="small" />
      </Move>
    );
  });
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: radii.control,
  '&[data-dragged="true"]': {
    zIndex: 1,
    boxShadow: `0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.primary.main}, 0 ${theme.spacing(1.5)} ${theme.spacing(4)} rgb(20 18 15 / 0.28)`,
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  paddingInlineEnd: 4,
  borderBottom: `thin solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > .content': { flex: 1, minWidth: 0, paddingBlock: 8 },
}));

const Square = styled(ButtonBase)(({ theme }) => ({
  width: 32,
  height: 36,
  '@media (pointer: coarse)': { height: 44 },
  flexShrink: 0,
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[data-handle]': { touchAction: 'none', cursor: 'grab', width: 28 },
  [theme.breakpoints.down('sm')]: { '&[data-handle]': { display: 'none' } },
  '& svg': { transition: `transform ${motion.calm}ms ${motion.ease}` },
  '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
}));

const Gap = styled('span')({ width: 32, flexShrink: 0 });

/** Pixels. */
const indent = { xs: 16, sm: 28 };

const Indented = styled(Row)(({ theme }) => ({
  paddingInlineStart: `calc(var(--level) * ${indent.xs}px)`,
  // Without handle and toggle, text would touch the edge.
  [theme.breakpoints.down('sm')]: { '&[data-flat="true"]': { paddingInlineStart: 8 } },
  [theme.breakpoints.up('sm')]: { paddingInlineStart: `calc(var(--level) * ${indent.sm}px)` },
}));

interface SortTreeRow {
  readonly content: (id: number) => ReactNode;
  readonly actions?: (id: number) => ReactNode;
}

interface SortTreeBranch {
  level: number;
  row: SortTreeRow;
  below: (parent: number | null) => readonly TreeNode[];
  isFlat: boolean;
  isOpen: (id: number) => boolean;
  onTurn: (id: number) => void;
  onReorder?: (order: number[], moved: number) => void;
}

interface SortTreeItemProps {
  node: TreeNode;
  siblings: readonly number[];
  branch: SortTreeBranch;
  /** Nested list while open. */
  children: ReactNode;
}

function SortTreeItem({ node, siblings, branch, children }: SortTreeItemProps) {
  const text = useText(treeTexts);
  const { id, name } = node;
  const { row, level, onReorder } = branch;
  const data: DragData = { siblings };
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, data, disabled: onReorder === undefined });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <Item ref={setNodeRef} style={style} data-dragged={isDragging}>
      <Indented style={{ '--level': level } as object} data-flat={branch.isFlat}>
        {onReorder !== undefined && (
          <Square
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            data-handle
            aria-label={text('drag', { name })}
          >
            <DragIndicatorRounded aria-hidden fontSize="small" />
          </Square>
        )}
        {!branch.isFlat && <TurnButton node={node} branch={branch} />}
        <div className="content">{row.content(id)}</div>
        {onReorder !== undefined && siblings.length > 1 && (
          <MoveButtons node={node} siblings={siblings} onReorder={onReorder} />
        )}
        {row.actions?.(id)}
      </Indented>
      {children}
    </Item>
  );
}

function TurnButton({ node: { id, name }, branch }: Pick<SortTreeItemProps, 'node' | 'branch'>) {
  const text = useText(uiTexts);
  if (branch.below(id).length === 0) return <Gap />;
  const open = branch.isOpen(id);
  return (
    <Square
      aria-expanded={open}
      aria-label={text(open ? 'closeBranch' : 'openBranch', { name })}
      onClick={() => branch.onTurn(id)}
    >
      <ExpandMoreRounded aria-hidden />
    </Square>
  );
}

interface SortTreeListProps extends SortTreeBranch {
  label: string;
  parent: number | null;
}

function SortTreeList({ label, parent, ...branch }: SortTreeListProps) {
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

const Tree = styled('div')({ '& ul': { margin: 0, padding: 0, listStyle: 'none' } });

interface SortTreeProps {
  label: string;
  nodes: readonly TreeNode[];
  row: SortTreeRow;
  isOpen: (id: number) => boolean;
  onTurn: (id: number) => void;
  /** New order; default: not sortable. */
  onReorder?: (order: number[], moved: number) => void;
}

const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** Pixels before a press is a drag. */
const slack = 5;

/** Pointer, touch, keys, buttons (R-ASE-03). */
export function SortTree({ label, nodes, row, isOpen, onTurn, onReorder }: SortTreeProps) {
  const text = useText(treeTexts);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: slack } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextSibling }),
  );
  // Folded: an open branch could hide the target.
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
