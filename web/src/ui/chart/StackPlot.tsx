import { Box, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartData, chartRows } from './chart-data';
import { Hatching, lookAt, seriesLooks } from './ChartLegend';
import { barSize, groupHeightOf, nameHeight, rowMargin, type Stacks, stackOf } from './stacks';

interface StackPlotProps extends ChartData {
  look: 'columns' | 'rows';
  stacks: Stacks;
}

const whole = { width: '100%', height: '100%' };
const captionSize = 12;
/** Fewer columns all have their names, also on phones. */
const maxNamed = 5;

interface RowNameProps {
  /** Middle of the row, in pixels. */
  y: number | string;
  lift: number;
  name: string;
  value: string;
}

/** Above its bars, for long names. */
function RowName({ y, lift, name, value }: RowNameProps) {
  return (
    <foreignObject x={0} y={Number(y) - lift} width="100%" height={nameHeight}>
      <Typography variant="caption" component="div" sx={{ display: 'flex', gap: 1.5, whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Typography>
    </foreignObject>
  );
}

function useAxes({ look, ...data }: StackPlotProps) {
  const { palette } = useTheme().vars;
  const { series, points, write } = data;
  if (look === 'columns') {
    const axis = {
      stroke: palette.control,
      tick: { fill: palette.text.secondary, fontSize: captionSize },
      tickLine: false,
    };
    return [
      <CartesianGrid key="grid" vertical={false} stroke={palette.divider} />,
      <XAxis
        key="names"
        dataKey="name"
        minTickGap={8}
        {...(points.length <= maxNamed && { interval: 0 })}
        {...axis}
      />,
      <YAxis key="values" allowDecimals={false} width={36} {...axis} axisLine={false} />,
    ];
  }
  const lift = groupHeightOf(data) / 2 + nameHeight;
  /** The sum of a stack, or each of a group. */
  const valueOf = (at: number) => {
    const note = points[at]?.note;
    if (note !== undefined) return note;
    const values = series.map(({ key }) => points[at]?.values[key] ?? null);
    const isStack = new Set(series.map(({ key }) => stackOf(data.stacks, key))).size === 1;
    return isStack
      ? write(values.reduce<number>((sum, each) => sum + (each ?? 0), 0))
      : values.map(write).join(' / ');
  };
  return [
    <XAxis key="values" type="number" hide domain={[0, 'dataMax']} />,
    <YAxis
      key="names"
      type="category"
      dataKey="name"
      width={1}
      interval={0}
      axisLine={false}
      tickLine={false}
      tick={({ y, index }: { y: number | string; index: number }) => (
        <RowName y={y} lift={lift} name={points[index]?.name ?? ''} value={valueOf(index)} />
      )}
    />,
  ];
}

/** Stacks as columns, or as rows with long names. Load lazily. */
export function StackPlot(props: StackPlotProps) {
  const theme = useTheme();
  const { palette } = theme.vars;
  const looks = seriesLooks(theme);
  const id = useId();
  const { look, stacks, series, write } = props;
  const isRows = look === 'rows';
  return (
    <BarChart
      responsive
      layout={isRows ? 'vertical' : 'horizontal'}
      data={chartRows(props)}
      margin={isRows ? rowMargin : { top: 8, right: 4, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      style={whole}
      barCategoryGap="22%"
      barGap={1}
      {...(isRows && { barSize })}
    >
      {series.map(({ key }, place) =>
        place > 0 ? <Hatching key={key} id={`${id}${key}`} colour={lookAt(looks, place).colour} /> : null,
      )}
      {useAxes(props)}
      <Tooltip
        cursor={{ fill: palette.action.hover }}
        contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
        itemStyle={{ color: palette.text.primary }}
        formatter={(value: unknown) => write(typeof value === 'number' ? value : null)}
        isAnimationActive={false}
      />
      {series.map(({ key, name }, place) => {
        const { colour } = lookAt(looks, place);
        return (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId={stackOf(stacks, key)}
            fill={place > 0 ? `url(#${id}${key})` : colour}
            stroke={colour}
            strokeWidth={1}
            isAnimationActive={false}
          />
        );
      })}
    </BarChart>
  );
}
