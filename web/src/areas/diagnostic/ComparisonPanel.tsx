import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import {
  type ComparedFeature,
  comparedFeatures,
  type DiagnosticBrand,
  diagnosticCommands,
  highestRating,
  lowestRating,
  maxCompared,
  ownChainId,
} from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { type ChartData, hasValues } from '#ui/chart/chart-data';
import { RadarComparison } from '#ui/chart/ChartComparison';
import { SelectInput } from '#ui/fields/SelectInput';
import { BlockNotice, BlockSaveBar } from './SectionPanel';
import { BrandInitials } from './BrandGroupCard';
import {
  columnsOf,
  compared,
  comparisonToWire,
  type ComparedColumn,
  type ComparisonState,
  radarSize,
  rated,
  uncompared,
} from './diagnostic';
import { type EditedBlock, useBlockSave, useDiagnostic } from './diagnostic-editor';
import { competitionTexts } from './texts';

interface ComparisonPanelProps {
  comparison: EditedBlock<'comparison'>;
  columns: readonly ComparedColumn[];
  chosenIds: readonly string[];
  result: string;
}

interface FilledPlaceProps {
  name: string;
  onRemove?: (() => void) | undefined;
}

function FilledPlace({ name, onRemove }: FilledPlaceProps) {
  const text = useText(competitionTexts);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: 56,
        p: 1,
        border: 1,
        borderColor: 'control',
        borderRadius: 1,
      }}
    >
      <BrandInitials name={name} />
      <Typography
        variant="subtitle2"
        component="span"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      {onRemove !== undefined && (
        <IconButton size="small" aria-label={text('uncompare', { name })} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** R-DIA-27. */
function ComparedPlaces({ comparison, columns, chosenIds }: Omit<ComparisonPanelProps, 'result'>) {
  const text = useText(competitionTexts);
  const { brands, competition } = useDiagnostic();
  const { value, set, isReadOnly } = comparison;
  const free = brands.filter(
    ({ brand_id: id }) => chosenIds.includes(id) && columns.every((column) => column.id !== id),
  );
  // The server accepts saved competitors only.
  const isSaved = ({ brand_id: id }: DiagnosticBrand) =>
    competition.competence.some((brand) => brand.brand_id === id);
  const options = [
    ...free.filter(isSaved).map(({ brand_id: id, name }) => ({ value: id, label: name })),
    ...free
      .filter((brand) => !isSaved(brand))
      .map(({ brand_id: id, name }) => ({ value: id, label: text('saveFirst', { name }), disabled: true })),
  ];
  return (
    <Box
      component="ul"
      data-print="no"
      aria-label={text('places')}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
        m: 0,
        px: 0,
        py: 2,
        listStyle: 'none',
      }}
    >
      {columns.map(({ id, name }) => (
        <FilledPlace
          key={id}
          name={name}
          onRemove={isReadOnly || id === ownChainId ? undefined : () => set(uncompared(value, id))}
        />
      ))}
      {!isReadOnly && options.length > 0 && columns.length <= maxCompared && (
        <Box component="li" sx={{ minWidth: 0 }}>
          <SelectInput
            label={text('place', { number: columns.length })}
            placeholder={text('free')}
            value=""
            options={options}
            onChange={({ target }) => set(compared(value, target.value))}
          />
        </Box>
      )}
    </Box>
  );
}

const ratings = Array.from({ length: highestRating - lowestRating + 1 }, (_, step) => lowestRating + step);

interface RatingInputProps {
  label: string;
  value: number | null;
  isReadOnly: boolean;
  onChange: (value: number | null) => void;
}

/** From 1 to 5, or none (R-DIA-28). */
function RatingInput({ label, value, isReadOnly, onChange }: RatingInputProps) {
  const text = useText(competitionTexts);
  return (
    <>
      {!isReadOnly && (
        <Box
          component="select"
          data-print="no"
          aria-label={label}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          sx={{
            width: 1,
            maxWidth: '4.5rem',
            minHeight: 'var(--control-height)',
            px: 0.5,
            font: 'inherit',
            fontWeight: 600,
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'control',
            borderRadius: 1,
          }}
        >
          <option value="">{text('unrated')}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {rating}
            </option>
          ))}
        </Box>
      )}
      <Typography
        variant="subtitle2"
        component="span"
        aria-hidden={isReadOnly ? undefined : true}
        data-print={isReadOnly ? undefined : 'only'}
      >
        {value ?? text('unrated')}
      </Typography>
    </>
  );
}

interface RatingsTableProps {
  columns: readonly ComparedColumn[];
  isReadOnly: boolean;
  onRate: (id: string, feature: ComparedFeature, rating: number | null) => void;
}

