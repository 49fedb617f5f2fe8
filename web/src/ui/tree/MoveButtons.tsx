import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import type { TreeNode } from './tree-nodes';
import { treeTexts } from '../texts';

// Never `disabled`: at the end of the list the focus stays where it is, so that the other direction is one key away.
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

/** The twin of the drag: one place up, one place down. */
export function MoveButtons({ node: { id, name }, siblings, onReorder }: MoveButtonsProps) {
  const text = useText(treeTexts);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const at = siblings.indexOf(id);

  // A row that the browser moves to its new place loses the focus on the way.
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
