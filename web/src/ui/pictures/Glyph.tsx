import type { ReactNode } from 'react';
import { Sheet } from '../drawings/Sheet';

interface GlyphProps {
  children: ReactNode;
  /** Pixels. */
  width?: number;
}

/** The sheet for small line drawings on choice cards: 64 × 48. */
export const Glyph = ({ children, width = 96 }: GlyphProps) => (
  <Sheet size={[64, 48]} width={width} pen={1.75}>
    {children}
  </Sheet>
);
