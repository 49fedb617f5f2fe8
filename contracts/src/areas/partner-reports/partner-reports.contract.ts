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
  defineDownloads,
  download,
  restaurantStaff,
  wireText,
  definePushes,
  defineQueries,
  instant,
  day,
  listInput,
  ofRestaurant,
  query,
  wireFlag,
  defineRejections,
  defineUploads,
  fileRejections,
  mebibyte,
  upload,
  defineDueTimes,
  defineView,
  month,
  wireOptionalInteger,
} from '../../kernel';
import { refusedEntryReasons } from './partner-reports.events';
import { maxPdfBytes, maxReportsInArchive, reportIdSchema } from './partner-reports.rules';

export const partnerReportRejections = defineRejections({
  /** Older than `details.months` (R-PRT-05). */
  month_not_open: 422,
  /** The sender has reports for that month (R-PRT-05). */
  month_has_reports: 409,
  report_not_found: 404,
  report_name_taken: 409,
  /** Its file was deleted after `details.days`. */
  report_file_removed: 410,
  /** `fields`: file → reason. */
  archive_without_reports: 422,
  archive_encrypted: 422,
  /** Multi-volume. */
  archive_of_several_volumes: 422,
  /** More than `details.maxFiles` or `details.maxBytes`, or expands too much. */
  archive_too_large: 422,
  /** Truncated, or another type. */
  archive_broken: 422,
});

/** R-PRT-01, AMB-72 */
const reportSenders: readonly Role[] = [Role.Partner, Role.Administrator];

const access = only(reportSenders, { scope: ofObject });
const ids = z.object({ ids: wireCommaList(reportIdSchema).pipe(z.array(z.string()).min(1)) });
const deleted = z.object({ ids: z.array(z.string()) });
const rejections = ['report_not_found'];

const listedReport = z.looseObject({ report_filename: z.unknown(), month_formatted: z.unknown() });

/** Also as answered by a list (R-API-116). */
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
    summary: 'Deletes all reports of a month, MM-YYYY (R-PRT-10, R-API-118, AMB-22)',
  }),
  RestorePartnerReports: command({
    method: 'POST',
    path: 'partner/report/selection/restore',
    input: ids,
    output: deleted,
    access,
    rejections: ['report_not_found', 'report_name_taken', 'report_file_removed'],
    summary: 'Restores reports of one month within 30 days (U5, R13)',
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
    summary: 'Assigns a report to a restaurant (AMB-65)',
  }),
});

