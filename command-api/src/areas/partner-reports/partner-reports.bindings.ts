import { reject } from '@portal/contracts';
import {
  monthOfReport,
  partnerReportCommands,
  partnerReportUploads,
} from '@portal/contracts/areas/partner-reports';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { discardFilesInput } from './discard-files';
import { type MonthReports, monthStream } from './month-reports';
import { partnerReportsDecider } from './partner-reports.decider';
import {
  recordReportsFacts,
  recordReportsInput,
  reportRestaurant,
  sentReports,
} from './record-reports.facts';

const recordPartnerReports = defineInternalCommand('partner-reports', 'RecordPartnerReports', {
  input: recordReportsInput,
  output: partnerReportUploads.AddPartnerReports.output,
  // Keys differ between attempts: archives are compared by month, name and length.
  notCompared: ['entries'],
});

const discardReportFiles = defineInternalCommand('partner-reports', 'DiscardReportFiles', {
  input: discardFilesInput,
  output: z.null(),
});

const decider = { decider: partnerReportsDecider } as const;
const ofReport = ({ input }: { readonly input: { readonly id: string } }) =>
  monthStream(monthOfReport(input.id));
/** Reports of other months are not in this stream. */
const ofReports = ({ input: { ids } }: { readonly input: { readonly ids: readonly string[] } }) =>
  monthStream(monthOfReport(ids[0] ?? ''));

/** Ids deleted by this command, for its undo. */
const deletedIds = ({ state, commandId }: { readonly state: MonthReports; readonly commandId: string }) => ({
  ids: [...state.reports.values()].filter(({ deletedBy }) => deletedBy === commandId).map(({ id }) => id),
});
const deleting = { ...decider, answer: deletedIds } as const;

export const partnerReportBindings = ({ load, names }: Pick<Services, 'load' | 'names'>) =>
  ({
    RecordPartnerReports: bindCommand(recordPartnerReports, {
      ...decider,
      stream: ({ input }) => monthStream(input.month),
      facts: ({ input }) => recordReportsFacts(input, { load, names }),
      answer: ({ input, state, actor }) => sentReports(input, state, actor.userId),
    }),
    DeletePartnerReport: bindCommand(partnerReportCommands.DeletePartnerReport, {
      ...deleting,
      stream: ofReport,
    }),
    DeletePartnerReportByName: bindCommand(partnerReportCommands.DeletePartnerReportByName, {
      ...deleting,
      stream: ({ input }) => monthStream(input.report.date),
    }),
    DeletePartnerReports: bindCommand(partnerReportCommands.DeletePartnerReports, {
      ...deleting,
      stream: ofReports,
    }),
    DeletePartnerReportMonth: bindCommand(partnerReportCommands.DeletePartnerReportMonth, {
      ...deleting,
      stream: ({ input }) => monthStream(input.month),
    }),
    RestorePartnerReports: bindCommand(partnerReportCommands.RestorePartnerReports, {
      ...decider,
      stream: ofReports,
      answer: ({ input }) => ({ ids: input.ids }),
    }),
    DiscardReportFiles: bindCommand(discardReportFiles, {
      ...decider,
      stream: ({ input }) => monthStream(input.month),
      answer: () => null,
    }),
    AssignPartnerReport: bindCommand(partnerReportCommands.AssignPartnerReport, {
      ...decider,
      stream: ofReport,
      facts: async ({ input }) => {
        if (input.restaurant_id === -1) return { restaurant: null };
        const restaurant = await reportRestaurant(input.restaurant_id, { load });
        return restaurant ? { restaurant } : reject('restaurant_not_found');
      },
      answer: ({ input: { id, restaurant_id: restaurantId } }) => ({
        id,
        restaurant_id: restaurantId === -1 ? null : restaurantId,
      }),
    }),
  }) as const;
