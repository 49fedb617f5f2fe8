import Box from '@mui/material/Box';
import {
  type ProductMixLine,
  productMixTypes,
  productMixLabels,
  type Benchmark,
  type ProductMixType,
} from '@portal/contracts/areas/diagnostic';
import { styled } from '@mui/material/styles';
import { extentOf } from '#ui/chart/DeltaBar';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { MedianNotice } from './MedianNotice';
import { useBenchmark } from './use-benchmark';
import { useDiagnostic } from './draft/diagnostic-context';
import { NoFiguresNotice } from './figures/NoFiguresNotice';
import { SectionPanel } from './frame/SectionPanel';
import { inPercent } from './figures/in-percent';
import { trendOf } from './figures/trend';
import { mixTexts } from './texts';
import { ChangeCell } from './figures/ChangeCell';
import { FigureTable } from './figures/figure-table';

const Table = styled(FigureTable)(({ theme }) => ({
  breakInside: 'avoid',
  '& caption': { padding: theme.spacing(0, 0, 0.5) },
  // The caption and the rows speak for themselves.
  '& thead': visuallyHidden,
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& tfoot th, & tfoot td': { borderBottom: 0 },
  '& tr > :last-child': { paddingRight: 0, width: '50%' },
}));

interface MixTableProps {
  type: ProductMixType;
  lines: readonly ProductMixLine[];
  benchmark: Benchmark | null;
  /** The largest change of all types. */
  extent: number;
}

/** The products of a type, and what they come to on average beside others (R-DIA-36). */
function MixTable({ type, lines, benchmark, extent }: MixTableProps) {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const beside = benchmark?.product_mix.find((each) => each.type === type)?.value;
  // A single line is the mean itself.
  const isSingle = lines.length === 1;
  return (
    <Table>
      <caption>{localised(productMixLabels[type])}</caption>
      <thead>
        <tr>
          <th scope="col">{text('product')}</th>
          <th scope="col">{text('change')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, value }) => (
          <tr key={description}>
            <th scope="row">{description}</th>
            <td>
              <ChangeCell value={value} beside={isSingle ? beside : undefined} extent={extent} />
            </td>
          </tr>
        ))}
      </tbody>
      {!isSingle && beside !== undefined && beside.median !== null && (
        <tfoot>
          <tr>
            <th scope="row">{text('typeMean')}</th>
            <td>
              <ChangeCell value={beside.own} beside={beside} extent={extent} />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

/** One sentence on the product mix: what rises most and what falls most. */
function useMixResult(lines: readonly ProductMixLine[]): string {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const trend = trendOf(
    lines.flatMap(({ type, description, value }) => (value === null ? [] : [{ type, description, value }])),
  );
  return text(`result.${trend.key}`, {
    ...('best' in trend && {
      best: trend.best.description,
      bestType: localised(productMixLabels[trend.best.type]),
      bestValue: inPercent(trend.best.value),
    }),
    ...('worst' in trend && {
      worst: trend.worst.description,
      worstType: localised(productMixLabels[trend.worst.type]),
      // The sentence says already that it falls.
      worstValue: inPercent(Math.abs(trend.worst.value)),
    }),
  });
}

/** The types that have lines, in the order of the specification (R-DIA-37). */
function MixTables({ lines }: { lines: readonly ProductMixLine[] }) {
  const benchmark = useBenchmark();
  const shown = benchmark?.product_mix.map(({ value }) => value) ?? [];
  const extent = extentOf([...lines.map(({ value }) => value), ...shown.map(({ median }) => median)]);
  return (
    <>
      <Box
        sx={{
          columnGap: 5,
          columns: { xs: 1, md: 2 },
          '& > table': { mb: 3 },
          '@media print': { columns: 2 },
        }}
      >
        {productMixTypes.map((type) => {
          const own = lines.filter((line) => line.type === type);
          return (
            own.length > 0 && (
              <MixTable key={type} type={type} lines={own} benchmark={benchmark} extent={extent} />
            )
          );
        })}
      </Box>
      <MedianNotice benchmark={benchmark} shown={shown} />
    </>
  );
}

/** How products changed, by type (R-DIA-36, R-DIA-37). */
export function ProductMixPanel() {
  const { product_mix: lines } = useDiagnostic();
  return (
    <SectionPanel section="pmix" result={useMixResult(lines)}>
      {lines.length > 0 ? <MixTables lines={lines} /> : <NoFiguresNotice />}
    </SectionPanel>
  );
}
