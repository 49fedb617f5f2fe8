import type { EventOf } from '@portal/contracts';
import { month } from '@portal/contracts';
import type { partnerReportEvents } from '@portal/contracts/areas/partner-reports';
import { z } from 'zod';
import { type MonthReports, named } from './month-reports';

type ReportEvent = EventOf<typeof partnerReportEvents>;
type Updated = Extract<ReportEvent, { type: 'PartnerReportUpdated' }>;

/** Removes files that have been out of use for long enough (R13). */
export const discardFilesInput = z.object({
  month: month(),
  /** What put them out of use: the command that deleted reports, or the key of the file that replaced another. */
  cause: z.string(),
});
export type DiscardFilesInput = z.infer<typeof discardFilesInput>;

/** The files of reports that this very command deleted and nobody restored, or the file that was replaced. */
export function discarded({ month: of, cause }: DiscardFilesInput, state: MonthReports): ReportEvent[] {
  const reports = state.reports.filter(({ deletedBy, key }) => deletedBy === cause && key !== null);
  const replacedKeys = state.replaced.filter(({ replacedBy }) => replacedBy === cause).map(({ key }) => key);
  const releasedKeys = [...reports.flatMap(({ key }) => key ?? []), ...replacedKeys];
  if (releasedKeys.length === 0) return [];
  return [{ type: 'PartnerReportFilesDiscarded', data: { ...named(reports), month: of, releasedKeys } }];
}

/** Another file came for a report: the former one waits for its end. */
export function replaced(state: MonthReports, { data: { reportId, key } }: Updated): MonthReports {
  const former = state.reports.flatMap((report) => (report.id === reportId ? (report.key ?? []) : []));
  return {
    reports: state.reports.map((report) => (report.id === reportId ? { ...report, key } : report)),
    replaced: [...state.replaced, ...former.map((old) => ({ key: old, replacedBy: key }))],
  };
}

/** These files are gone. */
export const withoutKeys = (state: MonthReports, keys: readonly string[]): MonthReports => ({
  reports: state.reports.map((report) =>
    report.key !== null && keys.includes(report.key) ? { ...report, key: null } : report,
  ),
  replaced: state.replaced.filter(({ key }) => !keys.includes(key)),
});
