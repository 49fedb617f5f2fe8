import { type EventOf, month } from '@portal/contracts';
import type { partnerReportEvents } from '@portal/contracts/areas/partner-reports';
import { z } from 'zod';
import { type MonthReports, named } from './month-reports';

type ReportEvent = EventOf<typeof partnerReportEvents>;
type Updated = Extract<ReportEvent, { type: 'PartnerReportUpdated' }>;
type Discarded = Extract<ReportEvent, { type: 'PartnerReportFilesDiscarded' }>;

/** Only files no longer needed (R13). */
export const discardFilesInput = z.object({
  month: month(),
  /** The deleting command, or the key of the replacing file. */
  cause: z.string(),
});
export type DiscardFilesInput = z.infer<typeof discardFilesInput>;

/** Files still deleted by that command, or replaced. */
export function discarded({ month: of, cause }: DiscardFilesInput, state: MonthReports): ReportEvent[] {
  const reports = [...state.reports.values()].filter(
    ({ deletedBy, key }) => deletedBy === cause && key !== null,
  );
  const replacedKeys = [...state.replaced].flatMap(([key, by]) => (by === cause ? [key] : []));
  const releasedKeys = [...reports.flatMap(({ key }) => key ?? []), ...replacedKeys];
  if (releasedKeys.length === 0) return [];
  return [{ type: 'PartnerReportFilesDiscarded', data: { ...named(reports), month: of, releasedKeys } }];
}

/** The former file awaits removal. */
export function replaced(state: MonthReports, { data: { reportId, key } }: Updated): MonthReports {
  const report = state.reports.get(reportId);
  if (!report) return state;
  return {
    reports: state.reports.with(reportId, { ...report, key }),
    replaced: report.key === null ? state.replaced : state.replaced.with(report.key, key),
  };
}

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
