import { styled, useTheme } from '@mui/material/styles';
import { lookAt, seriesLooks } from './chart-looks';
import type { ChartSeries } from './chart-data';
import { BarSample, LineSample } from './ChartMark';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1), overflowWrap: 'anywhere' },
}));

interface ChartLegendProps {
  series: readonly ChartSeries[];
  kind: 'bars' | 'lines';
}

export function ChartLegend({ series, kind }: ChartLegendProps) {
  const looks = seriesLooks(useTheme());
  return (
    <List>
      {series.map(({ key, name }, place) => (
        <li key={key}>
          {kind === 'bars' ? (
            <BarSample look={lookAt(looks, place)} isHatched={place > 0} />
          ) : (
            <LineSample look={lookAt(looks, place)} />
          )}
          {name}
        </li>
      ))}
    </List>
  );
}
