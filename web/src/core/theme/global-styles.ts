import type { Theme } from '@mui/material/styles';
import { motion } from './tokens';

const stillness = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
};

const onPaper = {
  '@page': { margin: '16mm 14mm' },
  'header, footer, nav, [data-print="no"]': { display: 'none !important' },
  // Both: the root paints beyond the page's height.
  'html, html[data-scheme]': { background: '#fff' },
  body: { background: '#fff', color: '#000' },
  main: { padding: '0 !important', maxWidth: 'none !important', minHeight: '0 !important' },
  // Full height would add an empty page.
  'html, body, #root, #root > *': { minHeight: '0 !important' },
  'a[href]': { color: 'inherit' },
};

const going = (theme: Theme) => ({
  '@keyframes going': { from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } },
  ':root[data-going] body::before': {
    content: '""',
    position: 'fixed',
    zIndex: theme.zIndex.tooltip,
    insetBlockStart: 0,
    insetInline: 0,
    height: 3,
    backgroundColor: theme.vars.palette.primary.main,
    transformOrigin: 'left',
    animation: `going 8s ${motion.ease} both`,
    pointerEvents: 'none',
  },
  'a[data-going]': { opacity: 0.6 },
  // A dialog opened instead.
  ':root[data-going]:has([role="alertdialog"])': {
    '& body::before': { display: 'none' },
    '& a[data-going]': { opacity: 1 },
  },
});

export const globalStyles = (theme: Theme) => ({
  ':root': { '--control-height': '44px', '--cell-padding': '14px', '--row-height': '60px' },
  ':root[data-density="compact"]': {
    '--control-height': '36px',
    '--cell-padding': '8px',
    '--row-height': '44px',
  },
  ':root[data-still] *': { transition: 'none !important' },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'html, body, #root': { minHeight: '100dvh' },
  html: { boxSizing: 'border-box', textSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' },
  body: {
    ...theme.typography.body1,
    margin: 0,
    overflowWrap: 'break-word',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    accentColor: theme.vars.palette.primary.main,
  },
  'strong, b': { fontWeight: 700 },
  '::selection': { backgroundColor: theme.vars.palette.accent, color: '#1D1A16' },
  ':focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  ':where(:focus-visible)': { borderRadius: 4 },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  ...going(theme),
  '::view-transition-group(*)': { animationDuration: `${motion.slow}ms` },
  '@media (prefers-reduced-motion: reduce)': stillness,
  '@media screen': { '[data-print="only"]': { display: 'none !important' } },
  '@media print': onPaper,
});
