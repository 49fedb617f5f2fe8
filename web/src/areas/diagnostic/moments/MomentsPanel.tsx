import Box from '@mui/material/Box';
import { type Benchmark, type Moments, weekParts } from '@portal/contracts/areas/diagnostic';
import { extentOf } from '#ui/chart/DeltaBar';
import { MedianNotice } from '../benchmark/MedianNotice';
import { useBenchmark } from '../benchmark/use-benchmark';
import { useDiagnostic } from '../draft/diagnostic-context';
import { NoFiguresNotice } from '../figures/NoFiguresNotice';
import { SectionPanel } from '../frame/SectionPanel';
import { MomentsTable } from './MomentsTable';
import { hasMoments, useMomentsResult } from './use-moments-result';

const twoColumns = 'repeat(2, minmax(0, 1fr))';

const figuresOf = (moments: Moments) =>
  moments.flatMap(({ week, weekend }) => [week.sales, week.gcs, weekend.sales, weekend.gcs]);
const besidesOf = (benchmark: Benchmark | null) =>
  (benchmark?.moments ?? []).flatMap(({ week, weekend }) => [
    ...[week.sales, week.gcs, weekend.sales, weekend.gcs],
  ]);

/** Week and weekend side by side, on one scale. */
function MomentsTables({ moments }: { moments: Moments }) {
  const benchmark = useBenchmark();
  const besides = besidesOf(benchmark);
  const extent = extentOf([...figuresOf(moments), ...besides.map(({ median }) => median)]);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          // Rows of both stand on one line, also where one of them has less to say.
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: twoColumns },
          '@media print': { gridTemplateColumns: twoColumns },
        }}
      >
        {weekParts.map((part) => (
          <MomentsTable key={part} part={part} moments={moments} benchmark={benchmark} extent={extent} />
        ))}
      </Box>
      <MedianNotice benchmark={benchmark} shown={besides} />
    </>
  );
}

/** Sales and guest counts by time of the day, on weekdays and on weekends (R-DIA-34, R-DIA-35). */
export function MomentsPanel() {
  const { moments } = useDiagnostic();
  return (
    <SectionPanel section="moments" result={useMomentsResult(moments)}>
      {hasMoments(moments) ? <MomentsTables moments={moments} /> : <NoFiguresNotice />}
    </SectionPanel>
  );
}
