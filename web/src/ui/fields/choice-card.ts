import { styled, type Theme } from '@mui/material/styles';
import { ink, motion, radii } from '#core/theme/tokens';

/**
 * `tiles`: drawing above the label. `sheets`: larger ones. `rows`: drawing beside it. `thirds`: the same, three to a line at
 * most. `pills`: words only.
 */
export type ChoiceLayout = 'tiles' | 'sheets' | 'rows' | 'thirds' | 'pills';

/** Never less than two in a row, never narrower than `least` pixels where there is room. */
const columns = (least: number) => `repeat(auto-fill, minmax(min(${least}px, calc(50% - 6px)), 1fr))`;

/** How the cards of each layout stand together. */
export const grids = {
  tiles: { display: 'grid', gridTemplateColumns: columns(148), gap: 1.5 },
  sheets: { display: 'grid', gridTemplateColumns: columns(190), gap: 1.5 },
  rows: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: 1.5 },
  thirds: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(240px, 30%), 100%), 1fr))',
    gap: 1.5,
  },
  pills: { display: 'flex', flexWrap: 'wrap', gap: 1 },
} as const;

const frame = (theme: Theme) => ({
  position: 'relative' as const,
  display: 'flex',
  minWidth: 0,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radii.card,
  transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '& input': {
    position: 'absolute' as const,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(input:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(input:checked) .tick': { opacity: 1 },
});

const words = (theme: Theme) => ({
  '& .words': { display: 'grid', gap: 2, minWidth: 0 },
  '& .label': {
    ...theme.typography.body2,
    fontWeight: 600,
    overflowWrap: 'anywhere' as const,
    hyphens: 'auto' as const,
  },
  '& .hint': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .badge': {
    ...theme.typography.caption,
    position: 'absolute' as const,
    top: -10,
    left: 10,
    padding: '1px 8px',
    fontWeight: 650,
    borderRadius: radii.pill,
    color: ink.light.ink,
    backgroundColor: theme.vars.palette.accent,
  },
  '& .tick': {
    position: 'absolute' as const,
    top: 8,
    right: 8,
    color: theme.vars.palette.primary.main,
    opacity: 0,
    transition: `opacity ${motion.quick}ms`,
  },
});

const tile = {
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 8,
  padding: '14px 12px 12px',
  '& .picture': { display: 'grid', placeItems: 'center', flex: 1, width: '100%' },
  '& .words': { textAlign: 'center' },
} as const;

const row = (theme: Theme) => ({
  alignItems: 'center',
  gap: 14,
  padding: '12px 36px 12px 14px',
  '& .picture': { flex: 'none', color: theme.vars.palette.text.secondary, display: 'flex' },
  '& .label': { ...theme.typography.body1, fontWeight: 600 },
  '& .hint': theme.typography.body2,
});

const pill = (theme: Theme) => ({
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'var(--control-height)',
  minWidth: 'var(--control-height)',
  padding: '0 16px',
  borderRadius: radii.pill,
  '& .label': { ...theme.typography.body2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:has(input:checked)': {
    color: theme.vars.palette.background.default,
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
  },
});

const isNoStyle = (property: PropertyKey) => property !== 'layout';

/** The label around a hidden radio button. `:has` lets the button's state dress the whole card. */
export const Card = styled('label', { shouldForwardProp: isNoStyle })<{ layout: ChoiceLayout }>(
  ({ theme }) => ({
    ...frame(theme),
    ...words(theme),
    variants: [
      { props: { layout: 'tiles' }, style: tile },
      { props: { layout: 'sheets' }, style: tile },
      { props: { layout: 'rows' }, style: row(theme) },
      { props: { layout: 'thirds' }, style: row(theme) },
      { props: { layout: 'pills' }, style: pill(theme) },
    ],
  }),
);
