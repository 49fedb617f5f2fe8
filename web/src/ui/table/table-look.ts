import { keyframes, styled, type Theme } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';
import { columnGap } from './column';

/** Pixels below which something is hidden by the bar that stays. */
const headInset = 64;

const arrive = keyframes({ from: { backgroundColor: 'var(--p-palette-accent)' } });

/** Where cards are about twice as wide as on a phone. */
export const wideCards = '@container cards (min-width: 40rem)';
export const slimCards = '@container cards not (min-width: 40rem)';

/** The frame of a table, or of its rows as cards. */
export const TableFrame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'clip',
}));

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap,
  alignItems: 'center',
  paddingInline: '16px 24px',
} as const;

/** What the columns are called; stays while the rows scroll. */
export const HeadRow = styled('div')(({ theme }) => ({
  ...line,
  position: 'sticky',
  top: headInset,
  zIndex: 2,
  minHeight: 44,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > [data-align="right"]': { textAlign: 'end' },
}));

/** How a row shows that it is under the pointer, at the keyboard, selected, open, or new. */
export const rowStates = (theme: Theme) => ({
  '&:has(.open-row):hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-cursor="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
  '&[data-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 14%, ${theme.vars.palette.background.paper})`,
  },
  '&[data-open="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&[data-arrived="true"]': { animation: `${arrive} 1600ms ease-out` },
  '&:has(.open-row:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  // The link lies over the whole row; what else can be pressed lies above it.
  '& .open-row': { position: 'absolute', inset: 0, zIndex: 0, '&:focus-visible': { outline: 'none' } },
  '& :is(button, input, label, a:not(.open-row))': { position: 'relative', zIndex: 1 },
});

/** A row as a line of columns. What is far away is not laid out: a page of "all" may be long. */
export const BodyRow = styled('div')(({ theme }) => ({
  ...line,
  position: 'relative',
  minHeight: 'var(--row-height)',
  paddingBlock: 2,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--row-height)',
  // Room for the bar and the head above, and for the bar of a phone below.
  scrollMarginBlock: '128px 96px',
  transition: `background-color ${motion.quick}ms`,
  '& > [role="cell"]': {
    minWidth: 0,
    overflow: 'clip',
    overflowClipMargin: 8,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-align="right"]': { textAlign: 'end' },
  ...rowStates(theme),
}));

/** The box that selects a row, with room for a finger around it. */
export const Tick = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 12,
  paddingInline: 9,
  minWidth: 36,
  minHeight: 44,
  marginInlineStart: -8,
  cursor: 'pointer',
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    cursor: 'inherit',
    accentColor: theme.vars.palette.primary.main,
  },
}));
