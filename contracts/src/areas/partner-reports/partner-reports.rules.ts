import { z } from 'zod';
import { mebibyte, monthInPath, wireMonth, lastMonths, type Role, Role as Roles } from '../../kernel';

/** Month and number: `11-2026-3`. */
export const reportIdSchema = z.string().regex(/^(0[1-9]|1[0-2])-\d{4}-[1-9]\d{0,5}$/);

/** @param month `2026-11` */
export const reportIdOf = (month: string, number: number): string => `${monthInPath(month)}-${number}`;

/** `2026-11` */
export const monthOfReport = (reportId: string): string => wireMonth().parse(reportId.slice(0, 7));

/** The version busts caches (R-PRT-07, W14). */
export const reportPath = (reportId: string, version: number): string =>
  `/api/partner/report/${reportId}/file?v=${version}`;

/** Months, the current one included (R-PRT-05, R-CON-28, AMB-73). */
export const openMonthCount = 6;
export const maxReportsInArchive = 500;
export const maxPdfBytes = 50 * mebibyte;

/** Days (R13). */
export const reportFileDays = 30;
const dayMilliseconds = 86_400_000;

/** @param since ISO 8601 UTC */
export const reportFileExpiry = (since: string): string =>
  new Date(Date.parse(since) + reportFileDays * dayMilliseconds).toISOString();

/** Newest first. */
export const openMonths = (instant: string, timeZone: string): string[] =>
  lastMonths(instant, timeZone, openMonthCount);

/** Leading digits (AMB-65). */
export const siteInName = (filename: string): string | null => /^\d+/.exec(filename)?.[0] ?? null;

/** Partners their own, administrators all (AMB-72). */
export const maySeeReport = (
  person: { readonly role: Role; readonly userId: number },
  report: { readonly userId: number },
): boolean => person.role === Roles.Administrator || person.userId === report.userId;

/** Ignores case and the encoding of accents. */
export const sameFilename = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

export const nameKey = (filename: string): string => filename.normalize('NFC').toLowerCase();
