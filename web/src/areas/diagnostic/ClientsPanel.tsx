import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
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
import type { SxProps, Theme } from '@mui/material/styles';
import {
  type Benchmark,
  clientSegments,
  type Daypart,
  daypartLabels,
  dayparts,
  diagnosticCommands,
  type SegmentId,
  type WeekPart,
  weekParts,
  wholeShare,
} from '@portal/contracts/areas/diagnostic';
import { useId } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Field';
import { BlockNotice, BlockSaveBar, MedianNotice, SectionPanel } from './SectionPanel';
import {
  changedSegments,
  clientsToWire,
  extentOf,
  hasInvalid,
  isIncomplete,
  largest,
  medianIn,
  normalizedRows,
  normalizedShare,
  shareOf,
  shareProblem,
  shareText,
  totalOf,
  type TypedShare,
  withShare,
} from './diagnostic';
import { useBenchmark, useBlock, useBlockSave } from './diagnostic-editor';
import { clientsTexts } from './texts';

interface ShareInputProps {
  label: string;
  value: string;
  median: number | null;
  /** Percent of the longest bar. */
  extent: number;
  isReadOnly: boolean;
  onChange: (typed: string) => void;
}

function ShareBar({ share, median, extent }: Pick<ShareInputProps, 'median' | 'extent'> & { share: number }) {
  const percent = (value: number) => `${Math.min(100, (value / extent) * 100)}%`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        flex: '1 1 3rem',
        height: 6,
        borderRadius: 0.5,
        bgcolor: 'background.sunken',
        printColorAdjust: 'exact',
        '& > *': { position: 'absolute', borderRadius: 0.5 },
      }}
    >
      <Box
        style={{ width: percent(share) }}
        sx={{ insetBlock: 0, insetInlineStart: 0, bgcolor: 'primary.main' }}
      />
      {median !== null && (
        <Box
          style={{ insetInlineStart: percent(median) }}
          sx={{
            insetBlock: '-0.1875rem',
            width: '0.1875rem',
            bgcolor: 'text.primary',
            boxShadow: ({ vars }) => `0 0 0 0.0625rem ${vars.palette.background.paper}`,
          }}
        />
      )}
    </Box>
  );
}

/** Percent; above 100 an error at once (R-DIA-19). */
function ShareInput({ label, value, median, extent, isReadOnly, onChange }: ShareInputProps) {
  const text = useText(clientsTexts);
  const id = useId();
  const problem = shareProblem(value);
  const figure = `${value === '' ? '0' : value}\u00a0%`;
  const medianText = median === null ? '' : text('median', { value: shareText(median) });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
        {!isReadOnly && (
          <Control data-print="no" sx={{ width: '7.5rem', '& input': { textAlign: 'end' } }}>
            <input
              inputMode="decimal"
              autoComplete="off"
              aria-label={label}
              aria-invalid={problem !== undefined}
              aria-describedby={id}
              maxLength={20}
              value={value}
              onFocus={(event) => event.target.select()}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => onChange(normalizedShare(value))}
            />
            <span aria-hidden>%</span>
          </Control>
        )}
        <Typography
          variant="subtitle1"
          component="div"
          data-print={isReadOnly ? undefined : 'only'}
          sx={{ minWidth: '4rem' }}
        >
          {figure}
        </Typography>
        <ShareBar share={shareOf(value) ?? 0} median={median} extent={extent} />
      </Box>
      <Typography
        variant="caption"
        component="div"
        id={id}
        color={problem === undefined ? 'textSecondary' : 'error'}
        sx={{ pt: 0.5 }}
      >
        {problem === undefined ? medianText : text(problem, { max: wholeShare })}
      </Typography>
    </div>
  );
}

const CellName = ({ name }: { name: string }) => (
  <Typography
    aria-hidden
    variant="caption"
    color="textSecondary"
    sx={{ display: { xs: 'block', sm: 'none' }, pb: 0.5, '@media print': { display: 'none' } }}
  >
    {name}
  </Typography>
);

