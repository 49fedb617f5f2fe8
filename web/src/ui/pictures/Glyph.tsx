import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .paper': { fill: theme.vars.palette.background.paper },
  '& .spot': { fill: theme.vars.palette.primary.main, stroke: 'none' },
  '& .tint': { fill: theme.vars.palette.accent, stroke: 'none' },
  '& .well': { fill: theme.vars.palette.divider, stroke: 'none' },
  '& .soft': { stroke: theme.vars.palette.control },
}));

interface GlyphProps {
  children: ReactNode;
  /** Pixels. */
  width?: number;
}

/** The sheet for small line drawings on choice cards: 64 × 48, the same pens as `Drawing`. Decoration only. */
export function Glyph({ children, width = 96 }: GlyphProps) {
  return (
    <Sheet viewBox="0 0 64 48" aria-hidden focusable="false" style={{ maxWidth: width }}>
      {children}
    </Sheet>
  );
}
