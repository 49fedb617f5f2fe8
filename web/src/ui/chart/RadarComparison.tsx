import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import type { RadarPlotProps } from './RadarPlot';
import { lazyPart } from '../part/lazy-part';
import type { ChartData } from './chart-data';
import { ChartLegend } from './ChartLegend';
import { ChartNumbers, tableOf } from './ChartNumbers';
import { SmallTable } from '../SmallTable';

const RadarPlot = lazyPart(() => import('./RadarPlot').then((module) => module.RadarPlot));

interface RadarComparisonProps extends Pick<RadarPlotProps, 'scale'> {
  data: ChartData;
  /** Pixels, both ways. */
  size: number;
  domain: readonly [number, number];
  /** What the picture says, in words. */
  summary: string;
  table: { readonly label: string; readonly head: string };
  /** The table stands beside it and not behind "in numbers": where there is nothing else. */
  showsTable?: boolean;
  /** Beside it where there is room, else below: what belongs to the same values. */
  children?: ReactNode;
}

/** Up to four series over a few axes, with legend and table. */
export function RadarComparison(props: RadarComparisonProps) {
  const { data, size, domain, scale, summary, table, showsTable = false, children } = props;
  const figures = tableOf(table.label, table.head, data);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, breakInside: 'avoid' }}>
        <Box
          role="img"
          aria-label={summary}
          sx={{
            boxSizing: 'content-box',
            width: size,
            height: size,
            mx: 'auto',
            flex: 'none',
            // Names at the sides may need more room than the picture has.
            px: 2,
            '& svg': { overflow: 'visible' },
          }}
        >
          <Suspense fallback={<Skeleton variant="circular" width={size} height={size} />}>
            <RadarPlot series={data.series} points={data.points} size={size} domain={domain} scale={scale} />
          </Suspense>
        </Box>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 2 }}>
          <ChartLegend series={data.series} kind="lines" />
          {showsTable && <SmallTable {...figures} />}
          {children}
        </Box>
      </Box>
      {!showsTable && <ChartNumbers {...figures} />}
    </Box>
  );
}
