import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { uiTexts } from '#ui/texts/early';
import { TreeRow } from './TreeRow';

/** A place of the tree with what hangs below it. */
export interface TreePlace {
  readonly id: number;
  readonly label: string;
  readonly to: string;
  readonly children: readonly TreePlace[];
}

const Turn = styled(ButtonBase)({
  width: 32,
  height: 32,
  '@media (pointer: coarse)': { width: 44, height: 44 },
  flexShrink: 0,
  borderRadius: radii.control,
  color: 'inherit',
  '& svg': { transition: `transform ${motion.calm}ms ${motion.ease}`, transform: 'rotate(-90deg)' },
  '&[aria-expanded="true"] svg': { transform: 'none' },
});

interface NavTreeItemProps {
  place: TreePlace;
  level: number;
  chain: readonly number[];
  isOpen: (id: number) => boolean;
  turn: (id: number) => void;
  onGo?: () => void;
}

/** One place of the tree and, when open, what hangs below it. */
export function NavTreeItem({ place, level, chain, isOpen, turn, onGo }: NavTreeItemProps) {
  const text = useText(uiTexts);
  const { id, label, to, children } = place;
  const isCurrent = chain.at(-1) === id;
  const open = isOpen(id);
  return (
    <li>
      <TreeRow
        label={label}
        to={to}
        level={level}
        isCurrent={isCurrent}
        onGo={onGo}
        isOnWay={chain.includes(id)}
      >
        {children.length > 0 && (
          <Turn
            aria-expanded={open}
            aria-label={text(open ? 'closeBranch' : 'openBranch', { name: label })}
            onClick={() => turn(id)}
          >
            <ExpandMoreRounded aria-hidden />
          </Turn>
        )}
      </TreeRow>
      {open && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <NavTreeItem
              key={child.id}
              place={child}
              level={level + 1}
              chain={chain}
              isOpen={isOpen}
              turn={turn}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
