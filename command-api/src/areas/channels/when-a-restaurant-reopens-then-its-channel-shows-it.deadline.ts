import { channelReopenings } from '@portal/contracts/areas/channels';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { channelBindings } from './channels.bindings';
import type { ChannelEvent } from './channel-state';

/** At the start of its market day (R-CHN-14). */
export const whenARestaurantReopensThenItsChannelShowsIt = ({
  ReopenChannel,
}: Pick<ReturnType<typeof channelBindings>, 'ReopenChannel'>) =>
  defineDeadline<ChannelEvent>('when-a-restaurant-reopens-then-its-channel-shows-it', channelReopenings, {
    on: {
      ChannelOpeningChanged: ({ data: { restaurantId, reopensAt } }) =>
        fallsDue(String(restaurantId), reopensAt),
      ChannelReopened: ({ data }) => fallsDueNoMore(String(data.restaurantId)),
    },
    then: ({ id }) => intend(ReopenChannel, { restaurantId: Number(id) }),
  });
