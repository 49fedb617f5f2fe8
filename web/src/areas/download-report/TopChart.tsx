import { Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, LabelList, type LabelProps, XAxis, YAxis } from 'recharts';

interface TopChartProps {
  top: readonly { readonly id: number; readonly name: string; readonly downloads: number }[];
}

const margin = { top: 20, right: 44, bottom: 0, left: 0 };
const whole = { width: '100%', height: '100%' };
/** Pixels of a bar, and of the name above it. */
const barSize = 12;
const nameSize = 20;

function Name({ y, value }: Pick<LabelProps, 'y' | 'value'>) {
  return (
    <foreignObject x={0} y={Number(y) - nameSize} width="100%" height={nameSize}>
      <Typography
        variant="caption"
        component="div"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {value}
      </Typography>
    </foreignObject>
  );
}

/** Load it lazily. */
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
      barSize={barSize}
    >
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="id" hide />
      <Bar dataKey="downloads" fill={palette.info.main} radius={4} isAnimationActive={false}>
        <LabelList dataKey="name" content={({ y, value }) => <Name y={y} value={value} />} />
        <LabelList dataKey="downloads" position="right" fill={palette.text.secondary} fontSize={12} />
      </Bar>
    </BarChart>
  );
}
