import Box from '@mui/material/Box';
import { lazyPart } from '../part/lazy-part';
import { useElementWidth } from '../use-element-width';
import type { ChartData } from './chart-data';
import { ChartFrame } from './ChartFrame';
import { ChartLegend } from './ChartLegend';
import { ChartNumbers, tableOf } from './ChartNumbers';

const BarPlot = lazyPart(() => import('./BarPlot').then((module) => module.BarPlot));

/** Pixels for one standing group of bars with its figures side by side. */
const groupRoom = 92;
/** Eighths of the usual distance. */
const standingHeight = 32;
const lyingHeightOf = (bars: number) => bars * 2.25 + 2;

interface BarComparisonProps {
  data: ChartData;
  /** What the picture says, in words. */
  summary: string;
  /** What the table is about, and what its rows are. */
  table: { readonly label: string; readonly head: string };
}

/** Two or three series as bars side by side, with legend and table. Bars lie down where there is no room to stand. */
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
