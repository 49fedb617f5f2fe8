export const ink = {
  light: {
    paper: '#FAF7F2',
    surface: '#FFFFFF',
    sunken: '#F3EEE6',
    ink: '#1D1A16',
    muted: '#6B645B',
    hairline: '#E7E0D6',
    control: '#8F867A',
    primary: '#C5371F',
    primaryStrong: '#A52B16',
    onPrimary: '#FFFFFF',
    accent: '#F2B233',
    success: '#2E7D4F',
    info: '#2B67A6',
    warning: '#9A5B00',
    error: '#B0183F',
    violet: '#6B4CA8',
  },
  dark: {
    paper: '#14120F',
    surface: '#1E1B17',
    sunken: '#191613',
    ink: '#F4EEE4',
    muted: '#B5AA9B',
    hairline: '#342F28',
    control: '#857B6E',
    primary: '#FF7A5C',
    primaryStrong: '#FF957D',
    onPrimary: '#1F0D07',
    accent: '#F2B233',
    success: '#6DC497',
    info: '#82B4E8',
    warning: '#EDB057',
    error: '#FF8CA6',
    violet: '#BBA4F0',
  },
} as const;

export type Scheme = keyof typeof ink;

export const fonts = {
  text: '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  display: '"Bricolage Grotesque Variable", "Figtree Variable", system-ui, sans-serif',
  mono: '"JetBrains Mono Variable", ui-monospace, "SFMono-Regular", Menlo, monospace',
} as const;

/** Pixels; no other sizes. */
export const typeScale = { caption: 12, small: 14, body: 16, title: 20, heading: 26, display: 34 } as const;

/** Pixels. */
export const radii = { control: 8, card: 12, pill: 999 } as const;

/** Pixels; maximum width of content, except tables. */
export const contentWidth = 1280;

/** Maximum line length of text. */
export const lineLength = '68ch';

/** Milliseconds. */
export const motion = { quick: 120, calm: 160, slow: 200, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Pixels. */
export const topBarHeight = 64;

/** 200 % zoom, or a phone on its side: nothing is sticky there (WCAG 1.4.10). */
export const lowScreen = '@media (max-height: 30rem)';
