import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { channelCommands } from './channels.commands';
import type { channelDownloads } from './channels.downloads';
import type { channelQueries } from './channels.queries';
import type { channelUploads } from './channels.uploads';
import { everyDay } from './hours';

type Calls = typeof channelCommands & typeof channelQueries & typeof channelUploads & typeof channelDownloads;

const noonToMidnight = everyDay({ start: '12:00', end: '00:00' });

/** A valid input of each call, in a world where these things exist. */
export const channelsExamples: ExamplesOf<Calls, World> = {
  UpdateChannel: ({ restaurantId }) => ({
    restaurant_id: restaurantId,
    phone: '910 000 000',
    channel: { schedules: { restaurant: noonToMidnight } },
    service: [{ id: 11, status: 1 }],
    opening: { open: 1, date: '', motive: '' },
  }),
  GetChannel: ({ restaurantId }) => ({ id: restaurantId }),
  ListServices: () => ({}),
  ListRestaurantServices: ({ restaurantId }) => ({ id: restaurantId }),
  ListChannelDocuments: () => ({}),
  GetPublicChannel: ({ site }) => ({ site }),
  UploadSocialMediaDocument: () => ({}),
  UploadPaidMediaDocument: () => ({}),
  OpenChannelDocument: ({ channelDocument }) => ({ document: channelDocument }),
};
