import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';
import { treeTexts } from '../texts';
import { MoveButtons } from './MoveButtons';
import type { DragData } from './sort-tree-drag';
import type { TreeNode } from './tree-nodes';

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
  // On a phone the names need the room, and the arrows move as well.
  [theme.breakpoints.down('sm')]: { '&[data-handle]': { display: 'none' } },
  '& svg': { transition: `transform ${motion.calm}ms ${motion.ease}` },
  '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
}));
const Gap = styled('span')({ width: 32, flexShrink: 0 });

/** By how much a level stands further right. */
const indent = { xs: 16, sm: 28 };
const Indented = styled(Row)(({ theme }) => ({
  paddingInlineStart: `calc(var(--level) * ${indent.xs}px)`,
  // Without handle and opener, what is in a row would stand at its very edge.
  [theme.breakpoints.down('sm')]: { '&[data-flat="true"]': { paddingInlineStart: 8 } },
  [theme.breakpoints.up('sm')]: { paddingInlineStart: `calc(var(--level) * ${indent.sm}px)` },
}));

export interface SortTreeRow {
  /** What stands in the row of a node: its name, as a link, and what there is to know of it. */
  readonly content: (id: number) => ReactNode;
  /** Stands at the end of the row. */
  readonly actions?: (id: number) => ReactNode;
}

/** The same for all siblings of a list. */
export interface SortTreeBranch {
  level: number;
  row: SortTreeRow;
  below: (parent: number | null) => readonly TreeNode[];
  /** Nothing hangs below anything: no room is kept for opening. */
  isFlat: boolean;
  isOpen: (id: number) => boolean;
  onTurn: (id: number) => void;
  onReorder?: (order: number[], moved: number) => void;
}

interface SortTreeItemProps {
  node: TreeNode;
  siblings: readonly number[];
  branch: SortTreeBranch;
  /** The list below the node, while it is open. */
  children: ReactNode;
}

/** A node with what can be done to its place, and whatever hangs below it while it is open. */
export function SortTreeItem({ node, siblings, branch, children }: SortTreeItemProps) {
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
