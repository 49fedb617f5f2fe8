import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type DifferenceMark,
  type DifferenceRow,
  importColumns,
  importDownloads,
  type ImportKind,
  type ImportProblem,
  importQueries,
  type ImportRecord,
  nationalPlace,
} from '@portal/contracts/areas/imports';
import { type Column, type ColumnValue, valueColumns } from '@portal/contracts/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useCallList } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useRegionName } from '#core/use-region-name';
import { ListPager } from '#ui/list/ListPager';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { VisuallyHidden, visuallyHidden } from '#ui/VisuallyHidden';
import { useKindNames } from './imports';
import { differenceTexts, importsTexts, problemsTexts } from './texts';

interface RowsGridProps {
  label: string;
  /** `grid-template-columns` from tablets on. */
  template: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Explicit roles survive the block layout of phones. */
function RowsGrid({ label, template, columns, rows }: RowsGridProps) {
  return (
    <Typography variant="body2" component="div" role="table" aria-label={label}>
      <Box
        role="rowgroup"
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: { ...visuallyHidden, width: '0.0625rem', height: '0.0625rem' },
          [theme.breakpoints.up('sm')]: {
            display: 'grid',
            gridTemplateColumns: template,
            columnGap: 2,
            pb: 0.75,
            fontWeight: 600,
            color: 'text.secondary',
          },
        })}
      >
        <div role="row" style={{ display: 'contents' }}>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
      </Box>
      <div role="rowgroup">
        {rows.map(({ key, cells }) => (
          <Box
            key={key}
            role="row"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: template },
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'baseline',
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 3rem',
            }}
          >
            {cells.map((cell, index) => (
              <div key={columns[index]} role="cell">
                {cell}
              </div>
            ))}
          </Box>
        ))}
      </div>
    </Typography>
  );
}

const pageSizes = [25, 50, 100] as const;

function usePages() {
  const [input, setInput] = useState<{ page: number; size: number }>({ page: 1, size: pageSizes[0] });
  return { input, setPage: (page: number, size: number) => setInput({ page, size }) };
}

/** `B12`, or the row, or the whole sheet. */
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

interface ProblemsTableProps {
  found: Pick<ImportRecord, 'id' | 'kind' | 'problems' | 'problem_count'>;
}

