import { channelPushes, channelQueries } from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { defineLive } from '#core/live/live-map';

const { GetChannel, ListRestaurantServices, ListChannelDocuments } = channelQueries;

/** What others save, and what the clock applies, shows at once, below the edits made here. */
export const channelsLive = defineLive(channelPushes, {
  ChannelChanged: { refresh: [GetChannel, ListRestaurantServices, restaurantQueries.GetRestaurantLog] },
  ChannelDocumentChanged: { refresh: [ListChannelDocuments] },
});
