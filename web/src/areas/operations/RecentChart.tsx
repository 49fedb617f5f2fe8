import { useTheme } from '@mui/material/styles';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { Area, ComposedChart, Line, XAxis, YAxis } from 'recharts';

interface RecentChartProps {
  recent: ProjectionHealth['recent'];
}

const none = { top: 2, right: 0, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };

/** Load it lazily. */
export function RecentChart({ recent }: RecentChartProps) {
  const { palette } = useTheme().vars;
  const points = recent.map(({ at, lag, rate }) => ({ at: Date.parse(at), lag, rate }));
  return (
    <ComposedChart responsive data={points} margin={none} accessibilityLayer={false} style={whole}>
      <XAxis dataKey="at" type="number" domain={['dataMin', 'dataMax']} hide />
      <YAxis yAxisId="rate" domain={[0, 'auto']} hide />
      <YAxis yAxisId="lag" domain={[0, 'auto']} hide />
      <Area
        yAxisId="rate"
        dataKey="rate"
        type="step"
        stroke={palette.info.main}
        fill={palette.info.main}
        fillOpacity={0.16}
        isAnimationActive={false}
      />
      <Line
        yAxisId="lag"
        dataKey="lag"
        type="step"
        stroke={palette.warning.main}
        strokeDasharray="4 3"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}
