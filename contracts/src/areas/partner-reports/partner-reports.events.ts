import { z } from 'zod';
import { defineEvents, event, month } from '../../kernel';

/** Why a file of an archive was not taken. */
export const refusedEntryReasons = [
  /** Another kind of file, by its name. */
  'not_a_pdf',
  /** Called a PDF, and none. */
  'content_refused',
  'too_large',
  /** Grows too much when it is unpacked. */
  'too_repetitive',
  /** A link to another file. */
  'link',
  /** An archive in an archive. */
  'archive',
  /** Hidden characters in its name. */
  'name_refused',
  /** A file of that name came before it. */
  'double',
  /** A PDF that opens with a password only. */
  'encrypted',
] as const;

const refusedEntrySchema = z.object({ filename: z.string(), reason: z.enum(refusedEntryReasons) });

/** The restaurant that a report is about, as it was called then. */
export const reportRestaurantSchema = z.object({ id: z.int(), site: z.string(), name: z.string() });
export type ReportRestaurant = z.infer<typeof reportRestaurantSchema>;

const file = { key: z.string(), bytes: z.int().nonnegative(), sha256: z.string() };
const ofMonth = { month: month(), /** Who has uploaded it. */ userId: z.int() };
const report = { ...ofMonth, reportId: z.string() };
const reports = {
  month: month(),
  /** Whose they are, and which restaurants they are about. */
  reports: z.array(z.object({ reportId: z.string(), userId: z.int(), restaurantId: z.int().nullable() })),
};

/** Stream `partnerReports-{MM-YYYY}`: the reports of a month, because a partner uploads a month once (R-PRT-05). */
export const partnerReportEvents = defineEvents('partner-reports', {
  PartnerReportAdded: event({
    data: z.object({
      ...report,
      ...file,
      filename: z.string(),
      restaurant: reportRestaurantSchema.nullable(),
    }),
  }),
  /** The same name came again: the file is another one now. */
  PartnerReportUpdated: event({
    data: z.object({ ...report, ...file, restaurantId: z.int().nullable() }),
  }),
  /** Sums an archive up, after its reports. */
  PartnerArchiveAccepted: event({
    data: z.object({
      ...ofMonth,
      filename: z.string(),
      bytes: z.int().nonnegative(),
      accepted: z.int(),
      refused: z.array(refusedEntrySchema),
    }),
  }),
  /** By hand, where the name does not tell (AMB-65). */
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
      /** The command, so that an undo restores what it deleted. */ deletedBy: z.string(),
    }),
  }),
  PartnerReportsRestored: event({ data: z.object(reports) }),
  /** Files that were out of use for thirty days are removed; deleted reports among them cannot come back. */
  PartnerReportFilesDiscarded: event({
    data: z.object({
      ...reports,
      /** Keys that this stream refers to no more, of deleted reports and of replaced files. */
      releasedKeys: z.array(z.string()),
    }),
  }),
});
