import type { Theme } from '@mui/material/styles';
import { keyframes, styled } from '@mui/material/styles';
import { motion, radii } from '../../app/theme/tokens';

/** Pixels of the list itself, not of the window: from here on its rows are lines of columns. */
const columnsFrom = 780;
/** Pixels below which something is hidden by the bar that stays. */
const headInset = 64;
/** From here down a name needs the whole line. */
const isNarrow = '@container inbox (max-width: 420px)';
const isWide = `@container inbox (min-width: ${columnsFrom}px)`;

const arrive = keyframes({ from: { backgroundColor: 'var(--p-palette-accent)' } });

/** The frame of a work list; its own width decides how the rows are laid out. */
export const InboxFrame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  containerName: 'inbox',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'clip',
  // Room of the box to tick; nothing for those who only read.
  '--check': '36px',
  '&[data-bare="true"]': { '--check': '0px', '--bare-head': 'none' },
}));

const columns = {
  gridTemplateColumns: 'var(--check) 84px minmax(96px, 1fr) minmax(140px, 1.5fr) 132px 204px 116px 48px',
  gridTemplateAreas: '"check number person place date state age count"',
};

/** What the columns are called, where there are columns; stays while the rows scroll. */
export const InboxHead = styled('div')(({ theme }) => ({
  ...columns,
  display: 'grid',
  position: 'sticky',
  top: headInset,
  zIndex: 2,
  columnGap: 12,
  alignItems: 'center',
  minHeight: 48,
  paddingInline: '8px 16px',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // While rows are selected, the head holds what can be done with them.
  '& .bulk': { gridColumn: '2 / -1', gridRow: 1, minWidth: 0 },
  '& .all': { gridArea: 'all', fontWeight: 500, cursor: 'pointer', display: 'none' },
  [`@container inbox (max-width: ${columnsFrom - 1}px)`]: {
    // Without columns and without boxes nothing is left in it.
    display: 'var(--bare-head, grid)',
    gridTemplateColumns: 'var(--check) minmax(0, 1fr)',
    gridTemplateAreas: '"check all"',
    '& > .column': { display: 'none' },
    // While rows are selected, the head holds what can be done with them.
    '& .bulk': { gridColumn: '2 / -1', gridRow: 1, minWidth: 0 },
    '& .all': { display: 'block' },
  },
}));

/** How a row says that it is under the pointer, at the keyboard, selected, open, or new. */
const rowStates = (theme: Theme) => ({
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-cursor="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
  '&[data-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 14%, ${theme.vars.palette.background.paper})`,
  },
  '&[data-open="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&[data-arrived="true"]': { animation: `${arrive} 1600ms ease-out` },
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
});

/** The cells of a row where there is no room for columns. */
const rowParts = (theme: Theme) => ({
  '& a': {
    display: 'inline-block',
    paddingBlock: 3,
    color: 'inherit',
    textDecoration: 'none',
    '&:focus-visible': { outline: 'none' },
  },
  // The whole row is the link; what else can be pressed lies above it.
  '& a::before': { content: '""', position: 'absolute', inset: 0, zIndex: 0 },
  '& .check': { gridArea: 'check', position: 'relative', zIndex: 1, display: 'grid' },
  '& .number': { gridArea: 'number', ...theme.typography.mono },
  '& .person': { gridArea: 'person' },
  '& .place': { gridArea: 'place', fontWeight: 600 },
  '& .date': { gridArea: 'date', textAlign: 'end', color: theme.vars.palette.text.secondary },
  '& .state': { gridArea: 'state', display: 'flex', justifyContent: 'flex-end' },
  '& .age': {
    gridArea: 'age',
    justifySelf: 'end',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  // Few characters, said beside the person where there are no columns.
  '& .count': { display: 'none' },
  '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
});

/** A row on a phone: four lines, so that names are read whole. */
const asParagraph = {
  gridTemplateAreas: '"check number state" "check place place" "check person person" "check date age"',
  '& .date': { gridArea: 'date', textAlign: 'start' },
} as const;

/** A row as a line of columns. */
const asLine = {
  ...columns,
  minHeight: 'var(--row-height)',
  paddingBlock: 4,
  rowGap: 0,
  '& .date': { gridArea: 'date', textAlign: 'start' },
  '& .state': { gridArea: 'state', display: 'flex', justifyContent: 'flex-start' },
  '& .age': { gridArea: 'age', justifySelf: 'start' },
  '& .count': { display: 'block', gridArea: 'count', textAlign: 'end' },
  '& .narrow': { display: 'none' },
} as const;

/** One record of a work list: short lines, or one line of columns where there is room. */
export const InboxRow = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  columnGap: 12,
  rowGap: 3,
  gridTemplateColumns: 'var(--check) minmax(0, 1fr) auto',
  gridTemplateAreas: '"check number state" "check place date" "check person age"',
  alignItems: 'center',
  padding: '10px 16px 12px 8px',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  scrollMarginBlock: '128px 96px',
  transition: `background-color ${motion.quick}ms`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 1,
    backgroundColor: theme.vars.palette.divider,
  },
  ...rowStates(theme),
  ...rowParts(theme),
  [isNarrow]: asParagraph,
  [isWide]: asLine,
}));

/** How long a record waits, as a thin bar that fills up; said in words beside it. */
export const AgeBar = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 32,
  height: 4,
  marginInlineEnd: 8,
  verticalAlign: 'middle',
  borderRadius: radii.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', borderRadius: radii.pill },
  '&[data-tone="fresh"] > span': { backgroundColor: theme.vars.palette.text.secondary },
  '&[data-tone="due"] > span': { backgroundColor: theme.vars.palette.accent },
  '&[data-tone="late"] > span': { backgroundColor: theme.vars.palette.error.main },
}));
