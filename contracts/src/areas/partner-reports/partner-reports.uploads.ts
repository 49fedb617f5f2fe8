import { z } from 'zod';
import {
  defineUploads,
  fileRejections,
  mebibyte,
  only,
  upload,
  wireJson,
  wireMonth,
  wireText,
} from '../../kernel';
import { reportSenders } from './partner-reports.commands';
import { refusedEntryReasons } from './partner-reports.events';

/** What became of each file of an upload, in the order in which they came. */
export const sentReportSchema = z.object({
  filename: z.string(),
  /** Of a report that was taken. */
  id: z.string().nullable(),
  restaurant_id: z.int().nullable(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  /** Why it was not taken. */
  reason: z.enum(refusedEntryReasons).nullable(),
});
export type SentReport = z.infer<typeof sentReportSchema>;

const output = z.object({ month_formatted: z.string(), files: z.array(sentReportSchema) });
const maxPdfBytes = 50 * mebibyte;

const rejections = [...fileRejections, 'month_not_open'];
const sent = { method: 'POST', output, access: only(reportSenders) } as const;

/** Table 3.1: what partners bring, and how much of it. */
export const partnerReportUploads = defineUploads('partner-reports', {
  AddPartnerReports: upload({
    ...sent,
    path: 'partner/report/add',
    /** The names of archive and reports are those of the files themselves. */
    input: z.object({
      report: wireJson(z.object({ date: wireMonth(), filename: wireText(200).optional() })),
    }),
    maxBytes: 200 * mebibyte,
    maxExpandedBytes: 1024 * mebibyte,
    accepts: ['zip', 'rar'],
    unpacks: { keeps: ['pdf'], maxEntries: 500, maxEntryBytes: maxPdfBytes, maxRatio: 200 },
    resumable: true,
    rejections: [
      ...rejections,
      'month_has_reports',
      'archive_without_reports',
      'archive_encrypted',
      'archive_of_several_volumes',
      'archive_too_large',
      'archive_broken',
      'archive_method_refused',
    ],
    summary: 'Unpacks the reports of a month, at once or in pieces (R-PRT-04…06, R-PRT-09, R-API-114, W16)',
  }),
  AddPartnerReport: upload({
    ...sent,
    path: 'partner/report/addpdf',
    input: z.object({
      date: wireMonth(),
      /** Another name than that of the file. */
      filename: wireText(200).optional(),
    }),
    maxBytes: maxPdfBytes,
    accepts: ['pdf'],
    rejections: [...rejections, 'pdf_encrypted'],
    summary: 'Adds one PDF to a month, or replaces that of the same name (R-PRT-03, R-PRT-09, R-API-115)',
  }),
});
