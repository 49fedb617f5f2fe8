import { useTheme } from '@mui/material/styles';
import type { YAxisTickContentProps } from 'recharts';
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { shortNames } from './short-names';

interface TopChartProps {
  top: readonly { readonly id: number; readonly name: string; readonly downloads: number }[];
}

const margin = { top: 0, right: 44, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };
type TickProps = Pick<YAxisTickContentProps, 'x' | 'y' | 'payload'>;
interface NameProps extends Pick<TickProps, 'x' | 'y'> {
  name: string;
}

/** In one line: left to itself the chart breaks it between words. */
function Name({ x, y, name }: NameProps) {
  const { palette } = useTheme().vars;
  return (
    <text x={x} y={y} textAnchor="end" dominantBaseline="central" fill={palette.text.primary} fontSize={12}>
      {name}
    </text>
  );
}

/** The pieces that were downloaded most, as bars; the table says the same. Loaded lazily. */
export function TopChart({ top }: TopChartProps) {
  const { palette } = useTheme().vars;
  const names = shortNames(top.map(({ name }) => name));
  return (
    <BarChart
      responsive
      layout="vertical"
      data={[...top]}
      margin={margin}
      accessibilityLayer={false}
      style={whole}
      barCategoryGap="28%"
    >
      <XAxis type="number" hide />
      <YAxis
        type="category"
        dataKey="name"
        width={168}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={({ x, y, payload }: TickProps) => (
          <Name x={x} y={y} name={names.get(String(payload.value)) ?? ''} />
        )}
      />
      <Bar dataKey="downloads" fill={palette.info.main} radius={4} isAnimationActive={false}>
        <LabelList dataKey="downloads" position="right" fill={palette.text.secondary} fontSize={12} />
      </Bar>
    </BarChart>
  );
}