/** R-IMP-08. */
export function ProblemsTable({ found }: ProblemsTableProps) {
  const text = useText(differenceTexts);
  const sentence = useText(problemsTexts);
  const { columnName, choiceNames } = useKindNames();
  const regionName = useRegionName();
  const list = usePages();
  const { id, kind, problems, problem_count: total } = found;
  const from = (list.input.page - 1) * list.input.size;
  const expectedIn = ({ code, expected }: ImportProblem): string =>
    code === 'region_differs' ? regionName(Number(expected)) || expected : expected;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 30ch', color: 'text.secondary' }}>{text('refused')}</Box>
        <Button
          component="a"
          download
          href={`${apiBase}${fillPath(importDownloads.OpenImportProblems.path, { id })}`}
          startIcon={<FileDownloadRounded />}
        >
          {text('csv')}
        </Button>
      </Stack>
      <RowsGrid
        label={text('problems')}
        template="5.5rem minmax(0, 1fr) minmax(0, 2fr)"
        columns={[text('cell'), text('value'), text('problem')]}
        rows={problems.slice(from, from + list.input.size).map((problem, index) => ({
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
      <ListPager list={list} total={problems.length} sizes={pageSizes} />
      {total > problems.length && (
        <Typography variant="body2" color="textSecondary">
          {text('listed', { shown: problems.length, total })}
        </Typography>
      )}
    </Stack>
  );
}

/** Enough decimals to tell different values apart. */
const decimals = { maximumFractionDigits: 4 } as const;
const percent = { ...decimals, style: 'unit', unit: 'percent' } as const;

function useCellTexts(kind: ImportKind) {
  const { formatNumber } = useIntl();
  const localised = useLocalised();
  return useMemo(() => {
    const { distinct } = importColumns[kind];
    const columns = valueColumns(importColumns[kind]);
    const textOf = (column: Column, value: ColumnValue): string => {
      if (column.type === 'choice') {
        const choice = column.choices.find((one) => one.value === value);
        return choice === undefined ? String(value ?? '') : localised(choice.labels);
      }
      if (column.type !== 'number' || typeof value !== 'number') return String(value ?? '');
      return formatNumber(value, column.percent === true ? percent : decimals);
    };
    const cellsOf = (cells: readonly ColumnValue[], isDistinct: boolean) =>
      columns
        .map((column, index) => ({
          key: column.key,
          heading: localised(column.heading),
          text: textOf(column, cells[index] ?? null),
        }))
        .filter(({ key }) => distinct.includes(key) === isDistinct);
    return {
      hasName: distinct.length > 0,
      /** `Comida`, `BEBIDAS · Agua`. */
      nameOf: (cells: readonly ColumnValue[]) =>
        cellsOf(cells, true)
          .map(({ text }) => text)
          .join(' · '),
      figuresOf: (cells: readonly ColumnValue[]) => cellsOf(cells, false),
    };
  }, [kind, formatNumber, localised]);
}

interface FigureProps {
  heading: string;
  before: string | undefined;
  after: string | undefined;
}

function Figure({ heading, before, after }: FigureProps) {
  const text = useText(differenceTexts);
  const orNone = (value: string) => (value === '' ? text('noValue') : value);
  const isChange = before !== undefined && after !== undefined;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {heading}
      </Box>
      {isChange ? (
        <>
          <VisuallyHidden>{text('fromTo', { before: orNone(before), after: orNone(after) })}</VisuallyHidden>
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            {orNone(before)}
          </Box>
          <ArrowForwardRounded
            aria-hidden
            sx={{ alignSelf: 'center', fontSize: '1rem', color: 'text.secondary' }}
          />
          <Box component="span" aria-hidden sx={{ fontWeight: 650 }}>
            {orNone(after)}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {orNone(after ?? before ?? '')}
        </Box>
      )}
    </Stack>
  );
}

interface FigureCellProps {
  kind: ImportKind;
  row: DifferenceRow;
}

/** Of a changed row only the figures that differ. */
function FigureCell({ kind, row: { mark, before, after } }: FigureCellProps) {
  const { figuresOf } = useCellTexts(kind);
  const former = before === null ? [] : figuresOf(before);
  const next = after === null ? [] : figuresOf(after);
  const figures = (next.length > 0 ? next : former).map(({ key, heading }) => ({
    key,
    heading,
    before: mark === 'same' ? undefined : former.find((cell) => cell.key === key)?.text,
    after: next.find((cell) => cell.key === key)?.text,
  }));
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {figures
        .filter((figure) => mark !== 'changed' || figure.before !== figure.after)
        .map(({ key, ...figure }) => (
          <Figure key={key} {...figure} />
        ))}
    </Stack>
  );
}

interface DifferenceTableProps {
  importId: string;
  kind: ImportKind;
  mark: DifferenceMark;
}

export function DifferenceTable({ importId, kind, mark }: DifferenceTableProps) {
  const text = useText(differenceTexts);
  const markName = useText(importsTexts)(`mark.${mark}`);
  const list = usePages();
  const query = useCallList(importQueries.ListImportDifference, {
    id: importId,
    mark: [mark],
    ...list.input,
  });
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
              key: `${list.input.page}-${index}`,
              cells: [
                <Box key="place" component="span" sx={{ fontWeight: 600 }}>
                  {placeOf(row)}
                </Box>,
                ...(hasName ? [nameOf(row.after ?? row.before ?? [])] : []),
                <FigureCell key="figures" kind={kind} row={row} />,
              ],
            }))}
          />
          <ListPager list={list} total={total} sizes={pageSizes} />
        </div>
      )}
    </LoadedPart>
  );
}
