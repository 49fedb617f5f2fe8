import { styled } from '@mui/material/styles';
import { recall, remember } from '#core/remembered';
import { motion, topBarHeight } from '#core/theme/tokens';

const railKey = 'rail';

export const isRailFolded = () => recall(railKey) === 'folded';
export const rememberRail = (isFolded: boolean) => remember(railKey, isFolded ? 'folded' : null);

export const railList = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
} as const;

export const RailColumn = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'flex' },
  flexDirection: 'column',
  flexShrink: 0,
  position: 'sticky',
  top: topBarHeight,
  height: `calc(100dvh - ${topBarHeight}px)`,
  width: 224,
  padding: 12,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  transition: `width ${motion.slow}ms ${motion.ease}`,
  '&[data-folded="true"]': { width: 64 },
  '& ul': railList,
}));
