import { Box, Chip, IconButton, Stack, Typography } from '@mui/material';
import { useId, useMemo, Suspense, useState } from 'react';
import {
  type MissingReports,
  receivedReportQueries,
  reportStates,
  type ReceivedReport,
} from '@portal/contracts/areas/partner-reports';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import { userQueries } from '@portal/contracts/areas/users';
import { Role } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { TabBar } from '#ui/TabBar';
import { restaurantLabel, placeLabel } from '#core/restaurant-label';
import { TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { EmptyState } from '#ui/states/EmptyState';
import { DataTable, type Column } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { useCallList } from '#core/client/use-call-query';
import { useDates, capital, useMonthName } from '#core/i18n/dates';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import type { ListUrl } from '#ui/list/use-list-url';
import { lazyOverlay } from '#ui/part/lazy-part';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { SignButtons } from '#ui/table/SignButtons';
import { receivedReportsTexts } from './texts';
import { ReportFilters } from './ReportFilters';

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));
const receivedReportsTableFilters = ['month', 'user_id', 'restaurant_id', 'state'] as const;

type Filter = (typeof receivedReportsTableFilters)[number];

const looks = {
  current: { tone: statusTones.done, icon: CheckCircleRounded },
  replaced: { tone: statusTones.underway, icon: SwapHorizRounded },
  deleted: { tone: statusTones.over, icon: DeleteOutlineRounded },
} as const;

function StateCell({ report }: { report: ReceivedReport }) {
  const text = useText(receivedReportsTexts);
  const dates = useDates();
  const { state, version, deleted_date: deleted } = report;
  const note = deleted === null ? '' : text('deletedOn', { time: dates.time(deleted) });
  return (
    <Box sx={{ lineHeight: 1.3 }}>
      <StatusChip {...looks[state]} label={text(`state.${state}`)} />
      {(note !== '' || version > 1) && (
        <Typography variant="caption" component="div" color="textSecondary">
          {note || text('version', { version })}
        </Typography>
      )}
    </Box>
  );
}

function PreviewButton({
  report,
  onOpen,
}: {
  report: ReceivedReport;
  onOpen: (report: ReceivedReport) => void;
}) {
  const text = useText(receivedReportsTexts);
  if (report.state === 'deleted') return null;
  return (
    <SignButtons>
      <IconButton
        size="small"
        aria-label={text('preview', { name: report.report_filename })}
        onClick={() => onOpen(report)}
      >
        <PictureAsPdfRounded />
      </IconButton>
    </SignButtons>
  );
}

function useReportColumns(onOpen: (report: ReceivedReport) => void) {
  const text = useText(receivedReportsTexts);
  const monthName = useMonthName();
  const columns = useMemo((): readonly RecordColumn<ReceivedReport>[] => {
    const place = (report: ReceivedReport) =>
      report.restaurant_id === null ? text('noRestaurant') : placeLabel(report);
    return [
      {
        field: 'report_filename',
        header: 'file',
        flex: 1.4,
        minWidth: 150,
        hideable: false,
        value: ({ report_filename: name }) => name,
        cell: ({ report_filename: name }) => <TwoLines>{name}</TwoLines>,
      },
      {
        field: 'report_date',
        header: 'month',
        width: 150,
        firstSort: 'desc',
        value: ({ month_formatted: month }) => capital(monthName(month)),
      },
      {
        field: 'restaurant_name',
        header: 'restaurant',
        flex: 1.4,
        minWidth: 150,
        value: place,
        cell: (report) => <TwoLines>{place(report)}</TwoLines>,
      },
      {
        field: 'user_name',
        header: 'sender',
        flex: 1,
        minWidth: 130,
        sortable: false,
        value: ({ user_name: name }) => name || text('erased'),
        cell: ({ user_name: name }) => <TwoLines>{name || text('erased')}</TwoLines>,
      },
      {
        field: 'created_date',
        header: 'created',
        width: 144,
        firstSort: 'desc',
        yields: true,
        value: ({ created_date: at }, dates) => dates.time(at),
      },
      {
        field: 'update_date',
        header: 'updated',
        width: 144,
        firstSort: 'desc',
        value: ({ update_date: at }, dates) => dates.time(at),
      },
      {
        field: 'state',
        header: 'status',
        width: 190,
        sortable: false,
        keeps: true,
        value: ({ state }) => text(`state.${state}`),
        cell: (report) => <StateCell report={report} />,
      },
    ];
  }, [text, monthName]);
  const { shown, exported } = useRecordColumns(receivedReportsTexts, columns);
  return useMemo(() => {
    const actions: Column<ReceivedReport> = {
      field: 'actions',
      headerName: text('actions'),
      width: 88,
      sortable: false,
      hideable: false,
      keeps: true,
      renderCell: ({ row }) => <PreviewButton report={row} onOpen={onOpen} />,
    };
    return { exported, shown: [...shown, actions] };
  }, [shown, exported, text, onOpen]);
}

