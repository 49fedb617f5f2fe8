import { z } from 'zod';
import { defineEvents, event, month } from '../../kernel';

export const refusedEntryReasons = [
  /** By name. */
  'not_a_pdf',
  /** By content. */
  'content_refused',
  'too_large',
  /** Expands too much. */
  'too_repetitive',
  /** To another file. */
  'link',
  /** Nested. */
  'archive',
  /** Hidden characters. */
  'name_refused',
  /** Same name as an earlier file. */
  'double',
  /** Needs a password. */
  'encrypted',
] as const;

const refusedEntrySchema = z.object({ filename: z.string(), reason: z.enum(refusedEntryReasons) });

/** As named then. */
export const reportRestaurantSchema = z.object({ id: z.int(), site: z.string(), name: z.string() });
export type ReportRestaurant = z.infer<typeof reportRestaurantSchema>;

const file = { key: z.string(), bytes: z.int().nonnegative(), sha256: z.string() };
const ofMonth = { month: month(), /** Uploader. */ userId: z.int() };
const report = { ...ofMonth, reportId: z.string() };
const reports = {
  month: month(),
  reports: z.array(z.object({ reportId: z.string(), userId: z.int(), restaurantId: z.int().nullable() })),
};

/** Stream `partnerReports-{MM-YYYY}`: a partner uploads a month once (R-PRT-05). */
export const partnerReportEvents = defineEvents('partner-reports', {
  PartnerReportAdded: event({
    data: z.object({
      ...report,
      ...file,
      filename: z.string(),
      restaurant: reportRestaurantSchema.nullable(),
    }),
  }),
  PartnerReportUpdated: event({
    data: z.object({ ...report, ...file, restaurantId: z.int().nullable() }),
  }),
  /** After its reports. */
  PartnerArchiveAccepted: event({
    data: z.object({
      ...ofMonth,
      filename: z.string(),
      bytes: z.int().nonnegative(),
      accepted: z.int(),
      refused: z.array(refusedEntrySchema),
    }),
  }),
  /** By hand: the name has no site (AMB-65). */
  PartnerReportAssigned: event({
    data: z.object({
      ...report,
      from: z.int().nullable(),
      restaurant: reportRestaurantSchema.nullable(),
    }),
  }),
  PartnerReportsDeleted: event({
    data: z.object({
      ...reports,
      deletedBy: z.string(),
    }),
  }),
  PartnerReportsRestored: event({ data: z.object(reports) }),
  /** After thirty days; deleted reports among them cannot be restored. */
  PartnerReportFilesDiscarded: event({
    data: z.object({
      ...reports,
      /** No longer used by this stream. */
      releasedKeys: z.array(z.string()),
    }),
  }),
});
