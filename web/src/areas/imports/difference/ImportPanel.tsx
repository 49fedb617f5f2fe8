import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  importQueries,
  type ImportRecord,
  type DifferenceMark,
  type DifferenceRow,
  type ImportKind,
  nationalPlace,
  importDownloads,
  isDiscardable,
  type ImportProblem,
} from '@portal/contracts/areas/imports';
import { useState } from 'react';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { styled } from '@mui/material/styles';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import Link from '@mui/material/Link';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallQuery, useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { restaurantLabel } from '#core/restaurant-label';
import { ListPager } from '#ui/list/ListPager';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useDates } from '#core/i18n/dates';
import { useRegionName } from '#core/use-region-name';
import { type DiscardableImport, DiscardButton } from '../history/DiscardButton';
import { differenceTexts, importsTexts, problemsTexts } from '../texts';
import { useKindNames } from '../use-kind-names';
import { CountsFilter } from './CountsFilter';
import { firstFilter, rowCounts, type RowFilter } from './row-filters';
import { RowsGrid } from './RowsGrid';
import { useCellTexts } from './use-cell-texts';
import { ImportStatusChip } from './ImportStatusChip';

const pageSize = 25;
const problemsTableSizes = [25, 50, 100] as const;

/** Where a mistake is, as spreadsheets name it: `B12`, or the row, or the whole sheet. */
function CellAddress({ problem: { row, column } }: { problem: ImportProblem }) {
  const text = useText(differenceTexts);
  if (column !== '')
    return (
      <Typography variant="mono" component="span" sx={{ fontWeight: 700 }}>
        {`${column}${row}`}
      </Typography>
    );
  return <strong>{row > 1 ? text('wholeRow', { row }) : text('wholeSheet')}</strong>;
}

/** Regions are told by their number, which nobody knows by heart. */
function useExpected() {
  const regionName = useRegionName();
  return ({ code, expected }: ImportProblem): string =>
    code === 'region_differs' ? regionName(Number(expected)) || expected : expected;
}

interface ProblemsTableProps {
  found: Pick<ImportRecord, 'id' | 'kind' | 'problems' | 'problem_count'>;
}

/** What is wrong with a file: the cell, what stands there, and what to do about it (R-IMP-08). */
function ProblemsTable({ found }: ProblemsTableProps) {
  const text = useText(differenceTexts);
  const sentence = useText(problemsTexts);
  const { columnName, choiceNames } = useKindNames();
  const expectedIn = useExpected();
  const [input, setInput] = useState({ page: 1, size: pageSize });
  const { id, kind, problems, problem_count: total } = found;
  const from = (input.page - 1) * input.size;
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 30ch', color: 'text.secondary' }}>{text('refused')}</Box>
        <Button
          component="a"
          download
          href={`${apiBase}${fillPath(importDownloads.OpenImportProblems.path, { id })}`}
          startIcon={<FileDownloadRounded />}
        >
          {text('csv')}
        </Button>
      </Box>
      <RowsGrid
        label={text('problems')}
        template="5.5rem minmax(0, 1fr) minmax(0, 2fr)"
        columns={[text('cell'), text('value'), text('problem')]}
        rows={problems.slice(from, from + input.size).map((problem, index) => ({
          key: String(from + index),
          cells: [
            <CellAddress key="cell" problem={problem} />,
            <Box key="value" component="span" sx={{ color: 'text.secondary' }}>
              {problem.value || (problem.column === '' ? '–' : text('blank'))}
            </Box>,
            sentence(`problem.${problem.code}`, {
              value: problem.value,
              expected: expectedIn(problem),
              column: columnName(kind, problem.field),
              choices: choiceNames(kind, problem.field),
            }),
          ],
        }))}
      />
      <ListPager
        list={{ input, setPage: (page, size) => setInput({ page, size }) }}
        total={problems.length}
        sizes={problemsTableSizes}
      />
      {total > problems.length && (
        <Typography variant="body2" color="textSecondary">
          {text('listed', { shown: problems.length, total })}
        </Typography>
      )}
    </Stack>
  );
}

