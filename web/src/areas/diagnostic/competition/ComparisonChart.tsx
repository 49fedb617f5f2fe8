import Box from '@mui/material/Box';
import { comparedFeatures, highestRating } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { type ChartData, hasValues } from '#ui/chart/chart-data';
import { RadarComparison } from '#ui/chart/RadarComparison';
import { radarSize } from '../figures/radar-size';
import type { ComparedColumn } from './comparison';
import { competitionTexts } from '../texts';

interface ComparisonChartProps {
  columns: readonly ComparedColumn[];
  /** What it shows, in a sentence. */
  result: string;
}

/** Ratings as a radar, the own chain first; from the middle, so that a 1 can be seen (R-DIA-28, R-DIA-30). */
export function ComparisonChart({ columns, result }: ComparisonChartProps) {
  const text = useText(competitionTexts);
  const data: ChartData = {
    series: columns.map(({ id, name }) => ({ key: id, name })),
    points: comparedFeatures.map((feature) => ({
      key: feature,
      name: text(feature === 'relation' ? 'axis.relation' : `feature.${feature}`),
      values: Object.fromEntries(columns.map(({ id, ratings }) => [id, ratings[feature]])),
    })),
    write: (value) => (value === null ? text('unrated') : String(value)),
  };
  if (!hasValues(data)) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('chartHint')}</Box>;
  }
  return (
    <RadarComparison
      data={data}
      size={radarSize}
      domain={[0, highestRating]}
      summary={text('chart', { result })}
      table={{ label: text('chartTable'), head: text('feature') }}
    >
      {/* The chart may begin a sheet, without the heading and the table before it. */}
      <Box data-print="only" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('chartCaption')}
      </Box>
    </RadarComparison>
  );
}
