import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { type PartnerReport, partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { Link, useParams } from 'react-router-dom';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useState, useId } from 'react';
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing, TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { useMonthName } from '#core/i18n/dates';
import { useSelectedRows, type SelectedRows } from '#ui/table/use-selected-rows';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { useCallCache } from '#core/client/call-cache';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { FieldFrame } from '#ui/fields/Field';
import { maxQueued, useUploadQueue } from '#ui/upload/use-upload-queue';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useElementWidth } from '#ui/use-element-width';
import { isMonth, monthsPath, addMonthPath } from '../report-paths';
import { monthTexts } from '../texts';
import { reportQueries } from '../report-queries';
import { useMonthList, type MonthList, ReportsTable } from './ReportsTable';
import { useReportRemoval, type Unwanted } from './use-report-removal';
import { UnassignedPanel } from './UnassignedPanel';
import { RestaurantPicker } from './RestaurantPicker';
import { useAssigning } from './use-assigning';

const PdfPages = lazyPart(() => import('#ui/pdf/PdfPages').then((module) => module.PdfPages));

/** Points: a page of A4. */
const pageWidth = 595;

const Pages = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: theme.spacing(1.5),
  display: 'grid',
  justifyItems: 'safe center',
  alignContent: 'start',
  backgroundColor: theme.vars.palette.background.sunken,
  borderTop: `thin solid ${theme.vars.palette.divider}`,
}));

/** A document as wide as there is room for. */
function Document({ url, title }: { url: string; title: string }) {
  const { ref, width } = useElementWidth();
  const zoom = Math.min(1, Math.max(0, width - 24) / pageWidth);
  return (
    <Pages ref={ref} tabIndex={0} role="region" aria-label={title}>
      {zoom > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height={360} />}>
          <PdfPages key={url} url={url} zoom={zoom} onPages={() => undefined} />
        </Suspense>
      )}
    </Pages>
  );
}

interface ReportPreviewPaneProps {
  report: PartnerReport | undefined;
  onEnlarge: (report: PartnerReport) => void;
}

/** The report that is chosen in the list, beside it (R-PRT-07), and the restaurant that it is about. */
function ReportPreviewPane({ report, onEnlarge }: ReportPreviewPaneProps) {
  const text = useText(monthTexts);
  const { assign, isPending } = useAssigning();
  return (
    <Card
      component="section"
      aria-label={text('previewTitle')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      {report === undefined ? (
        <Box sx={{ p: 3, color: 'text.secondary' }}>{text('previewNone')}</Box>
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Typography variant="subtitle1" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                {report.report_filename}
              </Typography>
              <Button size="small" startIcon={<OpenInFullRounded />} onClick={() => onEnlarge(report)}>
                {text('enlarge')}
              </Button>
            </Box>
            <RestaurantPicker
              key={report.id}
              report={report}
              isDisabled={isPending}
              onChoose={(restaurant) => void assign(report, restaurant)}
            />
          </Box>
          <Document url={report.url} title={report.report_filename} />
        </>
      )}
    </Card>
  );
}

const { AddPartnerReport } = partnerReportUploads;

/** Adds single PDF files to a month (R-PRT-03); one after the other, each with how far it is. */
function AddPdfField({ month }: { month: string }) {
  const text = useText(monthTexts);
  const cache = useCallCache();
  const id = useId();
  const { uploads, add, retry, remove, isBusy } = useUploadQueue({
    onArrived: () => void cache.refresh(reportQueries),
  });
  return (
    <FieldFrame id={id} label={text('addPdf')} hint={text('addPdfText')}>
      <UploadZone
        id={id}
        contract={AddPartnerReport}
        max={maxQueued}
        onFiles={(files) => void add(AddPartnerReport, files, { date: month })}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      <LeaveGuard when={isBusy} />
    </FieldFrame>
  );
}

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 36%)' },
  '& > .pane': { position: 'sticky', top: theme.spacing(2), height: `calc(100dvh - ${theme.spacing(4)})` },
}));

