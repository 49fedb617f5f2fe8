import {
  createTheme,
  type PaletteColor,
  type PaletteOptions,
  type Components,
  type Theme,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import { controls, fields } from './components';
import { radii, ink, type Scheme, motion, fonts, typeScale } from './tokens';

const lifted = '0 1px 2px rgb(29 26 22 / 0.06), 0 12px 32px rgb(29 26 22 / 0.14)';

const floating = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  boxShadow: lifted,
  backgroundImage: 'none',
});

/** Hairlines; shadows only for what floats. */
const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radii.card } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: radii.card }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--control-height)',
        borderRadius: radii.control,
        gap: 10,
        fontSize: theme.typography.body2.fontSize,
        '& > .MuiListItemIcon-root': { minWidth: 0 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.background.sunken,
          fontWeight: 650,
        },
        '&.Mui-focusVisible': { outlineOffset: -3, backgroundColor: theme.vars.palette.background.sunken },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        margin: 16,
        width: 'calc(100% - 32px)',
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', border: 0, borderRadius: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 24px 20px',
        gap: 12,
        // Long labels stack.
        flexWrap: 'wrap',
        [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 18 15 / 0.48)' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 10px',
        borderRadius: radii.control,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 550,
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }),
      rounded: { borderRadius: radii.control },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};

declare module '@mui/material/styles' {
  interface TypographyVariants {
    mono: CSSProperties;
  }
  interface TypographyVariantsOptions {
    mono?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    mono: true;
  }
}

const rem = (pixels: number) => `${pixels / 16}rem`;

const display = (pixels: number, lineHeight: number) => ({
  fontFamily: fonts.display,
  fontSize: rem(pixels),
  lineHeight,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  htmlFontSize: 16,
  fontSize: 16,
  fontWeightMedium: 600,
  h1: display(typeScale.display, 1.12),
  h2: display(typeScale.heading, 1.18),
  h3: display(typeScale.title, 1.25),
  h4: { fontSize: rem(typeScale.body), lineHeight: 1.35, fontWeight: 650 },
  h5: { fontSize: rem(typeScale.small), lineHeight: 1.35, fontWeight: 650 },
  h6: { fontSize: rem(typeScale.small), lineHeight: 1.35, fontWeight: 650 },
  subtitle1: { fontSize: rem(typeScale.body), lineHeight: 1.4, fontWeight: 600 },
  subtitle2: { fontSize: rem(typeScale.small), lineHeight: 1.4, fontWeight: 600 },
  body1: { fontSize: rem(typeScale.body), lineHeight: 1.5 },
  body2: { fontSize: rem(typeScale.small), lineHeight: 1.45 },
  caption: { fontSize: rem(typeScale.caption), lineHeight: 1.4 },
  overline: {
    fontSize: rem(typeScale.caption),
    lineHeight: 1.4,
    fontWeight: 650,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  button: { fontSize: rem(typeScale.small), lineHeight: 1.2, fontWeight: 650, textTransform: 'none' },
  mono: { fontFamily: fonts.mono, fontSize: '0.94em', fontWeight: 550, letterSpacing: '-0.02em' },
};

const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0', transitionDuration: `${motion.calm}ms` },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: '0 14px',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: radii.control },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: theme.typography.body2.fontSize,
        color: theme.vars.palette.text.secondary,
      }),
      separator: { marginInline: 6 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        padding: 'var(--cell-padding) 16px',
        fontVariantNumeric: 'tabular-nums',
        fontSize: theme.typography.body2.fontSize,
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        backgroundColor: theme.vars.palette.background.sunken,
      }),
    },
  },
};

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
  }
  interface Palette {
    accent: string;
    /** For neutral statuses. */
    violet: PaletteColor;
    /** 3:1. */
    control: string;
  }
  interface PaletteOptions {
    accent?: string;
    violet?: PaletteColor;
    control?: string;
  }
}

const tone = (main: string, contrastText: string, dark = main) => ({ main, light: main, dark, contrastText });

function paletteOf(scheme: Scheme): PaletteOptions {
  const colour = ink[scheme];
  return {
    primary: tone(colour.primary, colour.onPrimary, colour.primaryStrong),
    secondary: tone(colour.ink, colour.paper),
    success: tone(colour.success, colour.surface),
    info: tone(colour.info, colour.surface),
    warning: tone(colour.warning, colour.surface),
    error: tone(colour.error, colour.surface),
    violet: tone(colour.violet, colour.surface),
    background: { default: colour.paper, paper: colour.surface, sunken: colour.sunken },
    text: { primary: colour.ink, secondary: colour.muted, disabled: colour.muted },
    divider: colour.hairline,
    accent: colour.accent,
    control: colour.control,
    action: { hover: colour.sunken, selected: colour.sunken, focus: colour.sunken },
  };
}

/** The library's 0.42 is too faint to read. */
const inputPlaceholder = 0.7;

/** `public/first-paint.js` sets it on `<html>` before the first paint. */
const schemeAttribute = 'data-scheme';
/** Storage key: `light`, `dark` or `system`. */
export const appearanceKey = 'appearance';

/** CSS variables: switching renders nothing. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'p' },
  colorSchemes: {
    light: { palette: paletteOf('light'), opacity: { inputPlaceholder } },
    dark: { palette: paletteOf('dark'), opacity: { inputPlaceholder } },
  },
  typography,
  shape: { borderRadius: radii.control },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 200,
      enteringScreen: 200,
      leavingScreen: 120,
    },
  },
  components: { ...controls, ...fields, ...surfaces, ...navigation },
});
