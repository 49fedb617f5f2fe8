import { Box, Button, Popover, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { TextInput } from '../fields/TextInput';
import { useIntoView, optionLook, optionMoves } from '../OptionList';
import { treeTexts } from '../texts';
import { matchesTerm, narrowedNodes, type TreeLine, treeLines, type TreeNode } from './tree-nodes';

/** Pixels. */
const indent = 20;

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  '@media (pointer: coarse)': { minHeight: 48 },
  paddingInlineEnd: 12,
  borderRadius: radii.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-level="1"]': { fontWeight: 650 },
  ...optionLook(theme),
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'default', fontWeight: 400 },
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&[data-chosen="true"] > svg': { color: theme.vars.palette.primary.main },
}));

interface TreePickerRowProps {
  id: string;
  line: TreeLine;
  isChosen: boolean;
  isActive: boolean;
  multiple: boolean;
  onTake: () => void;
}

function TreePickerRow({ id, line, isChosen, isActive, multiple, onTake }: TreePickerRowProps) {
  const { node, level } = line;
  const Tick = isChosen ? CheckBoxRounded : CheckBoxOutlineBlankRounded;
  const isFree = node.disabled !== true;
  return (
    <Row
      id={id}
      role="treeitem"
      aria-level={level + 1}
      aria-disabled={!isFree}
      aria-checked={multiple ? isChosen : undefined}
      aria-selected={multiple ? undefined : isChosen}
      data-active={isActive}
      data-chosen={isChosen}
      style={{ paddingInlineStart: 12 + level * indent }}
      onClick={isFree ? onTake : undefined}
    >
      {multiple && <Tick aria-hidden fontSize="small" style={{ opacity: isFree ? undefined : 0 }} />}
      <span>{node.name}</span>
      {!multiple && isChosen && <CheckRounded aria-hidden fontSize="small" />}
    </Row>
  );
}

const List = styled('ul')({ margin: 0, padding: 8, listStyle: 'none', overflowY: 'auto' });

const isFree = ({ node }: TreeLine) => node.disabled !== true;

/** Not by its children. */
const firstMatch = (free: readonly TreeLine[], term: string) =>
  Math.max(
    0,
    free.findIndex(({ node }) => matchesTerm(node.name, term)),
  );

/** What Enter takes before the deferred list renders. */
function typedTo(nodes: readonly TreeNode[], term: string): number | undefined {
  const free = treeLines(narrowedNodes(nodes, term)).filter(isFree);
  return free[firstMatch(free, term)]?.node.id;
}

interface TreePickerPanelProps {
  /** For `aria-controls`. */
  id: string;
  label: string;
  nodes: readonly TreeNode[];
  chosen: readonly number[];
  multiple: boolean;
  anchor: HTMLElement;
  onTake: (id: number) => void;
  onClose: () => void;
}

export function TreePickerPanel(props: TreePickerPanelProps) {
  const { id, label, nodes, chosen, multiple, anchor, onTake, onClose } = props;
  const text = useText(treeTexts);
  const listId = useId();
  const [term, setTerm] = useState('');
  const requested = useDeferredValue(term);
  const lines = useMemo(() => treeLines(narrowedNodes(nodes, requested)), [nodes, requested]);
  const free = lines.filter(isFree);
  const matching = free.filter(({ node }) => matchesTerm(node.name, requested));
  const [moved, setMoved] = useState<number | null>(() => placeOf(free, chosen));
  const at = Math.min(moved ?? firstMatch(free, requested), free.length - 1);
  const active = free[at]?.node.id;
  const optionId = (node: number) => `${listId}-${node}`;
  const activeId = active === undefined ? undefined : optionId(active);

  useIntoView(activeId);

  const takeIfThere = (id: number | undefined) => id !== undefined && onTake(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = optionMoves[event.key];
    if (move !== undefined) setMoved(move(at, free.length - 1));
    else if (event.key !== 'Enter') return;
    else takeIfThere(requested === term ? active : typedTo(nodes, term));
    event.preventDefault();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: paper(anchor.offsetWidth) } }}
    >
      <Box sx={{ p: 2, pb: 1, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TextInput
          label={text('search')}
          autoFocus
          autoComplete="off"
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
          combobox={{ listId, activeId }}
        />
        <Typography variant="caption" component="div" color="textSecondary" role="status">
          {requested !== '' && text('found', { count: matching.length })}
        </Typography>
      </Box>
      <List id={listId} role="tree" aria-label={label} aria-multiselectable={multiple}>
        {lines.map((line) => (
          <TreePickerRow
            key={line.node.id}
            id={optionId(line.node.id)}
            isChosen={chosen.includes(line.node.id)}
            isActive={line.node.id === active}
            onTake={() => onTake(line.node.id)}
            line={line}
            multiple={multiple}
          />
        ))}
      </List>
      {lines.length === 0 && (
        <Typography variant="body2" sx={{ p: 2 }}>
          {text('nothing')}
        </Typography>
      )}
      {multiple && (
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid' }}>
          <Button variant="contained" color="primary" onClick={onClose}>
            {text('done')}
          </Button>
        </Box>
      )}
    </Popover>
  );
}

/** `null` for none. */
function placeOf(free: readonly TreeLine[], chosen: readonly number[]): number | null {
  const place = free.findIndex(({ node }) => node.id === chosen[0]);
  return place < 0 ? null : place;
}

const paper = (width: number) => ({
  mt: 1,
  width: `min(max(${width}px, 320px), calc(100vw - 32px))`,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(560px, 80dvh)',
});