/** Percent, and the difference to 100 (R-DIA-20). */
function Total({ rows, part }: { rows: readonly TypedShare[]; part: WeekPart }) {
  const text = useText(clientsTexts);
  const total = totalOf(rows, part);
  const figure = `${shareText(total)}\u00a0%`;
  const isWhole = total === wholeShare;
  const Icon = isWhole ? CheckCircleRounded : WarningRounded;
  const points = shareText(Math.round(Math.abs(wholeShare - total) * 100) / 100);
  return (
    <Box role="status" aria-label={`${text('total')}, ${text(part)}`}>
      <Typography
        variant="subtitle1"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        <Icon aria-hidden fontSize="small" color={isWhole ? 'success' : 'warning'} />
        {figure}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {text(isWhole ? 'whole' : total < wholeShare ? 'missing' : 'tooMuch', { points, max: wholeShare })}
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

interface DaypartInputProps extends Pick<ClientsTableProps, 'isReadOnly'> {
  daypart: TypedShare['daypart'];
  segment: string;
  onChange: (daypart: TypedShare['daypart']) => void;
}

function DaypartInput({ daypart, segment, isReadOnly, onChange }: DaypartInputProps) {
  const text = useText(clientsTexts);
  const localised = useLocalised();
  return (
    <>
      {!isReadOnly && (
        <Control data-print="no">
          <select
            aria-label={text('daypartOf', { segment })}
            value={daypart ?? ''}
            onChange={({ target: { value } }) => onChange(value === '' ? null : (value as Daypart))}
          >
            <option value="">{text('noDaypart')}</option>
            {dayparts.map((each) => (
              <option key={each} value={each}>
                {localised(daypartLabels[each])}
              </option>
            ))}
          </select>
          <ExpandMoreRounded aria-hidden />
        </Control>
      )}
      <Box data-print={isReadOnly ? undefined : 'only'}>
        {daypart === null ? text('noDaypart') : localised(daypartLabels[daypart])}
      </Box>
    </>
  );
}

/** Cards on phones; roles keep them rows for screen readers. */
const clientsTable: SxProps<Theme> = (theme) => ({
  '& .MuiTableCell-root': {
    py: 1.25,
    pl: 0,
    pr: 2,
    verticalAlign: 'top',
    borderBottom: 0,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.primary',
    fontSize: 'body1.fontSize',
  },
  '& .MuiTableCell-head': {
    borderTop: 0,
    color: 'text.secondary',
    bgcolor: 'transparent',
    fontSize: 'body2.fontSize',
  },
  '& th.MuiTableCell-body': { width: '20%', fontWeight: 600 },
  '& tr:has(input) > th.MuiTableCell-body': { pt: 2.25, '@media print': { pt: 1.25 } },
  '& td.MuiTableCell-root:not(:last-of-type)': { width: '29%' },
  '& .MuiTableCell-footer': { borderTopWidth: 2, py: 1.5, fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  [theme.breakpoints.down('sm')]: {
    '@media screen': {
      '&, & tbody, & tfoot': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 2,
        pt: 1.5,
        pb: 1,
        borderTop: 1,
        borderColor: 'divider',
      },
      '& tr > .MuiTableCell-root.MuiTableCell-root': { width: 'auto', border: 0, px: 0, py: 0.5 },
      '& tbody th, & tfoot th, & td.wide': { gridColumn: '1 / -1' },
    },
  },
});

/** R-DIA-16…20. */
function ClientsTable({ rows, benchmark, isReadOnly, onChange }: ClientsTableProps) {
  const text = useText(clientsTexts);
  const localised = useLocalised();
  const extent = extentOf(rows);
  return (
    <Table role="table" aria-label={text('table')} sx={clientsTable}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {(['segment', ...weekParts, 'daypart'] as const).map((column) => (
            <TableCell key={column} role="columnheader">
              {text(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {clientSegments.map(({ id, name }) => {
          const row = rows.find(({ segment }) => segment === id);
          if (row === undefined) return null;
          const segment = localised(name);
          const change = (changed: Partial<TypedShare>) => onChange(withShare(rows, id, changed));
          return (
            <TableRow key={id} role="row">
              <TableCell component="th" role="rowheader" scope="row">
                {segment}
              </TableCell>
              {weekParts.map((part) => (
                <TableCell key={part} role="cell">
                  <CellName name={text(part)} />
                  <ShareInput
                    label={text('share', { segment, part: text(part) })}
                    value={row[part]}
                    median={medianIn(benchmark, id, part)}
                    extent={extent}
                    isReadOnly={isReadOnly}
                    onChange={(typed) => change({ [part]: typed })}
                  />
                </TableCell>
              ))}
              <TableCell role="cell" className="wide">
                <CellName name={text('daypart')} />
                <DaypartInput
                  daypart={row.daypart}
                  segment={segment}
                  isReadOnly={isReadOnly}
                  onChange={(daypart) => change({ daypart })}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
      <TableFooter role="rowgroup">
        <TableRow role="row">
          <TableCell component="th" role="rowheader" scope="row">
            {text('total')}
          </TableCell>
          {weekParts.map((part) => (
            <TableCell key={part} role="cell">
              <CellName name={text(part)} />
              <Total rows={rows} part={part} />
            </TableCell>
          ))}
          <TableCell role="cell" className="wide" />
        </TableRow>
      </TableFooter>
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

function useResult(rows: readonly TypedShare[], nameOf: (id: SegmentId) => string) {
  const text = useText(clientsTexts);
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

/** R-DIA-16…21. */
export function ClientsPanel() {
  const text = useText(clientsTexts);
  const clients = useBlock('clients');
  const nameOf = useSegmentName();
  const result = useResult(clients.value, nameOf);
  const benchmark = useBenchmark();
  const saving = useBlockSave(clients, {
    contract: diagnosticCommands.UpdateClients,
    inputOf: (data, version) => ({ restaurant_id: clients.restaurantId, data: clientsToWire(data), version }),
    normalized: normalizedRows,
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
        problem={hasInvalid(clients.value) ? text('problemShares') : undefined}
        warning={isIncomplete(clients.value) ? text('incomplete', { max: wholeShare }) : undefined}
      />
    </SectionPanel>
  );
}
