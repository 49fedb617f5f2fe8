import { useTheme } from '@mui/material/styles';
import {
  type BaseTickContentProps,
  type DotItemDotProps,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
} from 'recharts';
import { type ChartData, chartRows } from './chart-data';
import { lookAt, seriesLooks, PointMark } from './ChartLegend';

export interface RadarPlotProps extends Pick<ChartData, 'series' | 'points'> {
  /** Pixels, both ways. */
  size: number;
  /** Minimum and maximum. */
  domain: readonly [number, number];
  /** Labels of the rings: `20 %`; none without it. */
  scale?: ((value: number) => string) | undefined;
}

const captionSize = 12;
const scaleSize = 10;
/** Leaves room for names. */
const reach = '64%';

/** Splits a name into two lines of similar length. */
function inTwoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((part) => part.join(' '));
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return cuts.toSorted((one, other) => one.longest - other.longest)[0]?.lines ?? [name];
}

function AxisName({ x, y, payload, textAnchor }: BaseTickContentProps) {
  const { palette } = useTheme().vars;
  const lines = inTwoLines(String(payload.value));
  return (
    <text x={x} y={y} textAnchor={textAnchor} fill={palette.text.primary} fontSize={captionSize}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.5}em` : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The first is filled. Load lazily. */
export function RadarPlot({ size, domain, scale, ...data }: RadarPlotProps) {
  const theme = useTheme();
  const { palette } = theme.vars;
  const looks = seriesLooks(theme);
  return (
    <RadarChart
      width={size}
      height={size}
      data={chartRows(data)}
      outerRadius={reach}
      accessibilityLayer={false}
    >
      <PolarGrid stroke={palette.divider} />
      <PolarAngleAxis dataKey="name" axisLine={false} tickLine={false} tick={AxisName} />
      <PolarRadiusAxis
        domain={[...domain]}
        angle={45}
        tick={scale !== undefined && { fill: palette.text.secondary, fontSize: scaleSize }}
        {...(scale && { tickFormatter: scale })}
        axisLine={false}
        tickCount={5}
      />
      {data.series.map(({ key, name }, place) => {
        const look = lookAt(looks, place);
        return (
          <Radar
            key={key}
            dataKey={key}
            name={name}
            stroke={look.colour}
            strokeWidth={2}
            strokeDasharray={look.dashes}
            fill={look.colour}
            fillOpacity={place === 0 ? 0.16 : 0}
            dot={({ index, cx = 0, cy = 0 }: DotItemDotProps) => (
              <PointMark key={index} cx={Number(cx)} cy={Number(cy)} look={look} />
            )}
            isAnimationActive={false}
          />
        );
      })}
    </RadarChart>
  );
}
