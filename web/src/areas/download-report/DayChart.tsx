import { useTheme } from '@mui/material/styles';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { downloadReportTexts } from './texts';

interface DayChartProps {
  days: readonly { readonly day: string; readonly downloads: number }[];
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };

/** Load it lazily. */
export function DayChart({ days }: DayChartProps) {
  const text = useText(downloadReportTexts);
  const dates = useDates();
  const { palette } = useTheme().vars;
  const axis = {
    stroke: palette.control,
    tick: { fill: palette.text.secondary, fontSize: 12 },
    tickLine: false,
  };
  const dayText = (day: unknown) => dates.day(String(day));
  return (
    <AreaChart responsive data={[...days]} margin={margin} accessibilityLayer={false} style={whole}>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis
        dataKey="day"
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
      <Area
        dataKey="downloads"
        name={text('downloads')}
        type="linear"
        stroke={palette.primary.main}
        fill={palette.primary.main}
        fillOpacity={0.14}
        strokeWidth={2}
        isAnimationActive={false}
      />
    </AreaChart>
  );
}
