import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { radii } from '#core/theme/tokens';

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
    // Mixed with ink, so that the word keeps 4.5:1 on its own tint.
    color: `color-mix(in srgb, ${theme.vars.palette.primary.main} 86%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
}));

const Place = styled(Link)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  paddingBlock: 8,
  '@media (pointer: coarse)': { paddingBlock: 12 },
  paddingInlineEnd: 8,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.35,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: radii.control,
}));

/** Pixels by which a level stands further right. */
const indent = 14;

interface TreeRowProps {
  label: string;
  to: string;
  /** 0 at the top. */
  level: number;
  /** It is the current place, or the way to it goes through here. */
  isOnWay: boolean;
  isCurrent: boolean;
  onGo?: () => void;
  /** Stands at the end of the row: the button that opens it. */
  children?: ReactNode;
}

/** One row of a tree: a link, further right the deeper it hangs. */
export function TreeRow({ label, to, level, isOnWay, isCurrent, onGo, children }: TreeRowProps) {
  return (
    <Row data-on-way={isOnWay} data-current={isCurrent}>
      <Place
        to={to}
        onClick={onGo}
        aria-current={isCurrent ? 'page' : undefined}
        style={{ paddingInlineStart: 12 + level * indent }}
      >
        {label}
      </Place>
      {children}
    </Row>
  );
}
