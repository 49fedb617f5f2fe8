import { keyframes, type Theme } from '@mui/material/styles';

const arrive = keyframes({ from: { backgroundColor: 'var(--p-palette-accent)' } });

export const wideCards = '@container cards (min-width: 40rem)';
export const slimCards = '@container cards not (min-width: 40rem)';

/** Our attributes, the grid's classes. */
export const rowStates = (theme: Theme) => ({
  '&:has(.open-row):hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-cursor="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
  '&[data-selected="true"], &.Mui-selected': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 14%, ${theme.vars.palette.background.paper})`,
  },
  '&[data-open="true"], &.open': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&[data-arrived="true"]': { animation: `${arrive} 1600ms ease-out` },
  '&:has(.open-row:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& .open-row': { position: 'absolute', inset: 0, zIndex: 0, '&:focus-visible': { outline: 'none' } },
  '& :is(button, input:not(.MuiCheckbox-root > *), .MuiCheckbox-root, label, a:not(.open-row))': {
    position: 'relative',
    zIndex: 1,
  },
});
