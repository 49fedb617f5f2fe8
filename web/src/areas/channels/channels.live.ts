import { channelPushes, channelQueries } from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { defineLive } from '#core/live/live-map';

const { GetChannel, ListRestaurantServices, ListChannelDocuments } = channelQueries;

export const channelsLive = defineLive(channelPushes, {
  ChannelChanged: { refresh: [GetChannel, ListRestaurantServices, restaurantQueries.GetRestaurantLog] },
  ChannelDocumentChanged: { refresh: [ListChannelDocuments] },
});
