import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Suspense } from 'react';

interface ChartPanelProps {
  /** What the picture says, in words. */
  label: string;
  /** Eighths of the usual distance. */
  height: number;
  children: ReactNode;
}

/** The place of a chart that is loaded when it is shown; it keeps its room until then. */
export function ChartPanel({ label, height, children }: ChartPanelProps) {
  return (
    <Box role="img" aria-label={label} sx={{ height: (theme) => theme.spacing(height) }}>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: '100%' }} />}>{children}</Suspense>
    </Box>
  );
}