function NoReports({ month }: { month: string }) {
  const text = useText(monthTexts);
  return (
    <EmptyState
      drawing={<TrayDrawing />}
      title={text('emptyTitle')}
      text={text('emptyText')}
      action={
        <Button component={Link} to={addMonthPath(month)} startIcon={<UploadFileRounded />}>
          {text('upload')}
        </Button>
      }
    />
  );
}

/** Which report is looked at: beside the list where there is room, else over the whole screen. */
function usePreview({ query, openId, open, close }: MonthList) {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [large, setLarge] = useState<PartnerReport | null>(null);
  const rows = query.data?.rows ?? [];
  const opened = rows.find(({ id }) => id === openId);
  const preview = useCallback(
    (report: PartnerReport) => {
      open(report);
      if (!isWide) setLarge(report);
    },
    [open, isWide],
  );
  return {
    isWide,
    /** The list opens with its first report. */
    beside: isWide ? (opened ?? rows[0]) : undefined,
    large: large ?? (isWide ? undefined : opened),
    preview,
    enlarge: setLarge,
    end: () => {
      setLarge(null);
      if (!isWide) close();
    },
  };
}

interface MonthReportsPanelProps {
  month: string;
  list: MonthList;
  selection: SelectedRows<PartnerReport>;
  onRemove: (unwanted: Unwanted) => void;
}

/** A month: reports that look for their restaurant, the list with its preview, and what may be added. */
function MonthReportsPanel({ month, list, selection, onRemove }: MonthReportsPanelProps) {
  const { isWide, beside, large, preview, enlarge, end } = usePreview(list);
  const isEmpty = list.query.data?.total === 0 && !list.list.isNarrowed;
  const acts = { onPreview: preview, onRemove };
  return (
    <>
      <Beside>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UnassignedPanel month={month} {...acts} />
          <AddPdfField month={month} />
          <ReportsTable
            month={list}
            openId={beside?.id}
            selection={selection}
            {...acts}
            empty={<NoReports month={month} />}
          />
        </Stack>
        {isWide && !isEmpty && (
          <Box className="pane">
            <ReportPreviewPane report={beside} onEnlarge={enlarge} />
          </Box>
        )}
      </Beside>
      <Suspense>
        {large != null && <PdfDialog url={large.url} title={large.report_filename} onClose={end} />}
      </Suspense>
    </>
  );
}

function UnknownMonth() {
  const text = useText(monthTexts);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('unknownTitle')}
      text={text('unknownText')}
      action={
        <Button component={Link} to={monthsPath}>
          {text('toMonths')}
        </Button>
      }
    />
  );
}

const noReports: readonly PartnerReport[] = [];
const rowId = ({ id }: PartnerReport) => id;

function Month({ month }: { month: string }) {
  const text = useText(monthTexts);
  const monthName = useMonthName();
  const list = useMonthList(month);
  const selection = useSelectedRows({ rows: list.query.data?.rows ?? noReports, rowId, view: month });
  const removal = useReportRemoval(selection.clear);
  const { total = 0 } = list.query.data ?? {};
  const hasReports = total > 0 || list.list.isNarrowed;
  return (
    <Page
      title={text('title', { month: monthName(month) })}
      crumbs={[{ label: text('back'), to: monthsPath }]}
      actions={
        hasReports && (
          <Button color="error" startIcon={<DeleteOutlineRounded />} onClick={() => removal.ask({ month })}>
            {text('removeMonth')}
          </Button>
        )
      }
    >
      <MonthReportsPanel month={month} list={list} selection={selection} onRemove={removal.ask} />
      <QuestionDialog question={removal} />
    </Page>
  );
}

/** The reports of a month, and what is missing of them (R-PRT-03). */
export function MonthScreen() {
  const text = useText(monthTexts);
  const { month = '', year = '' } = useParams();
  const key = `${month}/${year}`;
  if (isMonth(key)) return <Month key={key} month={key} />;
  return (
    <Page title={text('back')} crumbs={[{ label: text('back'), to: monthsPath }]}>
      <UnknownMonth />
    </Page>
  );
}
