import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';
import { optionLook } from '../option-look';
import type { TreeLine } from './tree-nodes';

/** Pixels by which a level stands further right. */
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
  /** Enter would take it. */
  isActive: boolean;
  multiple: boolean;
  onTake: () => void;
}

/** One node to choose, further right the deeper it hangs. */
export function TreePickerRow({ id, line, isChosen, isActive, multiple, onTake }: TreePickerRowProps) {
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