/** Per file, in upload order. */
export const sentReportSchema = z.object({
  filename: z.string(),
  /** `null` if refused. */
  id: z.string().nullable(),
  restaurant_id: z.int().nullable(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  /** `null` if accepted. */
  reason: z.enum(refusedEntryReasons).nullable(),
});
export type SentReport = z.infer<typeof sentReportSchema>;

const output = z.object({ month_formatted: z.string(), files: z.array(sentReportSchema) });

const sent = { method: 'POST', output, access: only(reportSenders) } as const;

const uploadRejections = [...fileRejections, 'month_not_open'];

/** Limits of table 3.1. */
export const partnerReportUploads = defineUploads('partner-reports', {
  AddPartnerReports: upload({
    ...sent,
    path: 'partner/report/add',
    /** Names come from the files. */
    input: z.object({
      report: wireJson(z.object({ date: wireMonth(), filename: wireText(200).optional() })),
    }),
    maxBytes: 200 * mebibyte,
    maxExpandedBytes: 1024 * mebibyte,
    accepts: ['zip', 'rar'],
    unpacks: { keeps: ['pdf'], maxEntries: maxReportsInArchive, maxEntryBytes: maxPdfBytes, maxRatio: 200 },
    resumable: true,
    rejections: [
      ...uploadRejections,
      'month_has_reports',
      'archive_without_reports',
      'archive_encrypted',
      'archive_of_several_volumes',
      'archive_too_large',
      'archive_broken',
      'archive_method_refused',
    ],
    summary: 'Uploads an archive of a month’s reports, resumable (R-PRT-04…06, R-PRT-09, R-API-114, W16)',
  }),
  AddPartnerReport: upload({
    ...sent,
    path: 'partner/report/addpdf',
    input: z.object({
      date: wireMonth(),
      /** Overrides the file's name. */
      filename: wireText(200).optional(),
    }),
    maxBytes: maxPdfBytes,
    accepts: ['pdf'],
    rejections: [...uploadRejections, 'pdf_encrypted'],
    summary: 'Uploads a PDF to a month; replaces one of the same name (R-PRT-03, R-PRT-09, R-API-115)',
  }),
});

/** In the specification's spelling (R-PRT-08), plus what screens need. */
export const partnerReportSchema = z.object({
  id: z.string(),
  report_filename: z.string(),
  created_date: instant(),
  /** Last version. */
  update_date: instant(),
  /** First day of the month. */
  report_date: day(),
  /** Path with the version. */
  url: z.string(),
  /** `11/2026` */
  month_formatted: z.string(),
  bytes: z.int(),
  /** From 1. */
  version: z.int(),
  restaurant_id: z.int().nullable(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
});
export type PartnerReport = z.infer<typeof partnerReportSchema>;

/** R-PRT-02 */
export const reportMonthSchema = z.object({
  month_formatted: z.string(),
  count: z.int(),
  /** Without a restaurant (AMB-65). */
  unassigned: z.int(),
});
export type ReportMonth = z.infer<typeof reportMonthSchema>;

export const reportRestaurantChoiceSchema = z.object({
  id: z.int(),
  site: z.string(),
  name: z.string(),
  city: z.string(),
});
export type ReportRestaurantChoice = z.infer<typeof reportRestaurantChoiceSchema>;

const sorts = ['report_filename', '-report_date', 'created_date', 'update_date', 'restaurant_name'] as const;
const filters = {
  month: wireMonth().optional(),
  assigned: wireFlag().optional(),
};
const list = {
  method: 'GET',
  output: z.array(partnerReportSchema),
  list: true,
  views: ['partnerReports'],
} as const;

export const partnerReportQueries = defineQueries('partner-reports', {
  ListPartnerReports: query({
    ...list,
    path: 'partner/report',
    input: listInput(sorts, filters),
    access,
    summary: 'The caller’s reports; for administrators all (R-PRT-03, R-PRT-08, R-API-112, AMB-72)',
  }),
  ListPartnerReportsOfUser: query({
    ...list,
    path: 'report/user/{id}',
    input: listInput(sorts, { ...filters, id: wireInteger() }),
    access,
    summary: 'Reports of a partner; partners only their own (R-API-113, W8)',
  }),
  ListPartnerReportsOfRestaurant: query({
    ...list,
    path: 'report/restaurant/{id}',
    input: listInput(['-report_date', 'report_filename', 'update_date'], {
      month: filters.month,
      id: wireInteger(),
    }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    summary: 'Reports about a restaurant, newest month first (R-PRT-12, R-API-111)',
  }),
  ListPartnerReportMonths: query({
    method: 'GET',
    path: 'partner/report/months',
    input: listInput(['-month'], {}),
    output: z.array(reportMonthSchema),
    list: true,
    access,
    views: ['partnerReports'],
    summary: 'Months with their number of reports (R-PRT-02, R-PRT-08, R-PRT-11)',
  }),
  ListOpenReportMonths: query({
    method: 'GET',
    path: 'partner/report/months/open',
    input: z.object({}),
    output: z.array(z.object({ month_formatted: z.string(), has_reports: z.boolean() })),
    access,
    views: ['partnerReports'],
    summary: 'Last six months in market time, newest first, and which have reports (R-PRT-05, AMB-73)',
  }),
  FindReportRestaurants: query({
    method: 'GET',
    path: 'partner/report/restaurants',
    input: z.object({ q: wireText(100).default('') }),
    output: z.array(reportRestaurantChoiceSchema),
    access: only(reportSenders),
    views: ['restaurants'],
    summary: 'Restaurants for a report, by name, site or city; at most twenty (AMB-65)',
  }),
});

/** `deleted` ends when the file is removed. */
export const reportStates = ['current', 'replaced', 'deleted'] as const;
export type ReportState = (typeof reportStates)[number];

export const receivedReportSchema = partnerReportSchema.extend({
  user_id: z.int(),
  /** Empty after erasure. */
  user_name: z.string(),
  state: z.enum(reportStates),
  /** `null` while current. */
  deleted_date: instant().nullable(),
});
export type ReceivedReport = z.infer<typeof receivedReportSchema>;

/** Months without a report. */
export const missingReportsSchema = reportRestaurantChoiceSchema.extend({
  /** Newest first: `11/2026`. */
  months: z.array(z.string()),
});
export type MissingReports = z.infer<typeof missingReportsSchema>;

const narrowing = { month: wireMonth().optional(), restaurant_id: wireOptionalInteger() };
const ofAdministrators = { method: 'GET', list: true, access: only([Role.Administrator]) } as const;

/** R-PRT-02, R-PRT-08 */
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
    summary: 'Reports of all partners, including deleted ones, with sender and time (R-PRT-08)',
  }),
  ListMissingPartnerReports: query({
    ...ofAdministrators,
    path: 'admin/partner-reports/missing',
    input: listInput(['name'], narrowing),
    output: z.array(missingReportsSchema),
    views: ['partnerReports', 'restaurants'],
    summary:
      'Active restaurants without a report of a month; default: of the last completed months (R-PRT-05, R-PRT-12)',
  }),
});

