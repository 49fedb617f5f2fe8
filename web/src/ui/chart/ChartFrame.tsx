import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';

interface ChartFrameProps {
  /** What the picture says, in words. */
  label: string;
  /** Eighths of the usual distance. */
  height: number;
  children: ReactNode;
}

/** The place of a chart that is loaded when it is shown; it keeps its room until then, and is not cut on paper. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ height: (theme) => theme.spacing(height), breakInside: 'avoid', minWidth: 0 }}
    >
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: '100%' }} />}>{children}</Suspense>
    </Box>
  );
}
