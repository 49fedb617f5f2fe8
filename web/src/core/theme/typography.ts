import type { CSSProperties } from 'react';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts, typeScale } from './tokens';

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

/** Display family for headings, text family for everything else, monospace for numbers people read aloud. */
export const typography: TypographyVariantsOptions = {
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
