import { channelPlansDue } from '@portal/contracts/areas/channels';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { channelBindings } from './channels.bindings';
import type { ChannelEvent } from './channel-state';

interface OfPlan {
  readonly data: { readonly restaurantId: number; readonly date: string };
}

/** `12-2026-12-01` */
const idOf = ({ data: { restaurantId, date } }: OfPlan) => `${restaurantId}-${date}`;

const planOf = (id: string) => {
  const [restaurantId = '', ...date] = id.split('-');
  return { restaurantId: Number(restaurantId), date: date.join('-') };
};

const noMore = (event: OfPlan) => fallsDueNoMore(idOf(event));

/** At the start of its market day (R-CHN-29, R16). */
export const whenTheDayOfAPlannedChangeComesThenApplyIt = ({
  ApplyChannelPlan,
}: Pick<ReturnType<typeof channelBindings>, 'ApplyChannelPlan'>) =>
  defineDeadline<ChannelEvent>('when-the-day-of-a-planned-change-comes-then-apply-it', channelPlansDue, {
    on: {
      ChannelChangePlanned: (event) => fallsDue(idOf(event), event.data.dueAt),
      ChannelPlanDiscarded: noMore,
      ChannelPlanApplied: noMore,
      ChannelPlanFailed: noMore,
    },
    then: ({ id }) => intend(ApplyChannelPlan, planOf(id)),
  });
