import { Box, Button, Chip, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import {
  downloadReportQueries,
  type DownloadSummary,
  type DownloadRow,
} from '@portal/contracts/areas/download-report';
import { Suspense, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { useCallQuery } from '#core/client/use-call-query';
import { Loaded } from '#ui/states/Loaded';
import { useDates } from '#core/i18n/dates';
import { ChartFrame, ChartNumbers } from '#ui/chart/ChartFrame';
import { rowsHeightOf } from '#ui/chart/stacks';
import { Panel } from '#ui/Panel';
import { lazyPart } from '#ui/part/lazy-part';
import { SmallTable } from '#ui/SmallTable';
import { FilterChips } from '#ui/list/FilterChips';
import type { ListInput } from '#ui/list/use-list-url';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { SearchField } from '#ui/list/SearchField';
import { EmptyState } from '#ui/states/EmptyState';
import { type Column, DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import type { ExportColumn } from '#ui/export/export-columns';
import { radii } from '#core/theme/tokens';
import { useMarket } from '#core/market';
import { isDay } from '#ui/list/is-day';
import { useAddress } from '#ui/list/use-address';
import { downloadReportTexts } from './texts';
import {
  periodOf,
  type Period,
  everyDay,
  type Preset,
  presetOf,
  presets,
  presetDays,
} from './download-report';

const todayIn = (timeZone: string) => dayOf(new Date().toISOString(), timeZone);

/** By default the last thirty days. */
function usePeriod() {
  const { timeZone } = useMarket();
  const { search, change } = useAddress();
  const today = todayIn(timeZone);
  const usual = periodOf.last30(today);
  const start = search.get('start');
  const end = search.get('end');
  const period: Period = { start: isDay(start) ? start : usual.start, end: isDay(end) ? end : usual.end };
  const choose = (chosen: Period) => change({ ...chosen, page: undefined });
  return { period, today, choose, isForward: period.start <= period.end };
}

/** Pixels; sharp on dense screens. */
const thumbWidth = 120;

function ThumbCell({ thumb }: { thumb: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        overflow: 'hidden',
        borderRadius: `${radii.control}px`,
        bgcolor: 'background.sunken',
        '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
      }}
    >
      {thumb !== '' && <img src={`${thumb}&width=${thumbWidth}`} alt="" loading="lazy" decoding="async" />}
    </Box>
  );
}

/** The name links to the piece, unless it was deleted. */
function NameCell({ row }: { row: DownloadRow }) {
  const text = useText(downloadReportTexts);
  const name = row.name === '' ? text('unknown', { id: row.id }) : row.name;
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
      {row.link === '' ? (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      ) : (
        <MuiLink component={Link} to={row.link} color="inherit" sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="caption" component="span" color="textSecondary">
          {row.reference}
        </Typography>
        {row.deleted && row.name !== '' && <Chip size="small" variant="outlined" label={text('deleted')} />}
      </Stack>
    </Box>
  );
}

function DownloadCard({ row }: { row: DownloadRow }) {
  const text = useText(downloadReportTexts);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box sx={{ minWidth: '2ch', color: 'text.secondary', textAlign: 'end' }}>{row.pos}</Box>
      <ThumbCell thumb={row.thumb} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <NameCell row={row} />
        <Typography variant="caption" component="div" color="textSecondary">
          {row.section.name || text('noSection')}
        </Typography>
        <Typography variant="subtitle2" component="div" sx={{ pt: 0.5 }}>
          {text('total', { count: row.downloads })}
        </Typography>
      </Box>
    </Stack>
  );
}

function useExportColumns(): readonly ExportColumn<DownloadRow>[] {
  const text = useText(downloadReportTexts);
  return useMemo(
    () => [
      { header: text('pos'), value: ({ pos }) => pos, width: 8 },
      { header: text('name'), value: ({ id, name }) => name || text('unknown', { id }), width: 40 },
      { header: text('reference'), value: ({ reference }) => reference, width: 16 },
      { header: text('section'), value: ({ section }) => section.name, width: 24 },
      { header: text('restaurants'), value: ({ restaurants }) => restaurants, width: 14 },
      { header: text('downloads'), value: ({ downloads }) => downloads, width: 14 },
    ],
    [text],
  );
}

const { GetDownloadReport } = downloadReportQueries;

/** R-CON-32. */
const pageSizes = [10, 25, 50, -1] as const;

/** R-IMP-10. */
function useColumns(): readonly Column<DownloadRow>[] {
  const text = useText(downloadReportTexts);
  return useMemo(
    () => [
      { field: 'pos', headerName: text('pos'), width: 84, sortable: false, align: 'right' },
      {
        field: 'thumb',
        headerName: text('preview'),
        width: 84,
        sortable: false,
        renderCell: ({ row }) => <ThumbCell thumb={row.thumb} />,
      },
      {
        field: 'name',
        headerName: text('name'),
        flex: 1.6,
        minWidth: 200,
        renderCell: ({ row }) => <NameCell row={row} />,
      },
      {
        field: 'section',
        headerName: text('section'),
        flex: 1,
        minWidth: 140,
        renderCell: ({ row }) => <TwoLines>{row.section.name || text('noSection')}</TwoLines>,
      },
      { field: 'restaurants', headerName: text('restaurants'), width: 130, sortable: false, align: 'right' },
      { field: 'downloads', headerName: text('downloads'), width: 140, align: 'right' },
    ],
    [text],
  );
}

interface DownloadTableProps {
  period: Period;
  onThisYear: () => void;
}

/** R-IMP-10. */
function DownloadTable({ period, onThisYear }: DownloadTableProps) {
  const text = useText(downloadReportTexts);
  const columns = useColumns();
  const exported = useExportColumns();
  const { start, end } = period;
  const inputOf = useCallback((input: ListInput) => ({ start, end, ...input }), [start, end]);
  const { list, query, load } = useTableList(GetDownloadReport, { pageSizes, defaultSize: 25, inputOf });
  return (
    <DataTable
      name="download-report"
      label={text('table')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ id }) => id}
      pageSizes={pageSizes}
      card={(row) => <DownloadCard row={row} />}
      exported={{ fileName: text('file', { start, end }), columns: exported, load }}
      toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
      empty={
        <EmptyState
          drawing={<ShelfDrawing />}
          title={text('emptyTitle')}
          text={text('emptyText')}
          action={
            <Button variant="contained" color="primary" onClick={onThisYear}>
              {text('lastYear')}
            </Button>
          }
        />
      }
    />
  );
}

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

