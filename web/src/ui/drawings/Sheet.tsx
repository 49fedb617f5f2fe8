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
  /** Maximum width in pixels. */
  width: number;
  /** Line width in drawing units. */
  pen: number;
}

/** Base of all line drawings; decoration only. */
export function Sheet({ children, size: [across, down], width, pen }: SheetProps) {
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
