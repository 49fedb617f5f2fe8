import { type EventOf, reject, type Rejection } from '@portal/contracts';
import {
  nameKey,
  type partnerReportCommands,
  type partnerReportEvents,
  reportIdOf,
  type ReportRestaurant,
  sameFilename,
  reportFileDays,
} from '@portal/contracts/areas/partner-reports';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import { discarded, type DiscardFilesInput, replaced, withoutFiles } from './discard-files';
import {
  isThere,
  type MonthReports,
  monthOf,
  named,
  namesake,
  refusalOfMonth,
  reportsOf,
  type StoredReport,
} from './month-reports';
import type { RecordReportsFacts, RecordReportsInput } from './record-reports.facts';

export type PartnerReportEvent = EventOf<typeof partnerReportEvents>;

type Contracts = typeof partnerReportCommands;
export type PartnerReportCommands = {
  RecordPartnerReports: { input: RecordReportsInput; facts: RecordReportsFacts };
  DeletePartnerReport: CommandFor<Contracts['DeletePartnerReport']>;
  DeletePartnerReportByName: CommandFor<Contracts['DeletePartnerReportByName']>;
  DeletePartnerReports: CommandFor<Contracts['DeletePartnerReports']>;
  DeletePartnerReportMonth: CommandFor<Contracts['DeletePartnerReportMonth']>;
  RestorePartnerReports: CommandFor<Contracts['RestorePartnerReports']>;
  AssignPartnerReport: CommandFor<Contracts['AssignPartnerReport'], { restaurant: ReportRestaurant | null }>;
  DiscardReportFiles: { input: DiscardFilesInput; facts: undefined };
};

type Record = Command<RecordReportsInput, RecordReportsFacts>;
type Result = Decision<PartnerReportEvent>;

const notFound = reject('report_not_found');

/** One event per file: new report, or new file for the same name. */
function recorded({ input: { month, entries }, facts, actor }: Record, { reports }: MonthReports) {
  const { userId } = actor;
  let number = reports.size;
  return entries.flatMap(({ filename, file }): PartnerReportEvent[] => {
    if (file === null) return [];
    const known = namesake(reports, { userId, filename });
    const common = { month, userId, ...file };
    if (known) {
      const restaurantId = known.restaurant?.id ?? null;
      return [{ type: 'PartnerReportUpdated', data: { ...common, reportId: known.id, restaurantId } }];
    }
    number += 1;
    const restaurant = facts.restaurants[nameKey(filename)] ?? null;
    const reportId = reportIdOf(month, number);
    return [{ type: 'PartnerReportAdded', data: { ...common, reportId, filename, restaurant } }];
  });
}

const refusedOf = ({ entries }: RecordReportsInput) =>
  entries.flatMap(({ filename, reason }) => (reason === null ? [] : [{ filename, reason }]));

function withoutReports(input: RecordReportsInput): Rejection {
  const fields = refusedOf(input).map(({ filename, reason }) => [filename, reason]);
  return reject('archive_without_reports', { fields: Object.fromEntries(fields) });
}

function archiveEvents(command: Record, added: readonly PartnerReportEvent[]): PartnerReportEvent[] {
  const { input, actor } = command;
  if (input.archive === null) return [];
  const { month, archive } = input;
  const summary = { month, userId: actor.userId, accepted: added.length, refused: refusedOf(input) };
  return [{ type: 'PartnerArchiveAccepted', data: { ...archive, ...summary } }];
}

function record(command: Record, state: MonthReports): Result {
  const { input, actor, at, market } = command;
  const upload = { month: input.month, actor, at, market, isArchive: input.archive !== null };
  const refusal = refusalOfMonth(state, upload);
  if (refusal) return refusal;
  const added = recorded(command, state);
  return added.length === 0 ? withoutReports(input) : [...added, ...archiveEvents(command, added)];
}

/** `null` if one is missing or not visible. */
function known(state: MonthReports, ids: readonly string[], actor: Command['actor']): StoredReport[] | null {
  const reports = reportsOf(state, actor).filter(({ id }) => ids.includes(id));
  return reports.length === new Set(ids).size ? reports : null;
}

