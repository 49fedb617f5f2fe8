import { Box, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, type ComponentProps } from 'react';
import { useText } from '#core/i18n/use-text';
import { SmallTable } from '../SmallTable';
import { uiTexts } from '../texts/early';
import type { ChartData } from './chart-data';

const Fold = styled('details')(({ theme }) => ({
  paddingTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  '& summary': { cursor: 'pointer', fontWeight: 600, width: 'fit-content', padding: theme.spacing(0.5, 0) },
  '&[open] summary': { paddingBottom: theme.spacing(1) },
}));

/** Holds a chart's table. */
export function ChartFold({ children }: { children: ReactNode }) {
  const text = useText(uiTexts);
  return (
    <Fold>
      <summary data-print="no">{text('numbers')}</summary>
      {children}
    </Fold>
  );
}

/** For screen readers and copying. */
export const ChartNumbers = (table: ComponentProps<typeof SmallTable>) => (
  <ChartFold>
    <SmallTable {...table} />
  </ChartFold>
);

export const tableOf = (label: string, head: string, { series, points, write }: ChartData) => ({
  label,
  columns: [head, ...series.map(({ name }) => name)],
  rows: points.map(({ key, name, values }) => ({
    key,
    cells: [name, ...series.map((one) => write(values[one.key] ?? null))],
  })),
});

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