/** Who did what to an import last, and when. */
function LastAct({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const dates = useDates();
  if (found.status === 'discarded' && found.discarded_date !== null)
    return text('discardedBy', { who: found.discarded_by, time: dates.time(found.discarded_date) });
  if (found.undone_date !== null)
    return text('undoneBy', { who: found.undone_by, time: dates.time(found.undone_date) });
  if (found.confirmed_date !== null)
    return text('confirmedBy', { who: found.confirmed_by, time: dates.time(found.confirmed_date) });
  const time = dates.time(found.created_date);
  return found.user_name === ''
    ? text('checkedBySomebody', { time })
    : text('checked', { who: found.user_name, time });
}

interface ImportSummaryProps {
  found: ImportRecord;
  onDiscard: (found: DiscardableImport) => void;
}

/** Which file this is: its name, kind and size in rows, and where it stands. */
function ImportSummary({ found, onDiscard }: ImportSummaryProps) {
  const text = useText(differenceTexts);
  const { kindName } = useKindNames();
  const { id, kind, filename, rows, places, kept_until: keptUntil } = found;
  const isKept = keptUntil !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <InsertDriveFileRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 24ch', minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {isKept ? (
            <Link
              download
              color="inherit"
              title={text('original')}
              href={`${apiBase}${fillPath(importDownloads.OpenImportFile.path, { id })}`}
            >
              {filename}
            </Link>
          ) : (
            filename
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${kindName(kind)} · ${text('head', { kind, rows, places })}`}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          <LastAct found={found} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ImportStatusChip status={found.status} />
        {isDiscardable(found.status) && <DiscardButton found={found} onDiscard={onDiscard} />}
      </Box>
    </Box>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(0.75),
  },
  '& .heading': { color: theme.vars.palette.text.secondary },
  '& .before': { color: theme.vars.palette.text.secondary },
  '& .after': { fontWeight: 650 },
  '& svg': { alignSelf: 'center', fontSize: '1rem', color: theme.vars.palette.text.secondary },
}));

interface FigureProps {
  heading: string;
  before: string | undefined;
  after: string | undefined;
}

/** A figure as it is, or as it was and will be. */
function Figure({ heading, before, after }: FigureProps) {
  const text = useText(differenceTexts);
  const orNone = (value: string) => (value === '' ? text('noValue') : value);
  const isChange = before !== undefined && after !== undefined;
  return (
    <li>
      <span className="heading">{heading}</span>
      {isChange ? (
        <>
          <VisuallyHidden>{text('fromTo', { before: orNone(before), after: orNone(after) })}</VisuallyHidden>
          <span aria-hidden className="before">
            {orNone(before)}
          </span>
          <ArrowForwardRounded aria-hidden />
          <span aria-hidden className="after">
            {orNone(after)}
          </span>
        </>
      ) : (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {orNone(after ?? before ?? '')}
        </Box>
      )}
    </li>
  );
}

interface FigureCellProps {
  kind: ImportKind;
  row: DifferenceRow;
}

/** The figures of a row: of a changed one only those that differ, as before → after. */
function FigureCell({ kind, row: { mark, before, after } }: FigureCellProps) {
  const { figuresOf } = useCellTexts(kind);
  const was = before === null ? [] : figuresOf(before);
  const becomes = after === null ? [] : figuresOf(after);
  const shown = (becomes.length > 0 ? becomes : was).map(({ key, heading }) => ({
    key,
    heading,
    before: mark === 'same' ? undefined : was.find((cell) => cell.key === key)?.text,
    after: becomes.find((cell) => cell.key === key)?.text,
  }));
  return (
    <List>
      {shown
        .filter((figure) => mark !== 'changed' || figure.before !== figure.after)
        .map(({ key, ...figure }) => (
          <Figure key={key} {...figure} />
        ))}
    </List>
  );
}

const sizes = [25, 50, 100] as const;

interface DifferenceTableProps {
  importId: string;
  kind: ImportKind;
  mark: DifferenceMark;
}

/** The rows of a file that are new, changed, gone or the same, page by page. */
function DifferenceTable({ importId, kind, mark }: DifferenceTableProps) {
  const text = useText(differenceTexts);
  const markName = useText(importsTexts)(`mark.${mark}`);
  const [input, setInput] = useState<{ page: number; size: number }>({ page: 1, size: sizes[0] });
  const query = useCallList(importQueries.ListImportDifference, { id: importId, mark: [mark], ...input });
  const { hasName, nameOf } = useCellTexts(kind);
  const placeOf = ({ place, site, name }: DifferenceRow) =>
    place === nationalPlace ? text('national') : restaurantLabel({ site, name });
  return (
    <LoadedPart
      query={query}
      skeleton={<SkeletonRows rows={6} />}
      empty={{
        when: ({ rows }) => rows.length === 0,
        show: <Box sx={{ color: 'text.secondary' }}>{text('none')}</Box>,
      }}
    >
      {({ rows, total }) => (
        <div>
          <RowsGrid
            label={text('rows', { mark: markName })}
            template={
              hasName ? 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 2fr)' : 'minmax(0, 1fr) minmax(0, 3fr)'
            }
            columns={[text('place', { kind }), ...(hasName ? [text('what')] : []), text('values')]}
            rows={rows.map((row, index) => ({
              key: `${input.page}-${index}`,
              cells: [
                <Box key="place" component="span" sx={{ fontWeight: 600 }}>
                  {placeOf(row)}
                </Box>,
                ...(hasName ? [nameOf(row.after ?? row.before ?? [])] : []),
                <FigureCell key="figures" kind={kind} row={row} />,
              ],
            }))}
          />
          <ListPager
            list={{ input, setPage: (page, size) => setInput({ page, size }) }}
            total={total}
            sizes={sizes}
          />
        </div>
      )}
    </LoadedPart>
  );
}

/** The rows of an import: those that the chosen tile counts. */
function ImportRows({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const counts = rowCounts(found.counts, found.problem_count);
  const [chosen, choose] = useState<RowFilter | null>(null);
  const filter = chosen ?? firstFilter(counts);
  return (
    <Stack spacing={2}>
      <CountsFilter counts={counts} value={filter} onChange={choose} />
      {filter === 'wrong' && <ProblemsTable found={found} />}
      {filter !== 'wrong' && found.kept_until === null && (
        <Box sx={{ color: 'text.secondary' }}>
          {text(found.status === 'discarded' ? 'discardedText' : 'expired')}
        </Box>
      )}
      {filter !== 'wrong' && found.kept_until !== null && (
        <DifferenceTable key={filter} importId={found.id} kind={found.kind} mark={filter} />
      )}
    </Stack>
  );
}

/** Figures were read that nobody sees in the sheet, of a filter for instance. */
function HiddenFigures({ rows, columns }: ImportRecord['hidden']) {
  const text = useText(differenceTexts);
  if (rows + columns === 0) return null;
  return (
    <Alert severity="info">{text('hidden', { rows, columns, both: String(rows > 0 && columns > 0) })}</Alert>
  );
}

interface ImportPanelProps {
  importId: string;
  onDiscard: (found: DiscardableImport) => void;
}

/** A file that was looked at: how many rows are what, and each of them (design: counts as tiles, wrong rows first). */
export function ImportPanel({ importId, onDiscard }: ImportPanelProps) {
  const text = useText(differenceTexts);
  const query = useCallQuery(importQueries.GetImport, { id: importId });
  return (
    <LoadedPart query={query} skeleton={<SkeletonRows rows={6} />}>
      {(found) => (
        <Stack spacing={2}>
          <ImportSummary found={found} onDiscard={onDiscard} />
          <HiddenFigures {...found.hidden} />
          {found.status === 'unchanged' && <Alert severity="info">{text('unchanged')}</Alert>}
          {found.status === 'undone' && <Alert severity="info">{text('undoneText')}</Alert>}
          <ImportRows found={found} />
        </Stack>
      )}
    </LoadedPart>
  );
}
