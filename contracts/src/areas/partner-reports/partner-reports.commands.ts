import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  only,
  Role,
  wireCommaList,
  wireInteger,
  wireJson,
  wireMonth,
  wireRequiredText,
} from '../../kernel';
import { reportIdSchema } from './partner-report-id';

/** Partners, and administrators over all of them (R-PRT-01, AMB-72). */
export const reportSenders: readonly Role[] = [Role.Partner, Role.Administrator];

const access = only(reportSenders, { scope: ofObject });
const ids = z.object({ ids: wireCommaList(reportIdSchema).pipe(z.array(z.string()).min(1)) });
const deleted = z.object({ ids: z.array(z.string()) });
const rejections = ['report_not_found'];

const listedReport = z.looseObject({ report_filename: z.unknown(), month_formatted: z.unknown() });

/** A report by its name and month, or as a list answers it (R-API-116). */
function byName(sent: unknown): unknown {
  const { data: listed } = listedReport.safeParse(sent);
  return listed ? { filename: listed.report_filename, date: listed.month_formatted } : sent;
}

export const partnerReportCommands = defineCommands('partner-reports', {
  DeletePartnerReport: command({
    method: 'POST',
    path: 'partner/report/{id}/delete',
    legacyGet: true,
    input: z.object({ id: reportIdSchema }),
    output: deleted,
    access,
    rejections,
    summary: 'Deletes one report; it can be restored (R-PRT-10, R-API-117, AMB-32)',
  }),
  DeletePartnerReportByName: command({
    method: 'POST',
    path: 'partner/report/delete',
    input: z.object({
      report: wireJson(
        z.preprocess(byName, z.object({ filename: wireRequiredText(200), date: wireMonth() })),
      ),
    }),
    output: deleted,
    access,
    rejections,
    summary: 'Deletes the report of that name and month (R-PRT-10, R-API-116)',
  }),
  DeletePartnerReports: command({
    method: 'POST',
    path: 'partner/report/selection/delete',
    input: ids,
    output: deleted,
    access,
    rejections,
    summary: 'Deletes several reports of one month (R-PRT-10)',
  }),
  DeletePartnerReportMonth: command({
    method: 'POST',
    path: 'partner/report/months/{month}/delete',
    input: z.object({ month: wireMonth() }),
    output: deleted,
    access,
    rejections,
    summary: 'Deletes all reports of a month, spelled MM-YYYY (R-PRT-10, R-API-118, AMB-22)',
  }),
  RestorePartnerReports: command({
    method: 'POST',
    path: 'partner/report/selection/restore',
    input: ids,
    output: deleted,
    access,
    rejections: ['report_not_found', 'report_name_taken', 'report_file_removed'],
    summary: 'Undoes a deletion of reports of one month, within thirty days (U5, R13)',
  }),
  AssignPartnerReport: command({
    method: 'POST',
    path: 'partner/report/{id}/assign',
    input: z.object({
      id: reportIdSchema,
      /** -1 for none. */
      restaurant_id: wireInteger(),
    }),
    output: z.object({ id: z.string(), restaurant_id: z.int().nullable() }),
    access,
    rejections: ['report_not_found', 'restaurant_not_found'],
    summary: 'Says which restaurant a report is about (AMB-65)',
  }),
});
