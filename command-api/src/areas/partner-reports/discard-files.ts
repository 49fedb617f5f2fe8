import { type EventOf, month } from '@portal/contracts';
import type { partnerReportEvents } from '@portal/contracts/areas/partner-reports';
import { z } from 'zod';
import { type MonthReports, named } from './month-reports';

type ReportEvent = EventOf<typeof partnerReportEvents>;
type Updated = Extract<ReportEvent, { type: 'PartnerReportUpdated' }>;
type Discarded = Extract<ReportEvent, { type: 'PartnerReportFilesDiscarded' }>;

/** Removes files that have been out of use for long enough (R13). */
export const discardFilesInput = z.object({
  month: month(),
  /** What put them out of use: the command that deleted reports, or the key of the file that replaced another. */
  cause: z.string(),
});
export type DiscardFilesInput = z.infer<typeof discardFilesInput>;

/** The files of reports that this very command deleted and nobody restored, or the file that was replaced. */
export function discarded({ month: of, cause }: DiscardFilesInput, state: MonthReports): ReportEvent[] {
  const reports = [...state.reports.values()].filter(
    ({ deletedBy, key }) => deletedBy === cause && key !== null,
  );
  const replacedKeys = [...state.replaced].flatMap(([key, by]) => (by === cause ? [key] : []));
  const releasedKeys = [...reports.flatMap(({ key }) => key ?? []), ...replacedKeys];
  if (releasedKeys.length === 0) return [];
  return [{ type: 'PartnerReportFilesDiscarded', data: { ...named(reports), month: of, releasedKeys } }];
}

/** Another file came for a report: the former one waits for its end. */
export function replaced(state: MonthReports, { data: { reportId, key } }: Updated): MonthReports {
  const report = state.reports.get(reportId);
  if (!report) return state;
  return {
    reports: state.reports.with(reportId, { ...report, key }),
    replaced: report.key === null ? state.replaced : state.replaced.with(report.key, key),
  };
}

/** These files are gone, those of the named reports among them. */
export const withoutFiles = (
  { reports, replaced }: MonthReports,
  { data: { reports: named, releasedKeys } }: Discarded,
): MonthReports => ({
  reports: named.reduce((all, { reportId }) => {
    const report = all.get(reportId);
    return report ? all.with(reportId, { ...report, key: null }) : all;
  }, reports),
  replaced: releasedKeys.reduce((all, key) => all.without(key), replaced),
});
