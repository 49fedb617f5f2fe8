import { Box, Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../part/lazy-part';
import { SmallTable } from '../SmallTable';
import { useElementWidth } from '../use-element-size';
import type { ChartData } from './chart-data';
import { ChartFrame, ChartNumbers, tableOf } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import type { RadarPlotProps } from './RadarPlot';

const RadarPlot = lazyPart(() => import('./RadarPlot').then((module) => module.RadarPlot));

interface RadarComparisonProps extends Pick<RadarPlotProps, 'scale'> {
  data: ChartData;
  /** Pixels, both ways. */
  size: number;
  domain: readonly [number, number];
  /** Alternative text. */
  summary: string;
  table: { readonly label: string; readonly head: string };
  showsTable?: boolean;
  children?: ReactNode;
}

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
            // Room for long names.
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

const BarPlot = lazyPart(() => import('./BarPlot').then((module) => module.BarPlot));

/** Pixels for a standing group of bars. */
const groupRoom = 92;
/** Theme spacing units. */
const standingHeight = 32;
const lyingHeightOf = (bars: number) => bars * 2.25 + 2;

interface BarComparisonProps {
  data: ChartData;
  /** Alternative text. */
  summary: string;
  table: { readonly label: string; readonly head: string };
}

/** Horizontal where space is short. */
export function BarComparison({ data, summary, table }: BarComparisonProps) {
  const { ref, width } = useElementWidth();
  const { series, points } = data;
  const isLying = width > 0 && width < points.length * groupRoom;
  return (
    <Box ref={ref} sx={{ minWidth: 0 }}>
      <Box sx={{ pb: 1.5 }}>
        <ChartLegend series={series} kind="bars" />
      </Box>
      <ChartFrame
        label={summary}
        height={isLying ? lyingHeightOf(series.length * points.length) : standingHeight}
      >
        <BarPlot {...data} isLying={isLying} />
      </ChartFrame>
      <ChartNumbers {...tableOf(table.label, table.head, data)} />
    </Box>
  );
}
