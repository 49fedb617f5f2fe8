import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { lazyOverlay } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import type { SelectedRows } from '#ui/table/use-selected-rows';
import { addMonthPath } from '../report-paths';
import { AddPdfField } from './AddPdfField';
import { monthTexts } from '../texts';
import { ReportPreviewPane } from './ReportPreviewPane';
import { ReportsTable } from './ReportsTable';
import { UnassignedPanel } from './UnassignedPanel';
import type { MonthList } from './use-month-list';
import type { Unwanted } from './use-report-removal';

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
export function MonthReportsPanel({ month, list, selection, onRemove }: MonthReportsPanelProps) {
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