/** R-DIA-28, R-DIA-29. */
function RatingsTable({ columns, isReadOnly, onRate }: RatingsTableProps) {
  const text = useText(competitionTexts);
  return (
    <Table
      aria-label={text('ratings', { highest: highestRating })}
      sx={(theme) => ({
        tableLayout: 'fixed',
        breakInside: 'avoid',
        '& .MuiTableCell-root': { py: 0.75, pl: 0, pr: 1 },
        '& .MuiTableCell-head': {
          verticalAlign: 'bottom',
          overflowWrap: 'anywhere',
          color: 'text.primary',
          bgcolor: 'transparent',
        },
        '& th': { fontWeight: 600 },
        '& th:first-of-type': { width: '30%' },
        '& .initials': { display: 'none' },
        [theme.breakpoints.down('sm')]: {
          '@media screen': {
            '& .initials': { display: 'inline' },
            '& .name': { ...visuallyHidden, width: '0.0625rem', height: '0.0625rem' },
            '& .MuiTableCell-root': { pr: 0.5 },
          },
        },
        '@media print': {
          '& .MuiTableCell-head': {
            hyphens: 'auto',
            overflowWrap: 'break-word',
            fontSize: 'caption.fontSize',
          },
          '& th:first-of-type': { width: '22%' },
        },
      })}
    >
      <TableHead>
        <TableRow>
          <TableCell>{text('feature')}</TableCell>
          {columns.map(({ id, name }) => (
            <TableCell key={id}>
              <span className="initials">
                <BrandInitials name={name} />
              </span>
              <span className="name">{name}</span>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {comparedFeatures.map((feature) => (
          <TableRow key={feature}>
            <TableCell component="th" scope="row">
              {text(`feature.${feature}`)}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column.id}>
                <RatingInput
                  label={text('rating', { feature: text(`feature.${feature}`), name: column.name })}
                  value={column.ratings[feature]}
                  isReadOnly={isReadOnly}
                  onChange={(rating) => onRate(column.id, feature, rating)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** From zero, so that a 1 is visible (R-DIA-28, R-DIA-30). */
function ComparisonChart({ columns, result }: Pick<ComparisonPanelProps, 'columns' | 'result'>) {
  const text = useText(competitionTexts);
  const data: ChartData = {
    series: columns.map(({ id, name }) => ({ key: id, name })),
    points: comparedFeatures.map((feature) => ({
      key: feature,
      name: text(feature === 'relation' ? 'axis.relation' : `feature.${feature}`),
      values: Object.fromEntries(columns.map((column) => [column.id, column.ratings[feature]])),
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
      {/* A printed page may begin with the chart. */}
      <Typography variant="body2" color="textSecondary" data-print="only">
        {text('chartCaption', { highest: highestRating })}
      </Typography>
    </RadarComparison>
  );
}

function changedColumns(
  before: readonly ComparedColumn[],
  after: readonly ComparedColumn[],
): readonly string[] {
  const isSame = (one: ComparedColumn, other: ComparedColumn | undefined) =>
    other !== undefined &&
    comparedFeatures.every((feature) => one.ratings[feature] === other.ratings[feature]);
  const find = (columns: readonly ComparedColumn[], id: string) => columns.find((each) => each.id === id);
  const changed = after.filter((column) => !isSame(column, find(before, column.id)));
  const removed = before.filter(({ id }) => find(after, id) === undefined);
  return [...changed, ...removed].map(({ name }) => name);
}

/** R-DIA-28…31. */
export function ComparisonPanel({ comparison, columns, chosenIds, result }: ComparisonPanelProps) {
  const text = useText(competitionTexts);
  const { brands, competition } = useDiagnostic();
  const { value, base, saved, restaurantId, isReadOnly } = comparison;
  const saving = useBlockSave(comparison, {
    contract: diagnosticCommands.UpdateComparison,
    inputOf: (state, version) => ({ restaurant_id: restaurantId, ...comparisonToWire(state), version }),
  });
  const named = (state: ComparisonState) => columnsOf(state, brands, text('ownChain'));
  return (
    <Box component="section" aria-labelledby="comparison-title" sx={{ pt: 4, breakInside: 'avoid' }}>
      <Typography variant="h3" id="comparison-title">
        {text('comparison')}
      </Typography>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary" data-print="no">
          {text(competition.competence.length === 0 ? 'nothingToCompare' : 'comparisonHint', {
            max: maxCompared,
            highest: highestRating,
          })}
        </Typography>
      )}
      <ComparedPlaces comparison={comparison} columns={columns} chosenIds={chosenIds} />
      <BlockNotice block={comparison} saving={saving} theirs={changedColumns(named(base), named(saved))} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 18rem)' },
          // Names need the whole width of the paper.
          '@media print': { display: 'block', '& > * + *': { mt: 3 } },
        }}
      >
        <RatingsTable
          columns={columns}
          isReadOnly={isReadOnly}
          onRate={(id, feature, rating) => comparison.set(rated(value, id, feature, rating))}
        />
        <ComparisonChart columns={columns} result={result} />
      </Box>
      <BlockSaveBar block={comparison} saving={saving} />
    </Box>
  );
}
