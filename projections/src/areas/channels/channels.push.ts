import type { EventOf } from '@portal/contracts';
import { type channelEvents, channelPushes } from '@portal/contracts/areas/channels';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import { toBothSides, toReaders } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ChannelEvent = EventOf<typeof channelEvents>;
type RestaurantEvent = EventOf<typeof restaurantEvents>;

const channelChanged = ({ data, position }: { data: { restaurantId: number }; position: number }) => [
  {
    name: 'ChannelChanged' as const,
    payload: { restaurantId: data.restaurantId, position },
    to: toBothSides(data.restaurantId),
  },
];

/** Channels: the restaurant's people and administrators. Documents: all readers. */
export const channelPushRules = definePushRules<ChannelEvent | RestaurantEvent, typeof channelPushes>(
  channelPushes,
  {
    RestaurantUpdated: channelChanged,
    RestaurantFiscalDataChanged: channelChanged,
    RestaurantClosed: channelChanged,
    RestaurantReopened: channelChanged,
    ChannelOpeningChanged: channelChanged,
    ChannelReopened: channelChanged,
    ChannelServicesChanged: channelChanged,
    ChannelHoursChanged: channelChanged,
    ChannelDeliveryHoursChanged: channelChanged,
    ChannelBirthdaysChanged: channelChanged,
    ChannelOtherDataChanged: channelChanged,
    ChannelChangePlanned: channelChanged,
    ChannelPlanDiscarded: channelChanged,
    ChannelPlanApplied: channelChanged,
    ChannelPlanFailed: channelChanged,
    ChannelDocumentAdded: ({ data: { document }, position }) => [
      { name: 'ChannelDocumentChanged', payload: { document, position }, to: toReaders },
    ],
  },
);
