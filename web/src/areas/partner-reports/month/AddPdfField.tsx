import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { useId } from 'react';
import { useCallCache } from '#core/client/use-call-cache';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { FieldFrame } from '#ui/fields/Field';
import { maxQueued } from '#ui/upload/upload-queue-model';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { reportQueries } from '../report-queries';
import { monthTexts } from '../texts';

const { AddPartnerReport } = partnerReportUploads;

/** Adds single PDF files to a month (R-PRT-03); one after the other, each with how far it is. */
export function AddPdfField({ month }: { month: string }) {
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
