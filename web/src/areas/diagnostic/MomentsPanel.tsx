import Box from '@mui/material/Box';
import {
  type Benchmark,
  type Moments,
  weekParts,
  daypartLabels,
  type WeekPart,
} from '@portal/contracts/areas/diagnostic';
import { styled } from '@mui/material/styles';
import { extentOf } from '#ui/chart/DeltaBar';
import { useText } from '#core/i18n/use-text';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { MedianNotice } from './MedianNotice';
import { useBenchmark } from './use-benchmark';
import { useDiagnostic } from './draft/diagnostic-context';
import { NoFiguresNotice } from './figures/NoFiguresNotice';
import { SectionPanel } from './frame/SectionPanel';
import { inPercent } from './figures/in-percent';
import { trendOf } from './figures/trend';
import { momentsTexts } from './texts';
import { ChangeCell } from './figures/ChangeCell';
import { FigureTable } from './figures/figure-table';

const measures = ['sales', 'gcs'] as const;

const Table = styled(FigureTable)(({ theme }) => ({
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& th:first-of-type': { width: '26%' },
  '& tr > :last-child': { paddingRight: 0 },
  '& tr': { breakInside: 'avoid' },
}));

interface MomentsTableProps {
  part: WeekPart;
  moments: Moments;
  benchmark: Benchmark | null;
  /** The largest change in both tables, so that their bars can be compared. */
  extent: number;
}

/** The moments of some days: sales and guest counts with arrow, bar and median (R-DIA-34, R-DIA-35). */
function MomentsTable({ part, moments, benchmark, extent }: MomentsTableProps) {
  const text = useText(momentsTexts);
  const localised = useLocalised();
  const besideOf = (slot: string) => benchmark?.moments.find((each) => each.slot === slot)?.[part];
  return (
    <Table aria-label={text('caption', { part: text(part) })}>
      <caption>{text(part)}</caption>
      <thead>
        <tr>
          <th scope="col">{text('slot')}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {text(measure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ slot, [part]: figures }) => (
          <tr key={slot}>
            <th scope="row">{localised(daypartLabels[slot])}</th>
            {measures.map((measure) => (
              <td key={measure}>
                <ChangeCell value={figures[measure]} beside={besideOf(slot)?.[measure]} extent={extent} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The sales of every moment that has any. */
const salesOf = (moments: Moments) =>
  weekParts.flatMap((part) =>
    moments.flatMap(({ slot, [part]: { sales } }) => (sales === null ? [] : [{ slot, part, value: sales }])),
  );

/** One sentence on the moments of the day: when sales rise and when they fall. */
function useMomentsResult(moments: Moments): string {
  const text = useText(momentsTexts);
  const trend = trendOf(salesOf(moments));
  return text(`result.${trend.key}`, {
    ...('best' in trend && {
      best: trend.best.slot,
      bestPart: trend.best.part,
      bestValue: inPercent(trend.best.value),
    }),
    ...('worst' in trend && {
      worst: trend.worst.slot,
      worstPart: trend.worst.part,
      worstValue: inPercent(trend.worst.value),
    }),
  });
}

/** Whether any moment has sales or guest counts. */
const hasMoments = (moments: Moments) =>
  moments.some(({ week, weekend }) =>
    [week.sales, week.gcs, weekend.sales, weekend.gcs].some((value) => value !== null),
  );

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
