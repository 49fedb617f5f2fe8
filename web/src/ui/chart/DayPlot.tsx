import { useTheme } from '@mui/material/styles';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useDates } from '#core/i18n/dates';
import { chartRows, type ChartData } from './chart-data';

const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };

/** Points are named by their day, `2026-11-25`. Load lazily. */
export function DayPlot(data: ChartData) {
  const dates = useDates();
  const { palette } = useTheme().vars;
  const axis = {
    stroke: palette.control,
    tick: { fill: palette.text.secondary, fontSize: 12 },
    tickLine: false,
  };
  const dayText = (day: unknown) => dates.day(String(day));
  return (
    <AreaChart responsive data={chartRows(data)} margin={margin} accessibilityLayer={false} style={whole}>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis
        dataKey="name"
        tickFormatter={(day: string) => dayText(day).slice(0, 5)}
        minTickGap={32}
        {...axis}
      />
      <YAxis allowDecimals={false} width={40} {...axis} />
      <Tooltip
        labelFormatter={dayText}
        contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
        isAnimationActive={false}
      />
      {data.series.map(({ key, name }) => (
        <Area
          key={key}
          dataKey={key}
          name={name}
          type="linear"
          stroke={palette.primary.main}
          fill={palette.primary.main}
          fillOpacity={0.14}
          strokeWidth={2}
          isAnimationActive={false}
        />
      ))}
    </AreaChart>
  );
}
