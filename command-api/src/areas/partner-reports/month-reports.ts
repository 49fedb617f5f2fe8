import { type Market, marketRecords, monthInPath, reject, type Rejection } from '@portal/contracts';
import {
  maySeeReport,
  openMonths,
  type ReportRestaurant,
  sameFilename,
  openMonthCount,
} from '@portal/contracts/areas/partner-reports';
import type { Actor } from '@portal/platform/decider/decider';
import type { PersistentMap } from '@portal/platform/decider/persistent-map';

export interface StoredReport {
  readonly id: string;
  readonly userId: number;
  readonly filename: string;
  readonly restaurant: ReportRestaurant | null;
  /** `null` once removed. */
  readonly key: string | null;
  /** Deleting command; `null` if not deleted. */
  readonly deletedBy: string | null;
}

/** With deleted ones; by id, oldest first. */
export interface MonthReports {
  readonly reports: PersistentMap<string, StoredReport>;
  /** Former file → replacing file. */
  readonly replaced: PersistentMap<string, string>;
}

export const monthStream = (month: string): string => `partnerReports-${monthInPath(month)}`;

export const isThere = ({ deletedBy }: StoredReport): boolean => deletedBy === null;

/** Is the file still referenced? */
export const refersTo = ({ reports, replaced }: MonthReports, key: string): boolean =>
  replaced.has(key) || [...reports.values()].some((report) => report.key === key);

/** Visible to the person, deleted ones included (AMB-72). */
export const reportsOf = ({ reports }: MonthReports, actor: Actor): StoredReport[] =>
  [...reports.values()].filter((report) => maySeeReport(actor, report));

/** Names are unique per partner and month. */
export const namesake = (
  reports: MonthReports['reports'],
  { userId, filename }: Pick<StoredReport, 'userId' | 'filename'>,
): StoredReport | undefined =>
  [...reports.values()].find(
    (report) => isThere(report) && report.userId === userId && sameFilename(report.filename, filename),
  );

/** `2026-11` */
export const monthOf = (reports: readonly StoredReport[]): string => {
  const [number = '', year = ''] = reports[0]?.id.split('-') ?? [];
  return `${year}-${number}`;
};

export const named = (reports: readonly StoredReport[]) => ({
  month: monthOf(reports),
  reports: reports.map(({ id, userId, restaurant }) => ({
    reportId: id,
    userId,
    restaurantId: restaurant?.id ?? null,
  })),
});

interface Upload {
  readonly month: string;
  readonly actor: Actor;
  readonly at: string;
  readonly market: Market;
  /** Archives start a month; PDFs add to it. */
  readonly isArchive: boolean;
}

/** Checked before the upload and again at the decision (R-PRT-05). */
export function refusalOfMonth(
  state: MonthReports,
  { month, actor, at, market, isArchive }: Upload,
): Rejection | null {
  const isOpen = openMonths(at, marketRecords[market].timeZone).includes(month);
  const hasReports = reportsOf(state, actor).some(isThere);
  if (isArchive && hasReports) return reject('month_has_reports');
  return isOpen || (hasReports && !isArchive)
    ? null
    : reject('month_not_open', { details: { months: openMonthCount } });
}
