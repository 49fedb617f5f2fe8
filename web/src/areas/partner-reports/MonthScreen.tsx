import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { Box, Button, Card, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import { type PartnerReport, partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { wireMonth } from '@portal/contracts/kernel';
import { Suspense, useCallback, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCallCache } from '#core/client/call-cache';
import { useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { SearchDrawing, TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { FieldFrame } from '#ui/fields/Field';
import { Page } from '#ui/Page';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import { useSelectedRows, type SelectedRows } from '#ui/table/use-selected-rows';
import { maxQueued, useUploadQueue } from '#ui/upload/use-upload-queue';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useElementWidth } from '#ui/use-element-size';
import { ReportsTable } from './ReportsTable';
import {
  addMonthPath,
  type MonthList,
  monthsPath,
  type Unwanted,
  useMonthList,
  useReportRemoval,
  reportQueries,
} from './partner-reports';
import { RestaurantPicker, useAssigning } from './ReportActionButtons';
import { monthTexts } from './texts';
import { UnassignedPanel } from './UnassignedPanel';

const PdfPages = lazyPart(() => import('#ui/pdf/PdfPages').then((module) => module.PdfPages));

/** Width of A4, in points. */
const pageWidth = 595;

function Document({ url, title }: { url: string; title: string }) {
  const { ref, width } = useElementWidth();
  const zoom = Math.min(1, Math.max(0, width - 24) / pageWidth);
  return (
    <Box
      ref={ref}
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        p: 1.5,
        display: 'grid',
        justifyItems: 'safe center',
        alignContent: 'start',
        bgcolor: 'background.sunken',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {zoom > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" width="100%" height={360} />}>
          <PdfPages key={url} url={url} zoom={zoom} onPages={() => undefined} />
        </Suspense>
      )}
    </Box>
  );
}

interface ReportPreviewPaneProps {
  report: PartnerReport | undefined;
  onEnlarge: (report: PartnerReport) => void;
}

/** R-PRT-07. */
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

/** R-PRT-03. */
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

function MonthReportsPanel({ month, list, selection, onRemove }: MonthReportsPanelProps) {
  const { isWide, beside, large, preview, enlarge, end } = usePreview(list);
  const isEmpty = list.query.data?.total === 0 && !list.list.isNarrowed;
  const acts = { onPreview: preview, onRemove };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 36%)' },
        }}
      >
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
          <Box sx={{ position: 'sticky', top: 16, height: 'calc(100dvh - 2rem)' }}>
            <ReportPreviewPane report={beside} onEnlarge={enlarge} />
          </Box>
        )}
      </Box>
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

/** R-PRT-03. */
export function MonthScreen() {
  const text = useText(monthTexts);
  const { month = '', year = '' } = useParams();
  const key = `${month}/${year}`;
  if (wireMonth().safeParse(key).success) return <Month key={key} month={key} />;
  return (
    <Page title={text('back')} crumbs={[{ label: text('back'), to: monthsPath }]}>
      <UnknownMonth />
    </Page>
  );
}
