import type { EventOf } from '@portal/contracts';
import {
  type partnerReportEvents,
  reportFileExpiries,
  reportFileExpiry,
} from '@portal/contracts/areas/partner-reports';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue } from '@portal/platform/automation/deadline';
import type { partnerReportBindings } from './partner-reports.bindings';

interface OfMonth {
  readonly data: { readonly month: string };
  readonly metadata: { readonly at: string };
}

const monthLength = '2026-11'.length;
const expiry = ({ data: { month }, metadata: { at } }: OfMonth, cause: string) =>
  fallsDue(`${month} ${cause}`, reportFileExpiry(at));

/** Deleted or replaced, after 30 days (R13). The decider skips restored ones. */
export const whenReportFilesHaveBeenOutOfUseThenDiscardThem = ({
  DiscardReportFiles,
}: Pick<ReturnType<typeof partnerReportBindings>, 'DiscardReportFiles'>) =>
  defineDeadline<EventOf<typeof partnerReportEvents>>(
    'when-report-files-have-been-out-of-use-then-discard-them',
    reportFileExpiries,
    {
      on: {
        PartnerReportsDeleted: (event) => expiry(event, event.data.deletedBy),
        PartnerReportUpdated: (event) => expiry(event, event.data.key),
      },
      then: ({ id }) =>
        intend(DiscardReportFiles, { month: id.slice(0, monthLength), cause: id.slice(monthLength + 1) }),
    },
  );
