import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '../../app/i18n/use-text';
import { motion, radii } from '../../app/theme/tokens';
import { uiMessages } from '../ui.messages';
import type { TreePlace } from './NavTree';

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  '&:hover': {
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.primary,
  },
  '&[data-on-way="true"]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  '&[data-current="true"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
}));

const Place = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  paddingBlock: 8,
  paddingInlineEnd: 8,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.35,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: radii.control,
}));

const Turn = styled(ButtonBase)({
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: radii.control,
  color: 'inherit',
  '& svg': { transition: `transform ${motion.calm}ms ${motion.ease}`, transform: 'rotate(-90deg)' },
  '&[aria-expanded="true"] svg': { transform: 'none' },
});

/** Pixels by which a level stands further right. */
const indent = 14;

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
  const text = useText(uiMessages);
  const { id, label, to, children } = place;
  const isCurrent = chain.at(-1) === id;
  const open = isOpen(id);
  return (
    <li>
      <Row data-on-way={chain.includes(id)} data-current={isCurrent}>
        <Place
          to={to}
          onClick={onGo}
          aria-current={isCurrent ? 'page' : undefined}
          style={{ paddingInlineStart: 12 + level * indent }}
        >
          {label}
        </Place>
        {children.length > 0 && (
          <Turn
            aria-expanded={open}
            aria-label={text(open ? 'closeBranch' : 'openBranch', { name: label })}
            onClick={() => turn(id)}
          >
            <ExpandMoreRounded aria-hidden />
          </Turn>
        )}
      </Row>
      {open && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <NavTreeItem key={child.id} place={child} level={level + 1} {...{ chain, isOpen, turn, onGo }} />
          ))}
        </ul>
      )}
    </li>
  );
}
