import { mopPauseEnds } from '@portal/contracts/areas/mop';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { mopBindings } from './mop.bindings';
import type { MopEvent } from './mop.decider';

/** R-MOP-14. Cancelled pauses too: they may be reopened until their end. */
export const whenAPauseEndsThenAnnounce = ({
  EndMopPause,
}: Pick<ReturnType<typeof mopBindings>, 'EndMopPause'>) =>
  defineDeadline<MopEvent>('when-a-pause-ends-then-announce', mopPauseEnds, {
    on: {
      MopPauseRequested: ({ data }) => fallsDue(data.pauseId, data.end),
      MopPauseWithdrawn: ({ data }) => fallsDueNoMore(data.pauseId),
      MopPauseEnded: ({ data }) => fallsDueNoMore(data.pauseId),
    },
    then: ({ id }) => intend(EndMopPause, { id }),
  });
