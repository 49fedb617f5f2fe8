import { z } from 'zod';
import {
  defineQueries,
  instant,
  listInput,
  only,
  query,
  Role,
  wireMonth,
  wireOptionalInteger,
} from '../../kernel';
import { partnerReportSchema, reportRestaurantChoiceSchema } from './partner-reports.queries';

/** `replaced`: there, with an earlier file; `deleted`: as long as it can be restored. */
export const reportStates = ['current', 'replaced', 'deleted'] as const;
export type ReportState = (typeof reportStates)[number];

/** A report as administrators see it: who sent it, and what became of it. */
export const receivedReportSchema = partnerReportSchema.extend({
  user_id: z.int(),
  /** Empty once that person was erased. */
  user_name: z.string(),
  state: z.enum(reportStates),
  /** `null` while it is there. */
  deleted_date: instant().nullable(),
});
export type ReceivedReport = z.infer<typeof receivedReportSchema>;

/** A restaurant, and the months of which it has no report. */
export const missingReportsSchema = reportRestaurantChoiceSchema.extend({
  /** Newest first: `11/2026`. */
  months: z.array(z.string()),
});
export type MissingReports = z.infer<typeof missingReportsSchema>;

const narrowing = { month: wireMonth().optional(), restaurant_id: wireOptionalInteger() };
const ofAdministrators = { method: 'GET', list: true, access: only([Role.Administrator]) } as const;

/** What partners have sent, and what they have not (R-PRT-02, R-PRT-08). */
export const receivedReportQueries = defineQueries('partner-reports', {
  ListReceivedPartnerReports: query({
    ...ofAdministrators,
    path: 'admin/partner-reports',
    input: listInput(['-update_date', 'created_date', 'report_filename', 'report_date', 'restaurant_name'], {
      ...narrowing,
      user_id: wireOptionalInteger(),
      state: z.enum(reportStates).optional(),
    }),
    output: z.array(receivedReportSchema),
    views: ['partnerReports', 'users'],
    summary: 'Reports of all partners, the deleted ones as well: who sent what, and when (R-PRT-08)',
  }),
  ListMissingPartnerReports: query({
    ...ofAdministrators,
    path: 'admin/partner-reports/missing',
    input: listInput(['name'], narrowing),
    output: z.array(missingReportsSchema),
    views: ['partnerReports', 'restaurants'],
    summary:
      'Active restaurants without a report of a month; without one, of the last months that are over (R-PRT-05, R-PRT-12)',
  }),
});
