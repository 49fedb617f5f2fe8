import Box from '@mui/material/Box';
import { lazyPart } from '../part/lazy-part';
import { useElementWidth } from '../use-element-width';
import type { ChartData } from './chart-data';
import { ChartFrame } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { ChartNumbers, tableOf } from './ChartNumbers';

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
  /** Label, and head of the first column. */
  table: { readonly label: string; readonly head: string };
}

/** Two or three series of bars with legend and table; horizontal where space is short. */
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