/** Already deleted ones stay unchanged. */
function deleted(reports: readonly StoredReport[] | null, { commandId }: Command): Result {
  if (reports === null || reports.length === 0) return notFound;
  const there = reports.filter(isThere);
  if (there.length === 0) return [];
  return [{ type: 'PartnerReportsDeleted', data: { ...named(there), deletedBy: commandId } }];
}

function restored(state: MonthReports, reports: readonly StoredReport[] | null): Result {
  if (reports === null) return notFound;
  const gone = reports.filter((report) => !isThere(report));
  const taken = gone.some(
    (report, at) =>
      namesake(state.reports, report) !== undefined ||
      gone
        .slice(0, at)
        .some((other) => other.userId === report.userId && sameFilename(other.filename, report.filename)),
  );
  if (gone.some(({ key }) => key === null))
    return reject('report_file_removed', { details: { days: reportFileDays } });
  if (taken) return reject('report_name_taken');
  return gone.length === 0 ? [] : [{ type: 'PartnerReportsRestored', data: named(gone) }];
}

const changed = (state: MonthReports, ids: readonly string[], parts: Partial<StoredReport>) => ({
  ...state,
  reports: ids.reduce((all, id) => {
    const report = all.get(id);
    return report ? all.with(id, { ...report, ...parts }) : all;
  }, state.reports),
});

const idsOf = ({ reports }: { readonly reports: readonly { readonly reportId: string }[] }) =>
  reports.map(({ reportId }) => reportId);

/**
 * Stream `partnerReports-{MM-YYYY}`: concurrent archives conflict (R-PRT-05). Visibility per actor (AMB-72).
 */
export const partnerReportsDecider = defineDecider<MonthReports, PartnerReportCommands, PartnerReportEvent>({
  initial: { reports: PersistentMap.of(), replaced: PersistentMap.of() },

  decide: {
    RecordPartnerReports: record,

    DeletePartnerReport: (command, state) =>
      deleted(known(state, [command.input.id], command.actor), command),

    DeletePartnerReportByName: (command, state) => {
      const { input, actor } = command;
      const reports = reportsOf(state, actor).filter((report) =>
        sameFilename(report.filename, input.report.filename),
      );
      return deleted(reports, command);
    },

    DeletePartnerReports: (command, state) =>
      deleted(known(state, command.input.ids, command.actor), command),

    DeletePartnerReportMonth: (command, state) => deleted(reportsOf(state, command.actor), command),

    RestorePartnerReports: ({ input, actor }, state) => restored(state, known(state, input.ids, actor)),

    AssignPartnerReport: ({ input, facts: { restaurant }, actor }, state) => {
      const report = known(state, [input.id], actor)?.find(isThere);
      if (!report) return notFound;
      const from = report.restaurant?.id ?? null;
      if (from === (restaurant?.id ?? null)) return [];
      const { id: reportId, userId } = report;
      return [
        {
          type: 'PartnerReportAssigned',
          data: { reportId, userId, month: monthOf([report]), from, restaurant },
        },
      ];
    },

    DiscardReportFiles: ({ input }, state) => discarded(input, state),
  },

  evolve: {
    PartnerReportAdded: (state, { data: { reportId: id, userId, filename, restaurant, key } }) => ({
      ...state,
      reports: state.reports.with(id, { id, userId, filename, restaurant, key, deletedBy: null }),
    }),
    PartnerReportUpdated: replaced,
    PartnerArchiveAccepted: (state) => state,
    PartnerReportAssigned: (state, { data: { reportId, restaurant } }) =>
      changed(state, [reportId], { restaurant }),
    PartnerReportsDeleted: (state, { data }) => changed(state, idsOf(data), { deletedBy: data.deletedBy }),
    PartnerReportsRestored: (state, { data }) => changed(state, idsOf(data), { deletedBy: null }),
    PartnerReportFilesDiscarded: withoutFiles,
  },
});
