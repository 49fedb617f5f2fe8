import Box from '@mui/material/Box';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { useCallCache } from '#app/client/use-call-cache';
import { useText } from '#app/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { Panel } from '#ui/Panel';
import { mostQueued } from '#ui/upload/upload-queue-model';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { reportQueries } from '../report-queries';
import { monthMessages } from './month.messages';

const { AddPartnerReport } = partnerReportUploads;

/** Adds single PDF files to a month (R-PRT-03); one after the other, each with how far it is. */
export function AddPdfPanel({ month }: { month: string }) {
  const text = useText(monthMessages);
  const cache = useCallCache();
  const { uploads, add, retry, remove, isBusy } = useUploadQueue({
    onArrived: () => void cache.refresh(reportQueries),
  });
  return (
    <Panel title={text('addPdf')} foldsAs="partner-reports.add-pdf">
      <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5 }}>{text('addPdfText')}</Box>
      <UploadZone
        contract={AddPartnerReport}
        max={mostQueued}
        onFiles={(files) => void add(AddPartnerReport, files, { date: month })}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      <LeaveGuard when={isBusy} />
    </Panel>
  );
}