function SentFilters({ list }: { list: ListUrl<Filter> }) {
  const text = useText(receivedReportsTexts);
  const { data } = useCallList(userQueries.ListUsers, { type: String(Role.Partner), size: -1 });
  return (
    <>
      <ChoiceMenu
        label={text('partner')}
        options={(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={list.filters.user_id ?? ''}
        onChange={(value) => list.filter('user_id', value === list.filters.user_id ? '' : value)}
      />
      <FilterChips
        label={text('status')}
        value={list.filters.state ?? ''}
        onChange={(value) => list.filter('state', value)}
        options={reportStates.map((value) => ({ value, label: text(`state.${value}`) }))}
      />
    </>
  );
}

function ReceivedReportCard({ report }: { report: ReceivedReport }) {
  const text = useText(receivedReportsTexts);
  const dates = useDates();
  const monthName = useMonthName();
  const place = report.restaurant_id === null ? text('noRestaurant') : placeLabel(report);
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {report.report_filename}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${capital(monthName(report.month_formatted))} · ${place}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${report.user_name || text('erased')} · ${dates.time(report.update_date)}`}
      </Typography>
      <StateCell report={report} />
    </Stack>
  );
}

/** Deleted ones too (R-PRT-08). */
function ReceivedReportsTable() {
  const text = useText(receivedReportsTexts);
  const [opened, setOpened] = useState<ReceivedReport | null>(null);
  const { list, query, pageSizes, load } = useTableList(receivedReportQueries.ListReceivedPartnerReports, {
    defaultSize: 20,
    filters: receivedReportsTableFilters,
  });
  const { shown, exported } = useReportColumns(setOpened);
  return (
    <>
      <DataTable
        name="received-reports"
        label={text('received')}
        list={list}
        query={query}
        pageSizes={pageSizes}
        usualSort="-update_date"
        columns={shown}
        exported={{ columns: exported, load }}
        rowId={({ id }) => id}
        rowName={({ report_filename: name }) => name}
        toolbar={
          <ReportFilters list={list} searchLabel={text('search')}>
            <SentFilters list={list} />
          </ReportFilters>
        }
        card={(report) => <ReceivedReportCard report={report} />}
        cardActions={(report) => <PreviewButton report={report} onOpen={setOpened} />}
        empty={<EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />}
      />
      <Suspense>
        {opened !== null && (
          <PdfDialog url={opened.url} title={opened.report_filename} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

const filters = ['month', 'restaurant_id'] as const;

function Months({ months }: { months: readonly string[] }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {months.map((month) => (
        <Chip key={month} size="small" variant="outlined" color="warning" label={month} />
      ))}
    </Stack>
  );
}

function MissingReportsTable() {
  const text = useText(receivedReportsTexts);
  const { list, query, pageSizes, load } = useTableList(receivedReportQueries.ListMissingPartnerReports, {
    defaultSize: 20,
    filters,
  });
  const columns = useMemo(
    (): readonly RecordColumn<MissingReports>[] => [
      {
        field: 'name',
        header: 'restaurant',
        flex: 1,
        minWidth: 180,
        hideable: false,
        value: restaurantLabel,
        cell: (row) => <TwoLines>{restaurantLabel(row)}</TwoLines>,
      },
      {
        field: 'months',
        header: 'months',
        flex: 2,
        minWidth: 200,
        sortable: false,
        keeps: true,
        value: ({ months }) => months.join(', '),
        cell: ({ months }) => <Months months={months} />,
      },
    ],
    [],
  );
  const { shown, exported } = useRecordColumns(receivedReportsTexts, columns);
  return (
    <Stack spacing={1.5}>
      <Box sx={{ color: 'text.secondary' }}>{text('missingHint')}</Box>
      <DataTable
        name="missing-reports"
        label={text('missing')}
        list={list}
        query={query}
        pageSizes={pageSizes}
        columns={shown}
        exported={{ columns: exported, load }}
        rowId={({ id }) => id}
        toolbar={<ReportFilters list={list} searchLabel={text('searchMissing')} />}
        card={(row) => (
          <Stack spacing={0.75}>
            <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {restaurantLabel(row)}
            </Typography>
            <Months months={row.months} />
          </Stack>
        )}
        empty={
          <EmptyState drawing={<TrayDrawing />} title={text('completeTitle')} text={text('completeText')} />
        }
      />
    </Stack>
  );
}

/** R-PRT-02, R-PRT-08. */
export function ReceivedReportsScreen() {
  const text = useText(receivedReportsTexts);
  const id = useId();
  const { search, change } = useAddress();
  const shown = search.get('view') === 'missing' ? 'missing' : 'received';
  const tabs = [
    { key: 'received', label: text('viewReceived') },
    { key: 'missing', label: text('viewMissing') },
  ];
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <Box sx={{ maxWidth: 280 }}>
          <TabBar
            id={id}
            tabs={tabs}
            shown={shown}
            label={text('views')}
            onShow={(view) => change({ view: view === 'missing' ? view : undefined, page: undefined })}
          />
        </Box>
        <div role="tabpanel" id={`${id}-part-${shown}`} aria-labelledby={`${id}-tab-${shown}`}>
          {shown === 'received' ? <ReceivedReportsTable /> : <MissingReportsTable />}
        </div>
      </Stack>
    </Page>
  );
}
