import { z } from 'zod';
import { defineDownloads, download, ofObject, only, restaurantStaff, wireText } from '../../kernel';
import { reportIdSchema } from './partner-report-id';
import { reportSenders } from './partner-reports.commands';

export const partnerReportDownloads = defineDownloads('partner-reports', {
  OpenPartnerReport: download({
    method: 'GET',
    path: 'partner/report/{id}/file',
    input: z.object({ id: reportIdSchema, v: wireText(64).optional() }),
    output: z.unknown(),
    access: only([...reportSenders, ...restaurantStaff], { scope: ofObject }),
    summary: 'The file of a report, to its partner, its restaurant and administrators (R-PRT-07, W14)',
  }),
});
