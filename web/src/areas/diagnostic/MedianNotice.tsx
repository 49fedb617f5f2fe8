import Typography from '@mui/material/Typography';
import type { Benchmark, Beside } from '@portal/contracts/areas/diagnostic';
import { noRegion } from '@portal/contracts/areas/restaurants';
import { useText } from '#core/i18n/use-text';
import { figuresTexts } from './texts';

interface MedianNoticeProps {
  benchmark: Benchmark | null;
  /** The figures that are shown beside others. */
  shown: readonly Beside[];
}

/** Whose median stands beside the figures, or why none does. */
export function MedianNotice({ benchmark, shown }: MedianNoticeProps) {
  const text = useText(figuresTexts);
  if (benchmark === null) return null;
  const counts = shown.flatMap(({ median, count }) => (median === null ? [] : [count]));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, maxWidth: '68ch' }}>
      {counts.length > 0
        ? text('medianOf', { count: Math.max(...counts), region: benchmark.region_name })
        : text(benchmark.region === noRegion.id ? 'noMedianRegion' : 'noMedian', {
            region: benchmark.region_name,
          })}
    </Typography>
  );
}
