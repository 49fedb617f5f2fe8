import { z } from 'zod';
import { monthInPath, wireMonth, lastMonths, type Role, Role as Roles } from '../../kernel';

/** Id of a report: its month, whose stream holds it, and its number there, `11-2026-3`. */
export const reportIdSchema = z.string().regex(/^(0[1-9]|1[0-2])-\d{4}-[1-9]\d{0,5}$/);

/** @param month `2026-11` */
export const reportIdOf = (month: string, number: number): string => `${monthInPath(month)}-${number}`;

/** The month that a report belongs to, read from the report's id: `2026-11`. */
export const monthOfReport = (reportId: string): string => wireMonth().parse(reportId.slice(0, 7));

/** Address of a report's file; the version makes a replaced file another address (R-PRT-07, W14). */
export const reportPath = (reportId: string, version: number): string =>
  `/api/partner/report/${reportId}/file?v=${version}`;

/** How many months may be uploaded, the current one included (R-PRT-05, R-CON-28, AMB-73). */
const openMonthCount = 6;

/** How long the file of a deleted or replaced report is kept, in days (R13). */
const keptDays = 30;
const dayMilliseconds = 86_400_000;

/** When a file is removed that is out of use since then. @param since ISO 8601 UTC */
export const reportFileExpiry = (since: string): string =>
  new Date(Date.parse(since) + keptDays * dayMilliseconds).toISOString();

/** The months that reports may be uploaded for, newest first. */
export const openMonths = (instant: string, timeZone: string): string[] =>
  lastMonths(instant, timeZone, openMonthCount);

/** Digits that a file name begins with: the site of its restaurant (AMB-65). `null` without any. */
export const siteInName = (filename: string): string | null => /^\d+/.exec(filename)?.[0] ?? null;

/** Whether a report is this person's to see: partners see their own, administrators all (AMB-72). */
export const maySeeReport = (
  person: { readonly role: Role; readonly userId: number },
  report: { readonly userId: number },
): boolean => person.role === Roles.Administrator || person.userId === report.userId;

/** The same file to people: names differ neither in case nor in how an accent is written. */
export const sameFilename = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** What names are compared by. */
export const nameKey = (filename: string): string => filename.normalize('NFC').toLowerCase();
