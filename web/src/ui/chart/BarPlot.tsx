import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { type ChartData, chartRows } from './chart-data';
import { lookAt, seriesLooks, Hatching } from './ChartLegend';

interface BarPlotProps extends ChartData {
  /** Horizontal bars. */
  isLying: boolean;
}

const whole = { width: '100%', height: '100%' };
const margins = {
  standing: { top: 20, right: 0, bottom: 0, left: 0 },
  lying: { top: 0, right: 60, bottom: 0, left: 0 },
};
const captionSize = 12;
/** Pixels for names before horizontal bars. */
const nameRoom = 84;

/** Load lazily. */
export function BarPlot({ isLying, write, ...data }: BarPlotProps) {
  const theme = useTheme();
  const { palette } = theme.vars;
  const looks = seriesLooks(theme);
  const id = useId();
  const names = {
    type: 'category',
    dataKey: 'name',
    interval: 0,
    tickLine: false,
    stroke: palette.control,
    tick: { fill: palette.text.primary, fontSize: captionSize },
  } as const;
  const scale = { type: 'number', hide: true, domain: [0, 'dataMax'] } as const;
  return (
    <BarChart
      responsive
      layout={isLying ? 'vertical' : 'horizontal'}
      data={chartRows(data)}
      margin={margins[isLying ? 'lying' : 'standing']}
      accessibilityLayer={false}
      style={whole}
      barCategoryGap={isLying ? '22%' : '16%'}
      barGap={isLying ? 1 : 3}
    >
      {data.series.map(({ key }, place) =>
        place > 0 ? <Hatching key={key} id={`${id}${key}`} colour={lookAt(looks, place).colour} /> : null,
      )}
      {isLying ? <XAxis {...scale} /> : <XAxis {...names} />}
      {isLying ? <YAxis {...names} width={nameRoom} axisLine={false} /> : <YAxis {...scale} />}
      {data.series.map(({ key, name }, place) => {
        const { colour } = lookAt(looks, place);
        return (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={place > 0 ? `url(#${id}${key})` : colour}
            stroke={colour}
            strokeWidth={1.5}
            radius={isLying ? [0, 4, 4, 0] : [4, 4, 0, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={key}
              position={isLying ? 'right' : 'top'}
              fill={palette.text.secondary}
              fontSize={captionSize}
              formatter={(value: unknown) => write(typeof value === 'number' ? value : null)}
            />
          </Bar>
        );
      })}
    </BarChart>
  );
}
