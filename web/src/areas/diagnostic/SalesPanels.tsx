import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import {
  arrowOf,
  type Benchmark,
  type Beside,
  daypartLabels,
  type Moments,
  productMixLabels,
  type ProductMixLine,
  type ProductMixType,
  productMixTypes,
  type WeekPart,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden, visuallyHidden } from '#ui/VisuallyHidden';
import { DeltaBar, extentOf } from '#ui/chart/DeltaBar';
import { MedianNotice, NoFiguresNotice, SectionPanel } from './SectionPanel';
import { useBenchmark, useDiagnostic } from './diagnostic-editor';
import { inPercent, trendOf } from './diagnostic';
import { figuresTexts, mixTexts, momentsTexts } from './texts';

const arrows = {
  up: { icon: ArrowUpwardRounded, colour: 'success.main' },
  down: { icon: ArrowDownwardRounded, colour: 'error.main' },
  equal: { icon: DragHandleRounded, colour: 'text.secondary' },
} as const;

interface ChangeFigureProps {
  /** Percent, unrounded: the arrow shows what rounding would hide (R-DIA-35). */
  value: number | null;
  beside?: Beside | undefined;
  /** The largest change of all that share a scale. */
  extent: number;
}

/** R-DIA-34, R-DIA-35. */
function ChangeFigure({ value, beside, extent }: ChangeFigureProps) {
  const text = useText(figuresTexts);
  const direction = arrowOf(value);
  const arrow = direction && arrows[direction];
  const median = beside?.median ?? null;
  return (
    <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
          '@container (min-width: 10rem)': { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
        }}
      >
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
        >
          {arrow && <Box component={arrow.icon} aria-hidden fontSize="small" sx={{ color: arrow.colour }} />}
          <span>
            {direction && <VisuallyHidden>{text(direction)} </VisuallyHidden>}
            {inPercent(value)}
          </span>
        </Typography>
        <DeltaBar value={value} direction={direction} other={median} extent={extent} />
        {median !== null && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ gridColumn: '1 / -1', whiteSpace: 'nowrap' }}
          >
            {text('median', { value: inPercent(median) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const figureTable = {
  tableLayout: 'fixed',
  '& > caption': { captionSide: 'top', p: 0, pb: 1 },
  '& .MuiTableCell-root': { p: 1, pl: 0, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& .MuiTableCell-root:not(:last-child)': { pr: 1.5 },
  '& .MuiTableCell-root:last-child': { pr: 0 },
  '& .MuiTableCell-head': { bgcolor: 'transparent' },
  '& tbody th, & tfoot th': { fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
} as const;

const measures = ['sales', 'gcs'] as const;

interface MomentsTableProps {
  part: WeekPart;
  moments: Moments;
  benchmark: Benchmark | null;
  extent: number;
}

function MomentsTable({ part, moments, benchmark, extent }: MomentsTableProps) {
  const text = useText(momentsTexts);
  const localised = useLocalised();
  return (
    <Table
      aria-label={text('caption', { part: text(part) })}
      sx={{ ...figureTable, '& th:first-of-type': { width: '26%' } }}
    >
      <caption>
        <Typography variant="h4" component="span" color="textPrimary">
          {text(part)}
        </Typography>
      </caption>
      <TableHead>
        <TableRow>
          {(['slot', ...measures] as const).map((column) => (
            <TableCell key={column}>{text(column)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {moments.map(({ slot, [part]: figures }) => {
          const beside = benchmark?.moments.find((each) => each.slot === slot)?.[part];
          return (
            <TableRow key={slot}>
              <TableCell component="th" scope="row">
                {localised(daypartLabels[slot])}
              </TableCell>
              {measures.map((measure) => (
                <TableCell key={measure}>
                  <ChangeFigure value={figures[measure]} beside={beside?.[measure]} extent={extent} />
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

type OfMoment<Figure> = Readonly<Record<WeekPart, Readonly<Record<(typeof measures)[number], Figure>>>>;

const figuresOf = <Figure,>(moments: readonly OfMoment<Figure>[]): readonly Figure[] =>
  moments.flatMap((moment) => weekParts.flatMap((part) => measures.map((measure) => moment[part][measure])));

const twoColumns = 'repeat(2, minmax(0, 1fr))';

function MomentsTables({ moments }: { moments: Moments }) {
  const benchmark = useBenchmark();
  const besides = figuresOf(benchmark?.moments ?? []);
  const extent = extentOf([...figuresOf(moments), ...besides.map(({ median }) => median)]);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          // Keeps the rows of both tables aligned.
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

function useMomentsResult(moments: Moments): string {
  const text = useText(momentsTexts);
  const trend = trendOf(
    weekParts.flatMap((part) =>
      moments.flatMap(({ slot, [part]: { sales } }) =>
        sales === null ? [] : [{ slot, part, value: sales }],
      ),
    ),
  );
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

/** R-DIA-34, R-DIA-35. */
export function MomentsPanel() {
  const { moments } = useDiagnostic();
  return (
    <SectionPanel section="moments" result={useMomentsResult(moments)}>
      {figuresOf<number | null>(moments).some((figure) => figure !== null) ? (
        <MomentsTables moments={moments} />
      ) : (
        <NoFiguresNotice />
      )}
    </SectionPanel>
  );
}

interface MixTableProps {
  type: ProductMixType;
  lines: readonly ProductMixLine[];
  benchmark: Benchmark | null;
  extent: number;
}

/** R-DIA-36. */
function MixTable({ type, lines, benchmark, extent }: MixTableProps) {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const beside = benchmark?.product_mix.find((each) => each.type === type)?.value;
  // A single line is the mean.
  const isSingle = lines.length === 1;
  return (
    <Table
      sx={{
        ...figureTable,
        breakInside: 'avoid',
        mb: 3,
        '& > caption': { captionSide: 'top', p: 0, pb: 0.5 },
        '& tbody th': { fontWeight: 400 },
        '& tfoot .MuiTableCell-root': { borderBottom: 0, color: 'text.primary' },
        '& td': { width: '50%' },
      }}
    >
      <caption>
        <Typography variant="h4" component="span" color="textPrimary">
          {localised(productMixLabels[type])}
        </Typography>
      </caption>
      <TableHead style={visuallyHidden}>
        <TableRow>
          <TableCell>{text('product')}</TableCell>
          <TableCell>{text('change')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ description, value }) => (
          <TableRow key={description}>
            <TableCell component="th" scope="row">
              {description}
            </TableCell>
            <TableCell>
              <ChangeFigure value={value} beside={isSingle ? beside : undefined} extent={extent} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      {!isSingle && beside !== undefined && beside.median !== null && (
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {text('typeMean')}
            </TableCell>
            <TableCell>
              <ChangeFigure value={beside.own} beside={beside} extent={extent} />
            </TableCell>
          </TableRow>
        </TableFooter>
      )}
    </Table>
  );
}

/** R-DIA-37. */
function MixTables({ lines }: { lines: readonly ProductMixLine[] }) {
  const benchmark = useBenchmark();
  const besides = benchmark?.product_mix.map(({ value }) => value) ?? [];
  const extent = extentOf([...lines.map(({ value }) => value), ...besides.map(({ median }) => median)]);
  return (
    <>
      <Box sx={{ columnGap: 5, columns: { xs: 1, md: 2 }, '@media print': { columns: 2 } }}>
        {productMixTypes.map((type) => {
          const own = lines.filter((line) => line.type === type);
          return (
            own.length > 0 && (
              <MixTable key={type} type={type} lines={own} benchmark={benchmark} extent={extent} />
            )
          );
        })}
      </Box>
      <MedianNotice benchmark={benchmark} shown={besides} />
    </>
  );
}

function useMixResult(lines: readonly ProductMixLine[]): string {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const trend = trendOf(lines.flatMap(({ value, ...line }) => (value === null ? [] : [{ ...line, value }])));
  return text(`result.${trend.key}`, {
    ...('best' in trend && {
      best: trend.best.description,
      bestType: localised(productMixLabels[trend.best.type]),
      bestValue: inPercent(trend.best.value),
    }),
    ...('worst' in trend && {
      worst: trend.worst.description,
      worstType: localised(productMixLabels[trend.worst.type]),
      // The sentence has the sign in words.
      worstValue: inPercent(Math.abs(trend.worst.value)),
    }),
  });
}

/** R-DIA-36, R-DIA-37. */
export function ProductMixPanel() {
  const { product_mix: lines } = useDiagnostic();
  return (
    <SectionPanel section="pmix" result={useMixResult(lines)}>
      {lines.length > 0 ? <MixTables lines={lines} /> : <NoFiguresNotice />}
    </SectionPanel>
  );
}
