import {
  clientSegments,
  diagnosticCommands,
  type SegmentId,
  type Benchmark,
  type Daypart,
  daypartLabels,
  dayparts,
  type WeekPart,
  weekParts,
  wholeShare,
} from '@portal/contracts/areas/diagnostic';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useId } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Field';
import { MedianNotice } from './MedianNotice';
import { useBenchmark } from './use-benchmark';
import type { TypedShare } from './draft/diagnostic-state';
import { shareText, shareOf } from './draft/share-text';
import { useBlock } from './draft/use-block';
import { useBlockSave } from './draft/use-block-save';
import { BlockNotice } from './frame/BlockNotice';
import { BlockSaveBar } from './frame/BlockSaveBar';
import { SectionPanel } from './frame/SectionPanel';
import { clientsTexts } from './texts';
import {
  changedSegments,
  clientsToWire,
  isIncomplete,
  isUnread,
  largest,
  tidyRows,
  extentOf,
  medianIn,
  totalOf,
  withShare,
  shareProblem,
  tidyShare,
} from './client-rows';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.5),
}));

const Typed = styled('div')({
  width: '7.5rem',
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The share as a bar, with a tick where the others stand. */
const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: theme.spacing(0.75),
  flex: '1 1 3rem',
  borderRadius: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.sunken,
  printColorAdjust: 'exact',
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: theme.spacing(0.5),
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& b': {
    position: 'absolute',
    insetBlock: '-0.1875rem',
    width: '0.1875rem',
    borderRadius: '0.125rem',
    backgroundColor: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 0.0625rem ${theme.vars.palette.background.paper}`,
  },
}));

const percent = (share: number, extent: number) => `${Math.min(100, (share / extent) * 100)}%`;
const Figure = styled('div')({ minWidth: '4rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** What is wrong with the share, else where the others stand. */
function Note({ id, value, median }: { id: string; value: string; median: number | null }) {
  const text = useText(clientsTexts);
  const problem = shareProblem(value);
  const standing = median === null ? '' : text('median', { value: shareText(median) });
  return (
    <Typography
      variant="caption"
      component="div"
      id={id}
      sx={{ pt: 0.5, color: problem ? 'error.main' : 'text.secondary' }}
    >
      {problem === undefined ? standing : text(problem)}
    </Typography>
  );
}

interface ShareInputProps {
  label: string;
  value: string;
  /** What the others of the region have; `null` where too few stand behind it. */
  median: number | null;
  /** What the longest bar of the table stands for. */
  extent: number;
  isReadOnly: boolean;
  onChange: (typed: string) => void;
}

/** A share of sales in percent: zero or more, flagged as soon as it is over 100 (R-DIA-19). */
function ShareInput({ label, value, median, extent, isReadOnly, onChange }: ShareInputProps) {
  const id = useId();
  const isWrong = shareProblem(value) !== undefined;
  const written = `${value === '' ? '0' : value}\u00a0%`;
  return (
    <div>
      <Line>
        {isReadOnly ? (
          <Figure>{written}</Figure>
        ) : (
          <>
            <Typed data-print="no">
              <Control>
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={label}
                  aria-invalid={isWrong}
                  aria-describedby={id}
                  maxLength={20}
                  value={value}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => onChange(event.target.value)}
                  onBlur={() => onChange(tidyShare(value))}
                />
                <span aria-hidden>%</span>
              </Control>
            </Typed>
            <Figure data-print="only">{written}</Figure>
          </>
        )}
        <Track aria-hidden>
          <i style={{ width: percent(shareOf(value) ?? 0, extent) }} />
          {median !== null && <b style={{ insetInlineStart: percent(median, extent) }} />}
        </Track>
      </Line>
      <Note id={id} value={value} median={median} />
    </div>
  );
}

/** Rows become cards on a phone; they stay rows for screen readers. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',

  '& th, & td': {
    padding: theme.spacing(1.25, 2, 1.25, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderTop: `0.0625rem solid ${theme.vars.palette.divider}`,
  },
  '& thead th': {
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    borderTop: 0,
  },
  '& tbody th': { fontWeight: 600, width: '20%', paddingTop: theme.spacing(2.25) },
  '& td:not(:last-of-type)': { width: '29%' },
  '@media print': {
    '& tbody th': { paddingTop: theme.spacing(1.25) },
  },
  // Beside figures instead of fields.
  '& tbody tr:not(:has(input)) th': { paddingTop: theme.spacing(1.25) },
  '& tfoot th, & tfoot td': { borderTopWidth: 2, paddingBlock: theme.spacing(1.5) },
  '& tr': { breakInside: 'avoid' },
  [theme.breakpoints.down('sm')]: {
    '@media screen': {
      '&, & tbody, & tfoot': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: theme.spacing(2),
        paddingBlock: theme.spacing(1.5, 1),
        borderTop: `0.0625rem solid ${theme.vars.palette.divider}`,
      },
      '& th, & td, & tbody th, & td:not(:last-of-type)': {
        width: 'auto',
        border: 0,
        padding: theme.spacing(0.5, 0),
      },
      '& tbody th, & tfoot th, & td.wide': { gridColumn: '1 / -1' },
    },
  },
}));

/** What a cell is about, where the heads of the columns are not shown. */
const CellName = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: {
    '@media screen': { display: 'block', paddingBottom: theme.spacing(0.5) },
  },
}));

function Total({ rows, part }: { rows: readonly TypedShare[]; part: WeekPart }) {
  const text = useText(clientsTexts);
  const total = totalOf(rows, part);
  const written = `${shareText(total)}\u00a0%`;
  const isWhole = total === wholeShare;
  const Icon = isWhole ? CheckCircleRounded : WarningRounded;
  const points = shareText(Math.round(Math.abs(wholeShare - total) * 100) / 100);
  const said = total < wholeShare ? text('missing', { points }) : text('tooMuch', { points });
  return (
    <Box role="status" aria-label={`${text('total')}, ${text(part)}`}>
      <Typography
        variant="subtitle1"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        <Icon aria-hidden fontSize="small" color={isWhole ? 'success' : 'warning'} />
        {written}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {isWhole ? text('whole') : said}
      </Typography>
    </Box>
  );
}

interface ClientsTableProps {
  rows: readonly TypedShare[];
  benchmark: Benchmark | null;
  isReadOnly: boolean;
  onChange: (rows: readonly TypedShare[]) => void;
}

/** The six kinds of guests with what they bring and when they come; both columns make 100 (R-DIA-16…20). */
function ClientsTable({ rows, benchmark, isReadOnly, onChange }: ClientsTableProps) {
  const text = useText(clientsTexts);
  const localised = useLocalised();
  const extent = extentOf(rows);
  return (
    <Table role="table" aria-label={text('table')}>
      <thead role="rowgroup">
        <tr role="row">
          {(['segment', ...weekParts, 'daypart'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {clientSegments.map(({ id, name }) => {
          const row = rows.find(({ segment }) => segment === id);
          if (row === undefined) return null;
          const segment = localised(name);
          const written = row.daypart === null ? text('noDaypart') : localised(daypartLabels[row.daypart]);
          return (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {segment}
              </th>
              {weekParts.map((part) => (
                <td key={part} role="cell">
                  <CellName aria-hidden>{text(part)}</CellName>
                  <ShareInput
                    label={text('share', { segment, part: text(part) })}
                    value={row[part]}
                    median={medianIn(benchmark, id, part)}
                    extent={extent}
                    isReadOnly={isReadOnly}
                    onChange={(typed) => onChange(withShare(rows, id, { [part]: typed }))}
                  />
                </td>
              ))}
              <td role="cell" className="wide">
                <CellName aria-hidden>{text('daypart')}</CellName>
                {!isReadOnly && (
                  <Box data-print="no">
                    <Control>
                      <select
                        aria-label={text('daypartOf', { segment })}
                        value={row.daypart ?? ''}
                        onChange={({ target: { value } }) =>
                          onChange(withShare(rows, id, { daypart: value === '' ? null : (value as Daypart) }))
                        }
                      >
                        <option value="">{text('noDaypart')}</option>
                        {dayparts.map((daypart) => (
                          <option key={daypart} value={daypart}>
                            {localised(daypartLabels[daypart])}
                          </option>
                        ))}
                      </select>
                      <ExpandMoreRounded aria-hidden />
                    </Control>
                  </Box>
                )}
                <Box data-print={isReadOnly ? undefined : 'only'}>{written}</Box>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {text('total')}
          </th>
          {weekParts.map((part) => (
            <td key={part} role="cell">
              <CellName aria-hidden>{text(part)}</CellName>
              <Total rows={rows} part={part} />
            </td>
          ))}
          <td role="cell" className="wide" />
        </tr>
      </tfoot>
    </Table>
  );
}

function useSegmentName() {
  const localised = useLocalised();
  return (id: SegmentId) => {
    const segment = clientSegments.find((one) => one.id === id);
    return segment === undefined ? '' : localised(segment.name);
  };
}

/** Who brings the most, in a sentence. */
function useResult(rows: readonly TypedShare[]) {
  const text = useText(clientsTexts);
  const nameOf = useSegmentName();
  const week = largest(rows, 'week');
  const weekend = largest(rows, 'weekend');
  if (week === null || weekend === null) return text('resultNone');
  return text(week.segment === weekend.segment ? 'resultSame' : 'result', {
    week: nameOf(week.segment),
    weekShare: shareText(week.share),
    weekend: nameOf(weekend.segment),
    weekendShare: shareText(weekend.share),
  });
}

/** Who comes to the restaurant, what they bring and when, beside the others of the region (R-DIA-16…21). */
export function ClientsPanel() {
  const text = useText(clientsTexts);
  const clients = useBlock('clients');
  const nameOf = useSegmentName();
  const result = useResult(clients.value);
  const benchmark = useBenchmark();
  const saving = useBlockSave(clients, {
    contract: diagnosticCommands.UpdateClients,
    inputOf: (rows, version) => ({
      restaurant_id: clients.restaurantId,
      data: clientsToWire(rows),
      version,
    }),
    kept: tidyRows,
  });
  return (
    <SectionPanel section="clusters" result={result}>
      <BlockNotice
        block={clients}
        saving={saving}
        theirs={changedSegments(clients.base, clients.saved).map(nameOf)}
      />
      <ClientsTable
        rows={clients.value}
        benchmark={benchmark}
        isReadOnly={clients.isReadOnly}
        onChange={clients.set}
      />
      <MedianNotice
        benchmark={benchmark}
        shown={(benchmark?.clients ?? []).flatMap(({ week, weekend }) => [week, weekend])}
      />
      <BlockSaveBar
        block={clients}
        saving={saving}
        problem={isUnread(clients.value) ? text('problemShares') : undefined}
        warning={isIncomplete(clients.value) ? text('incomplete') : undefined}
      />
    </SectionPanel>
  );
}
