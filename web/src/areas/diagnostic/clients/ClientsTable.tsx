import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  type Benchmark,
  clientSegments,
  type Daypart,
  daypartLabels,
  dayparts,
  type WeekPart,
  weekParts,
  wholeShare,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Control';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { TypedShare } from '../draft/diagnostic-state';
import { shareText } from '../draft/share-text';
import { extentOf, medianIn, totalOf, withShare } from './client-rows';
import { clientsTexts } from '../texts';
import { ShareInput } from './ShareInput';

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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'subtitle1' }}>
        <Icon aria-hidden fontSize="small" color={isWhole ? 'success' : 'warning'} />
        {written}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{isWhole ? text('whole') : said}</Box>
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
export function ClientsTable({ rows, benchmark, isReadOnly, onChange }: ClientsTableProps) {
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
