import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 200,
  height: 'auto',
  fill: 'none',
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .paper': { fill: theme.vars.palette.background.paper },
  '& .spot': { fill: theme.vars.palette.primary.main, stroke: 'none' },
  '& .tint': { fill: theme.vars.palette.accent, stroke: 'none' },
  '& .well': { fill: theme.vars.palette.divider, stroke: 'none' },
  '& .soft': { stroke: theme.vars.palette.control },
}));

/** The sheet for our own line drawings: 200 × 140, ink lines, one spot of tomato and one of mustard. Decoration only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Sheet viewBox="0 0 200 140" aria-hidden focusable="false">
      {children}
    </Sheet>
  );
}
