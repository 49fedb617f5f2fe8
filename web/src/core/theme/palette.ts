import type {} from '@mui/material/themeCssVarsAugmentation';
import type { PaletteColor, PaletteOptions } from '@mui/material/styles';
import { ink, type Scheme } from './tokens';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A quiet well: table heads, hovered rows, code. */
    sunken: string;
  }
  interface Palette {
    accent: string;
    /** Of a status that is neither good nor bad nor news. */
    violet: PaletteColor;
    /** The line around a control that must be seen (3:1). */
    control: string;
  }
  interface PaletteOptions {
    accent?: string;
    violet?: PaletteColor;
    control?: string;
  }
}

const tone = (main: string, contrastText: string, dark = main) => ({ main, light: main, dark, contrastText });

/** A colour scheme in MUI's shape; every colour reaches components as a CSS variable. */
export function paletteOf(scheme: Scheme): PaletteOptions {
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
