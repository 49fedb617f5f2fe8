import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';

interface ChartFrameProps {
  /** Alternative text. */
  label: string;
  /** Theme spacing units. */
  height: number;
  children: ReactNode;
}

/** Reserves a lazy chart's space; unbroken in print. */
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
