import { defineRejections } from '../../kernel';

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
