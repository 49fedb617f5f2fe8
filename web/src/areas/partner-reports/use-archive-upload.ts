import {
  type partnerReportUploads,
  partnerReportUploads as uploads,
} from '@portal/contracts/areas/partner-reports';
import type { OutputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallCache } from '#core/client/call-cache';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { reportQueries } from './report-queries';

export type SentReports = OutputOf<(typeof partnerReportUploads)['AddPartnerReports']>;

/** One archive on its way: how far it is, and what became of its files. */
export function useArchiveUpload() {
  const cache = useCallCache();
  const [result, setResult] = useState<SentReports | null>(null);
  const queue = useUploadQueue({
    onArrived: (_id, uploaded) => {
      setResult(uploaded as unknown as SentReports);
      void cache.refresh(reportQueries);
    },
  });
  return {
    ...queue,
    result,
    send: (month: string, file: File) =>
      void queue.add(uploads.AddPartnerReports, [file], {
        report: JSON.stringify({ date: month, filename: file.name }),
      }),
    again: () => {
      setResult(null);
      queue.tidy();
    },
  };
}
export type ArchiveUpload = ReturnType<typeof useArchiveUpload>;