type PeriodState = ReturnType<typeof usePeriod>;

/** R-IMP-10. */
function PeriodBar({ state }: { state: PeriodState }) {
  const text = useText(downloadReportTexts);
  const { period, today, choose, isForward } = state;
  const nameOf = (preset: Preset) =>
    text(preset === 'year' || preset === 'month' ? `preset.${preset}` : 'preset.days', {
      days: presetDays[preset],
    });
  const move = (change: Partial<Period>) => {
    // The report stays while a day is incomplete.
    if (change.start !== '' && change.end !== '') choose({ ...period, ...change });
  };
  return (
    <Stack spacing={2} sx={{ pb: 3 }}>
      <FilterChips
        label={text('period')}
        options={presets.map((preset) => ({ value: preset, label: nameOf(preset) }))}
        value={presetOf(period, today) ?? ''}
        onChange={(preset) => preset !== '' && choose(periodOf[preset as Preset](today))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 13rem))' } }}>
        <Suspense fallback={<Skeleton sx={{ height: 'calc(var(--control-height) * 1.6)' }} />}>
          <DayField
            name="start"
            label={text('start')}
            value={period.start}
            onChange={(start) => move({ start })}
            clearable={false}
          />
          <DayField
            name="end"
            label={text('end')}
            value={period.end}
            onChange={(end) => move({ end })}
            earliest={period.start}
            clearable={false}
            error={isForward ? undefined : text('reversed')}
          />
        </Suspense>
      </Box>
    </Stack>
  );
}