export const partnerReportDownloads = defineDownloads('partner-reports', {
  OpenPartnerReport: download({
    method: 'GET',
    path: 'partner/report/{id}/file',
    input: z.object({ id: reportIdSchema, v: wireText(64).optional() }),
    output: z.unknown(),
    access: only([...reportSenders, ...restaurantStaff], { scope: ofObject }),
    summary: 'File of a report, for its partner, its restaurant and administrators (R-PRT-07, W14)',
  }),
});

export const partnerReports = defineView('partnerReports', {
  schema: z.object({
    id: z.string(),
    month: month(),
    userId: z.int(),
    filename: z.string(),
    key: z.string(),
    bytes: z.int(),
    createdAt: instant(),
    updatedAt: instant(),
    version: z.int(),
    restaurantId: z.int().nullable(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    assigned: z.boolean(),
    deleted: z.boolean(),
    deletedAt: instant().nullable(),
    /** Had another file. */
    replaced: z.boolean(),
  }),
  filters: {
    month: 'text',
    userId: 'number',
    restaurantId: 'number',
    assigned: 'flag',
    deleted: 'flag',
    replaced: 'flag',
  },
  sorts: ['filename', 'month', 'createdAt', 'updatedAt', 'restaurantName'],
  indexes: [
    ['filename'],
    ['month'],
    ['createdAt'],
    ['updatedAt'],
    ['restaurantName'],
    ['userId', 'filename'],
    ['restaurantId', 'month'],
    ['month', 'filename'],
  ],
  text: ['filename', 'restaurantName', 'restaurantSite'],
});

export const reportFileExpiries = defineDueTimes('reportFileExpiries');

export const partnerReportPushes = definePushes('partner-reports', [], {
  /** To the partner, full administrators and restaurants concerned. */
  PartnerReportsChanged: {
    payload: { month: z.string() },
    refresh: [
      'ListPartnerReports',
      'ListPartnerReportMonths',
      'ListOpenReportMonths',
      'ListReceivedPartnerReports',
      'ListMissingPartnerReports',
      'ListPartnerReportsOfRestaurant',
      'GetTodayOverview',
    ],
  },
});
