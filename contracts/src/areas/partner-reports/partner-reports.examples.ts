import type { World } from '../../example-world';
import { type EventChanges, type EventNamed, type ExamplesOf, monthKey } from '../../kernel';
import type {
  PartnerReport,
  ReportMonth,
  partnerReportCommands,
  partnerReportDownloads,
  partnerReportQueries,
  partnerReportUploads,
  receivedReportQueries,
} from './partner-reports.contract';
import type { partnerReportEvents } from './partner-reports.events';
import { monthOfReport } from './partner-reports.rules';

type Events = typeof partnerReportEvents;

export const aReportId = '11-2026-1';
const report = { reportId: aReportId, month: '2026-11', userId: 16 };
const file = { key: 'a'.repeat(32), bytes: 1_200, sha256: 'b'.repeat(64) };
const granVia = { id: 1, site: '101', name: 'Gran Vía' };

export const aReportAdded = (
  changes: EventChanges<Events, 'PartnerReportAdded'> = {},
): EventNamed<Events, 'PartnerReportAdded'> => ({
  type: 'PartnerReportAdded',
  data: { ...report, ...file, filename: '101.pdf', restaurant: granVia, ...changes },
});

export const aReportUpdated = (
  changes: EventChanges<Events, 'PartnerReportUpdated'> = {},
): EventNamed<Events, 'PartnerReportUpdated'> => ({
  type: 'PartnerReportUpdated',
  data: { ...report, ...file, key: 'c'.repeat(32), restaurantId: 1, ...changes },
});

export const anArchiveAccepted = (
  changes: EventChanges<Events, 'PartnerArchiveAccepted'> = {},
): EventNamed<Events, 'PartnerArchiveAccepted'> => ({
  type: 'PartnerArchiveAccepted',
  data: {
    month: '2026-11',
    userId: 16,
    filename: 'informes.zip',
    bytes: 4_000,
    accepted: 1,
    refused: [],
    ...changes,
  },
});

export const aReportAssigned = (
  changes: EventChanges<Events, 'PartnerReportAssigned'> = {},
): EventNamed<Events, 'PartnerReportAssigned'> => ({
  type: 'PartnerReportAssigned',
  data: { ...report, from: null, restaurant: granVia, ...changes },
});

const reports = { month: '2026-11', reports: [{ reportId: aReportId, userId: 16, restaurantId: 1 }] };

export const aReportsDeleted = (
  changes: EventChanges<Events, 'PartnerReportsDeleted'> = {},
): EventNamed<Events, 'PartnerReportsDeleted'> => ({
  type: 'PartnerReportsDeleted',
  data: { ...reports, deletedBy: 'command-1', ...changes },
});

export const aReportsRestored = (
  changes: EventChanges<Events, 'PartnerReportsRestored'> = {},
): EventNamed<Events, 'PartnerReportsRestored'> => ({
  type: 'PartnerReportsRestored',
  data: { ...reports, ...changes },
});

export const aReportsDiscarded = (
  changes: EventChanges<Events, 'PartnerReportFilesDiscarded'> = {},
): EventNamed<Events, 'PartnerReportFilesDiscarded'> => ({
  type: 'PartnerReportFilesDiscarded',
  data: { ...reports, releasedKeys: [file.key], ...changes },
});

export const aPartnerReport = (number: number, overrides: Partial<PartnerReport> = {}): PartnerReport => ({
  id: `11-2026-${number}`,
  report_filename: `${100 + number}.pdf`,
  created_date: '2026-11-20T09:30:00.000Z',
  update_date: '2026-11-20T09:30:00.000Z',
  report_date: '2026-11-01',
  url: `/api/partner/report/11-2026-${number}/file?v=1`,
  month_formatted: '11/2026',
  bytes: 120_000,
  version: 1,
  restaurant_id: number,
  restaurant_site: String(100 + number),
  restaurant_name: `Restaurante ${number}`,
  ...overrides,
});

export const aReportMonth = (month: string, overrides: Partial<ReportMonth> = {}): ReportMonth => ({
  month_formatted: month,
  count: 12,
  unassigned: 0,
  ...overrides,
});

type Calls = typeof partnerReportCommands &
  typeof partnerReportQueries &
  typeof receivedReportQueries &
  typeof partnerReportUploads &
  typeof partnerReportDownloads;

const monthOf = ({ reportId }: World) => monthKey(monthOfReport(reportId));

export const partnerReportsExamples: ExamplesOf<Calls, World> = {
  DeletePartnerReport: ({ reportId }) => ({ id: reportId }),
  DeletePartnerReportByName: (world) => ({ report: { filename: '101.pdf', date: monthOf(world) } }),
  DeletePartnerReports: ({ reportId }) => ({ ids: [reportId] }),
  DeletePartnerReportMonth: (world) => ({ month: monthOf(world).replace('/', '-') }),
  RestorePartnerReports: ({ reportId }) => ({ ids: [reportId] }),
  AssignPartnerReport: ({ reportId, restaurantId }) => ({ id: reportId, restaurant_id: restaurantId }),
  AddPartnerReports: ({ freeMonth }) => ({ report: { date: freeMonth, filename: 'informes.zip' } }),
  AddPartnerReport: ({ freeMonth }) => ({ date: freeMonth, filename: '102.pdf' }),
  OpenPartnerReport: ({ reportId }) => ({ id: reportId }),
  ListPartnerReports: (world) => ({ month: monthOf(world), size: 10 }),
  ListPartnerReportsOfUser: ({ userId }) => ({ id: userId }),
  ListPartnerReportsOfRestaurant: ({ restaurantId }) => ({ id: restaurantId }),
  ListPartnerReportMonths: () => ({ size: 20 }),
  ListReceivedPartnerReports: (world) => ({ month: monthOf(world), size: 10 }),
  ListMissingPartnerReports: () => ({ size: 10 }),
  ListOpenReportMonths: () => ({}),
  FindReportRestaurants: () => ({ q: 'gran' }),
};
