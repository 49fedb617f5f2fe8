import { type Market, marketRecords, monthInPath, reject, type Rejection } from '@portal/contracts';
import {
  maySeeReport,
  openMonths,
  type ReportRestaurant,
  sameFilename,
} from '@portal/contracts/areas/partner-reports';
import type { Actor } from '@portal/platform/decider/decider';
import type { PersistentMap } from '@portal/platform/decider/persistent-map';

export interface StoredReport {
  readonly id: string;
  /** Who has uploaded it. */
  readonly userId: number;
  readonly filename: string;
  readonly restaurant: ReportRestaurant | null;
  /** Its file; `null` once that was removed. */
  readonly key: string | null;
  /** The command that deleted it; `null` while it is there. */
  readonly deletedBy: string | null;
}

/** The reports of a month, deleted ones too, by id, oldest first. */
export interface MonthReports {
  readonly reports: PersistentMap<string, StoredReport>;
  /** Files that reports had before; which came for each. */
  readonly replaced: PersistentMap<string, string>;
}

/** One month. */
export const monthStream = (month: string): string => `partnerReports-${monthInPath(month)}`;

export const isThere = ({ deletedBy }: StoredReport): boolean => deletedBy === null;

/** Whether the month holds on to a file. */
export const refersTo = ({ reports, replaced }: MonthReports, key: string): boolean =>
  replaced.has(key) || [...reports.values()].some((report) => report.key === key);

/** Those that the person may see, deleted ones too (AMB-72). */
export const reportsOf = ({ reports }: MonthReports, actor: Actor): StoredReport[] =>
  [...reports.values()].filter((report) => maySeeReport(actor, report));

/** A partner has one report of a name in a month. */
export const namesake = (
  reports: MonthReports['reports'],
  { userId, filename }: Pick<StoredReport, 'userId' | 'filename'>,
): StoredReport | undefined =>
  [...reports.values()].find(
    (report) => isThere(report) && report.userId === userId && sameFilename(report.filename, filename),
  );

/** The month that reports belong to: `2026-11`. */
export const monthOf = (reports: readonly StoredReport[]): string => {
  const [number = '', year = ''] = reports[0]?.id.split('-') ?? [];
  return `${year}-${number}`;
};

/** Reports as events name them. */
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
  /** An archive begins a month; a PDF is added to one. */
  readonly isArchive: boolean;
}

/** Why nothing can be uploaded for a month (R-PRT-05). Asked before the file comes, and decided when it is there. */
export function refusalOfMonth(
  state: MonthReports,
  { month, actor, at, market, isArchive }: Upload,
): Rejection | null {
  const isOpen = openMonths(at, marketRecords[market].timeZone).includes(month);
  const hasReports = reportsOf(state, actor).some(isThere);
  if (isArchive && hasReports) return reject('month_has_reports');
  return isOpen || (hasReports && !isArchive) ? null : reject('month_not_open');
}
