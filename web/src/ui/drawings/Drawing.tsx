import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Paper = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .paper': { fill: theme.vars.palette.background.paper },
  '& .spot': { fill: theme.vars.palette.primary.main, stroke: 'none' },
  '& .tint': { fill: theme.vars.palette.accent, stroke: 'none' },
  '& .well': { fill: theme.vars.palette.divider, stroke: 'none' },
  '& .soft': { stroke: theme.vars.palette.control },
}));

interface SheetProps {
  children: ReactNode;
  /** Width and height in drawing units. */
  size: readonly [number, number];
  /** Pixels. */
  width: number;
  /** Drawing units. */
  pen: number;
}

function Sheet({ children, size: [across, down], width, pen }: SheetProps) {
  return (
    <Paper
      viewBox={`0 0 ${across} ${down}`}
      aria-hidden
      focusable="false"
      style={{ maxWidth: width, strokeWidth: pen }}
    >
      {children}
    </Paper>
  );
}

/** 200 × 140. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <Sheet size={[200, 140]} width={200} pen={2}>
    {children}
  </Sheet>
);

interface GlyphProps {
  children: ReactNode;
  /** Pixels. */
  width?: number;
}

/** 64 × 48. */
export const Glyph = ({ children, width = 96 }: GlyphProps) => (
  <Sheet size={[64, 48]} width={width} pen={1.75}>
    {children}
  </Sheet>
);

export function FaultDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="74" ry="6" />
      <path
        className="paper"
        d="M36 62h128a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z"
      />
      <path className="paper" d="M58 62V24l10 6 8-8 9 9 10-9 9 8 9-7 8 8 11-7v38" />
      <path className="soft" d="M72 44l12-5 10 7 14-8 14 6" />
      <path d="M46 82h108" strokeWidth="5" />
      <path className="paper" d="M62 82l6 16-8 12 14-4 10 12 6-14 14 6 2-14 16 10 4-14 14 6-4-16" />
      <circle className="spot" cx="156" cy="100" r="5" />
      <circle className="tint" cx="142" cy="100" r="5" />
      <path d="M36 118v8M164 118v8" />
    </Drawing>
  );
}

export function UnpluggedDrawing() {
  return (
    <Drawing>
      <path d="M12 98c24 0 22-34 46-34" />
      <path className="paper" d="M58 50h24a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H58z" />
      <path d="M88 58h12M88 70h12" strokeWidth="4" />
      <path className="paper" d="M142 50h-14a6 6 0 0 0-6 6v16a6 6 0 0 0 6 6h14z" />
      <path d="M142 64c24 0 22-30 46-30" />
      <path className="tint" d="M66 58h8v12h-8z" />
      <path className="spot" d="M128 62h8v4h-8z" />
      <path className="soft" d="M108 40l-3-10M116 38l4-10M108 88l-3 10M116 90l4 10" />
    </Drawing>
  );
}