const StackPlot = lazyPart(() => import('#ui/chart/StackPlot').then((module) => module.StackPlot));

const written = (value: number | null) => String(value ?? 0);

function TopPanel({ summary: { top } }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const nameOf = ({ id, name }: DownloadSummary['top'][number]) => name || text('unknown', { id });
  const [first] = top;
  if (first === undefined) return null;
  const data = {
    series: [{ key: 'downloads', name: text('downloads') }],
    points: top.map((each) => ({
      key: String(each.id),
      name: nameOf(each),
      values: { downloads: each.downloads },
    })),
    write: written,
    stacks: {},
  };
  return (
    <Panel title={text('top')}>
      <ChartFrame
        label={text('topSummary', { name: nameOf(first), downloads: first.downloads })}
        height={rowsHeightOf(data)}
      >
        <StackPlot look="rows" {...data} />
      </ChartFrame>
    </Panel>
  );
}

function RestaurantsPanel({ summary: { restaurants } }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const nameOf = ({ id, name }: { id: number; name: string }) =>
    id === 0 ? text('noRestaurant') : name || text('restaurantOf', { id });
  return (
    <Panel title={text('who')}>
      <SmallTable
        label={text('who')}
        columns={[text('restaurant'), text('downloads')]}
        rows={restaurants.map((each) => ({ key: each.id, cells: [nameOf(each), each.downloads] }))}
      />
    </Panel>
  );
}

const DayPlot = lazyPart(() => import('#ui/chart/DayPlot').then((module) => module.DayPlot));

function DayPanel({ summary }: { summary: DownloadSummary }) {
  const text = useText(downloadReportTexts);
  const dates = useDates();
  const { start, end, downloads, days } = summary;
  const best = days.reduce((most, each) => (each.downloads > most.downloads ? each : most), {
    day: start,
    downloads: 0,
  });
  const label = text('perDaySummary', {
    start: dates.day(start),
    end: dates.day(end),
    total: downloads,
    day: dates.day(best.day),
    most: best.downloads,
  });
  return (
    <Panel title={text('perDay')}>
      <ChartFrame label={label} height={28}>
        <DayPlot
          series={[{ key: 'downloads', name: text('downloads') }]}
          points={everyDay(summary, days).map(({ day, downloads: count }) => ({
            key: day,
            name: day,
            values: { downloads: count },
          }))}
          write={written}
        />
      </ChartFrame>
      <ChartNumbers
        label={text('perDay')}
        columns={[text('day'), text('downloads')]}
        rows={days.map(({ day, downloads }) => ({ key: day, cells: [dates.day(day), downloads] }))}
      />
    </Panel>
  );
}

function PeriodSummary({ period }: { period: Period }) {
  const text = useText(downloadReportTexts);
  const query = useCallQuery(downloadReportQueries.GetDownloadSummary, { ...period }, { keepPrevious: true });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(40), mb: 3 }} />}
      empty={{ when: ({ downloads }) => downloads === 0, show: null }}
    >
      {(summary) => (
        <Box sx={{ pb: 3 }}>
          <Typography variant="h2" component="div" role="status" sx={{ pb: 2 }}>
            {text('total', { count: summary.downloads })}{' '}
            <Typography variant="body1" component="span" color="textSecondary">
              {text('ofPieces', { count: summary.resources })}
            </Typography>
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '4fr 3fr 3fr' } }}>
            <DayPanel summary={summary} />
            <TopPanel summary={summary} />
            <RestaurantsPanel summary={summary} />
          </Box>
        </Box>
      )}
    </Loaded>
  );
}

/** R-IMP-10, R-IMP-11, R-NAV-33. */
export function DownloadScreen() {
  const text = useText(downloadReportTexts);
  const state = usePeriod();
  const { period, today, choose, isForward } = state;
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full">
      <PeriodBar state={state} />
      {isForward && (
        <>
          <PeriodSummary period={period} />
          <DownloadTable period={period} onThisYear={() => choose(periodOf.year(today))} />
        </>
      )}
    </Page>
  );
}
