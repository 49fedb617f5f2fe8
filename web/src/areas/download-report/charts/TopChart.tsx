import { useTheme } from '@mui/material/styles';
import { trimEndOf } from '@portal/contracts/kernel';
import type { YAxisTickContentProps } from 'recharts';
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';

interface TopChartProps {
  top: readonly { readonly id: number; readonly name: string; readonly downloads: number }[];
}

const margin = { top: 0, right: 44, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };
/** Letters of a name beside its bar. */
const longestName = 24;
const shortened = (name: string) =>
  name.length > longestName ? `${trimEndOf(name.slice(0, longestName - 1), /[\s·]/)}…` : name;

type NameProps = Pick<YAxisTickContentProps, 'x' | 'y' | 'payload'>;

/** In one line: left to itself the chart breaks it between words. */
function Name({ x, y, payload }: NameProps) {
  const { palette } = useTheme().vars;
  return (
    <text x={x} y={y} textAnchor="end" dominantBaseline="central" fill={palette.text.primary} fontSize={12}>
      {shortened(String(payload.value))}
    </text>
  );
}

/** The pieces that were downloaded most, as bars; the table says the same. Loaded lazily. */
export function TopChart({ top }: TopChartProps) {
  const { palette } = useTheme().vars;
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
        tick={({ x, y, payload }: NameProps) => <Name x={x} y={y} payload={payload} />}
      />
      <Bar dataKey="downloads" fill={palette.info.main} radius={4} isAnimationActive={false}>
        <LabelList dataKey="downloads" position="right" fill={palette.text.secondary} fontSize={12} />
      </Bar>
    </BarChart>
  );
}
