import { recallRemindersDue } from '@portal/contracts/areas/recalls';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { RecallEvent } from './recall.decider';
import type { recallBindings } from './recalls.bindings';

const next = ({ data }: { readonly data: { readonly recallId: string; readonly next: string | null } }) =>
  fallsDue(data.recallId, data.next);

export const whenARecallIsNotConfirmedThenRemind = ({
  RemindOfRecall,
}: Pick<ReturnType<typeof recallBindings>, 'RemindOfRecall'>) =>
  defineDeadline<RecallEvent>('when-a-recall-is-not-confirmed-then-remind', recallRemindersDue, {
    on: {
      RecallStarted: next,
      RecallReminded: next,
      RecallUnconfirmed: next,
      RecallConfirmed: ({ data }) => (data.left === 0 ? fallsDueNoMore(data.recallId) : null),
      RecallClosed: ({ data }) => fallsDueNoMore(data.recallId),
    },
    then: ({ id }) => intend(RemindOfRecall, { id }),
  });
