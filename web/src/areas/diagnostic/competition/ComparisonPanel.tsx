import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  diagnosticCommands,
  maxCompared,
  ownChainId,
  comparedFeatures,
  highestRating,
  type DiagnosticBrand,
} from '@portal/contracts/areas/diagnostic';
import type { InputOf } from '@portal/contracts/kernel';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { type ChartData, hasValues } from '#ui/chart/chart-data';
import { RadarComparison } from '#ui/chart/ChartComparison';
import { radii } from '#core/theme/tokens';
import { SelectInput } from '#ui/fields/SelectInput';
import { useDiagnostic } from '../draft/diagnostic-context';
import type { ComparisonState } from '../draft/diagnostic-state';
import type { EditedBlock } from '../draft/use-block';
import { useBlockSave } from '../draft/use-block-save';
import { BlockNotice } from '../frame/BlockNotice';
import { BlockSaveBar } from '../frame/BlockSaveBar';
import { competitionTexts } from '../texts';
import { radarSize } from '../figures/radar-size';
import { changedColumns } from './changes';
import { columnsOf, compared, type ComparedColumn, rated, uncompared } from './comparison';
import { RatingsTable } from './RatingsTable';
import { InitialsDrawing } from './InitialsDrawing';

const Place = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  minHeight: '3.5rem',
  padding: theme.spacing(1),
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.control,
  borderRadius: radii.control,
  '& > .name': { ...theme.typography.subtitle2, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-free="true"]': {
    padding: 0,
    border: 0,
    '& > *': { width: '100%' },
  },
}));

interface FilledPlaceCardProps {
  column: ComparedColumn;
  /** Left out for the own chain, which always is compared, and for those who only read. */
  onRemove?: (() => void) | undefined;
}

/** A place that is taken. */
function FilledPlaceCard({ column: { name }, onRemove }: FilledPlaceCardProps) {
  const text = useText(competitionTexts);
  return (
    <Place>
      <InitialsDrawing name={name} />
      <span className="name">{name}</span>
      {onRemove !== undefined && (
        <IconButton size="small" aria-label={text('uncompare', { name })} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </Place>
  );
}

interface FreePlaceCardProps {
  number: number;
  offered: readonly DiagnosticBrand[];
  /** Chosen in the board and not saved: the server does not know them as competitors. */
  unsaved: readonly DiagnosticBrand[];
  onTake: (brandId: string) => void;
}

/** A free place, to be taken by one of the competitors (R-DIA-27). */
function FreePlaceCard({ number, offered, unsaved, onTake }: FreePlaceCardProps) {
  const text = useText(competitionTexts);
  return (
    <Place data-free="true">
      <Box>
        <SelectInput
          label={text('place', { number })}
          placeholder={text('free')}
          value=""
          options={[
            ...offered.map(({ brand_id: id, name }) => ({ value: id, label: name })),
            ...unsaved.map(({ brand_id: id, name }) => ({
              value: id,
              label: text('saveFirst', { name }),
              disabled: true,
            })),
          ]}
          onChange={({ target }) => onTake(target.value)}
        />
      </Box>
    </Place>
  );
}

interface ComparisonChartProps {
  columns: readonly ComparedColumn[];
  /** What it shows, in a sentence. */
  result: string;
}

/** Ratings as a radar, the own chain first; from the middle, so that a 1 can be seen (R-DIA-28, R-DIA-30). */
function ComparisonChart({ columns, result }: ComparisonChartProps) {
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
    return (
      <Typography variant="body2" color="textSecondary">
        {text('chartHint')}
      </Typography>
    );
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
      <Typography variant="body2" color="textSecondary" data-print="only">
        {text('chartCaption')}
      </Typography>
    </RadarComparison>
  );
}

const Places = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  margin: 0,
  padding: theme.spacing(2, 0),
  listStyle: 'none',
}));

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)' },
  // Names of brands are long words: on paper they have all of its width, and the chart stands below.
  '@media print': { display: 'block', '& > * + *': { marginTop: theme.spacing(3) } },
}));

