import type { ReactNode } from 'react';
import { Sheet } from '../drawings/Sheet';

interface GlyphProps {
  children: ReactNode;
  /** Pixels. */
  width?: number;
}

/** 64 × 48, for choice cards. */
export const Glyph = ({ children, width = 96 }: GlyphProps) => (
  <Sheet size={[64, 48]} width={width} pen={1.75}>
    {children}
  </Sheet>
);
