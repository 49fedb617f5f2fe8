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
import { reportIdSchema } from './partner-reports.rules';

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

export const partnerReportPushes = definePushes('partner-reports', {
  /** To the partner, administrators and the restaurants concerned. */
  PartnerReportsChanged: z.object({ month: z.string(), position: z.int() }),
});

/** A report as the specification spells it (R-PRT-08), and what else the screens show. */
export const partnerReportSchema = z.object({
  id: z.string(),
  report_filename: z.string(),
  created_date: instant(),
  /** Its last version. */
  update_date: instant(),
  /** First day of its month. */
  report_date: day(),
  /** Path of its file, with its version. */
  url: z.string(),
  /** What reports are grouped by: `11/2026`. */
  month_formatted: z.string(),
  bytes: z.int(),
  /** Counts its files, from 1. */
  version: z.int(),
  restaurant_id: z.int().nullable(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
});
export type PartnerReport = z.infer<typeof partnerReportSchema>;

/** A month with reports (R-PRT-02). */
export const reportMonthSchema = z.object({
  month_formatted: z.string(),
  count: z.int(),
  /** Reports without a restaurant (AMB-65). */
  unassigned: z.int(),
});
export type ReportMonth = z.infer<typeof reportMonthSchema>;

/** A restaurant to choose for a report. */
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
  /** Whether the restaurant is known. */
  assigned: wireFlag().optional(),
};
const list = {
  method: 'GET',
  output: z.array(partnerReportSchema),
  list: true,
  views: ['partnerReports'],
} as const;
const senders = only(reportSenders, { scope: ofObject });

export const partnerReportQueries = defineQueries('partner-reports', {
  ListPartnerReports: query({
    ...list,
    path: 'partner/report',
    input: listInput(sorts, filters),
    access: senders,
    summary:
      'One’s own reports; for administrators those of all partners (R-PRT-03, R-PRT-08, R-API-112, AMB-72)',
  }),
  ListPartnerReportsOfUser: query({
    ...list,
    path: 'report/user/{id}',
    input: listInput(sorts, { ...filters, id: wireInteger() }),
    access: senders,
    summary: 'The reports of one partner; partners ask for their own only (R-API-113, W8)',
  }),
  ListPartnerReportsOfRestaurant: query({
    ...list,
    path: 'report/restaurant/{id}',
    input: listInput(['-report_date', 'report_filename', 'update_date'], {
      month: filters.month,
      id: wireInteger(),
    }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    summary: 'The reports about a restaurant, newest month first (R-PRT-12, R-API-111)',
  }),
  ListPartnerReportMonths: query({
    method: 'GET',
    path: 'partner/report/months',
    input: listInput(['-month'], {}),
    output: z.array(reportMonthSchema),
    list: true,
    access: senders,
    views: ['partnerReports'],
    summary: 'Months with how many reports they have (R-PRT-02, R-PRT-08, R-PRT-11)',
  }),
  ListOpenReportMonths: query({
    method: 'GET',
    path: 'partner/report/months/open',
    input: z.object({}),
    output: z.array(z.object({ month_formatted: z.string(), has_reports: z.boolean() })),
    access: senders,
    views: ['partnerReports'],
    summary:
      'The last six months by the market’s clock, newest first, and which have reports (R-PRT-05, AMB-73)',
  }),
  FindReportRestaurants: query({
    method: 'GET',
    path: 'partner/report/restaurants',
    input: z.object({ q: wireText(100).default('') }),
    output: z.array(reportRestaurantChoiceSchema),
    access: only(reportSenders),
    views: ['restaurants'],
    summary: 'Restaurants that a report can be assigned to, by name, site or city; twenty at most (AMB-65)',
  }),
});

export const partnerReportRejections = defineRejections({
  /** Not among the last six months (R-PRT-05). */
  month_not_open: 422,
  /** The sender has reports in that month (R-PRT-05). */
  month_has_reports: 409,
  report_not_found: 404,
  /** A report of that name was added meanwhile: the deleted one cannot come back beside it. */
  report_name_taken: 409,
  /** Deleted so long ago that its file was removed: it cannot come back. */
  report_file_removed: 410,
  /** No PDF in it; `fields` has the reason of each file. */
  archive_without_reports: 422,
  archive_encrypted: 422,
  /** One of several volumes. */
  archive_of_several_volumes: 422,
  /** More files than are taken, or more bytes, or it grows too much when it is unpacked. */
  archive_too_large: 422,
  /** Cannot be read to its end, or is not what it seems. */
  archive_broken: 422,
});

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

const uploadRejections = [...fileRejections, 'month_not_open'];
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
      ...uploadRejections,
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
    rejections: [...uploadRejections, 'pdf_encrypted'],
    summary: 'Adds one PDF to a month, or replaces that of the same name (R-PRT-03, R-PRT-09, R-API-115)',
  }),
});

/** Reports by id: lists of partners and of restaurants, and the months. */
export const partnerReports = defineView('partnerReports', {
  schema: z.object({
    id: z.string(),
    month: month(),
    /** Who has uploaded it. */
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
    /** Has had another file before. */
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

/** When files are removed of reports that were deleted or replaced. */
export const reportFileExpiries = defineDueTimes('reportFileExpiries');

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