type ComparisonBlock = EditedBlock<'comparison'>;

/** The wire has three places; those that are free are blank (R-DIA-29). */
function toWire(
  restaurantId: number,
  { own, rivals }: ComparisonState,
  version: number,
): InputOf<typeof diagnosticCommands.UpdateComparison> {
  const rowAt = (place: number) => {
    const rival = rivals[place];
    return rival === undefined ? null : { brand_id: rival.brandId, features: rival.ratings };
  };
  return {
    restaurant_id: restaurantId,
    mcd: { features: own },
    rest1: rowAt(0),
    rest2: rowAt(1),
    rest3: rowAt(2),
    version,
  };
}

interface ComparisonPanelProps {
  comparison: ComparisonBlock;
  columns: readonly ComparedColumn[];
  /** Ids of the brands that are chosen in the board, saved or not. */
  chosenIds: readonly string[];
  result: string;
}

/** The three places: who is compared with the own chain. */
function ComparedPlaces({ comparison, columns, chosenIds }: Omit<ComparisonPanelProps, 'result'>) {
  const text = useText(competitionTexts);
  const { brands, competition } = useDiagnostic();
  const { value, set, isReadOnly } = comparison;
  const rivals = columns.slice(1);
  const isSaved = (id: string) => competition.competence.some((brand) => brand.brand_id === id);
  const free = brands.filter(
    ({ brand_id: id }) => chosenIds.includes(id) && columns.every((column) => column.id !== id),
  );
  const offered = free.filter(({ brand_id: id }) => isSaved(id));
  const numbers = Array.from({ length: maxCompared - rivals.length }, (_, step) => rivals.length + step + 1);
  // The next free place alone can be taken: those behind it would be filled from here anyway.
  const next = isReadOnly ? [] : numbers.slice(0, 1);
  return (
    <Places data-print="no" aria-label={text('places')}>
      {columns.map((column) => (
        <FilledPlaceCard
          key={column.id}
          column={column}
          onRemove={
            isReadOnly || column.id === ownChainId ? undefined : () => set(uncompared(value, column.id))
          }
        />
      ))}
      {free.length > 0 &&
        next.map((number) => (
          <FreePlaceCard
            key={number}
            number={number}
            offered={offered}
            unsaved={free.filter((brand) => !offered.includes(brand))}
            onTake={(id) => set(compared(value, id))}
          />
        ))}
    </Places>
  );
}

/** The own chain beside up to three competitors, rated from 1 to 5 (R-DIA-28…31). */
export function ComparisonPanel({ comparison, columns, chosenIds, result }: ComparisonPanelProps) {
  const text = useText(competitionTexts);
  const { brands, competition } = useDiagnostic();
  const { value, base, saved, restaurantId, isReadOnly } = comparison;
  const saving = useBlockSave(comparison, {
    contract: diagnosticCommands.UpdateComparison,
    inputOf: (state, version) => toWire(restaurantId, state, version),
  });
  const named = (state: ComparisonState) => columnsOf(state, brands, text('ownChain'));
  return (
    <Box component="section" aria-labelledby="comparison-title" sx={{ pt: 4, breakInside: 'avoid' }}>
      <Typography variant="h3" id="comparison-title">
        {text('comparison')}
      </Typography>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary" data-print="no">
          {text(competition.competence.length === 0 ? 'nothingToCompare' : 'comparisonHint')}
        </Typography>
      )}
      <ComparedPlaces comparison={comparison} columns={columns} chosenIds={chosenIds} />
      <BlockNotice block={comparison} saving={saving} theirs={changedColumns(named(base), named(saved))} />
      <Beside>
        <RatingsTable
          columns={columns}
          isReadOnly={isReadOnly}
          onRate={(id, feature, rating) => comparison.set(rated(value, id, feature, rating))}
        />
        <ComparisonChart columns={columns} result={result} />
      </Beside>
      <BlockSaveBar block={comparison} saving={saving} />
    </Box>
  );
}
