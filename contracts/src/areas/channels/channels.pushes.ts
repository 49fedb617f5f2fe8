import { z } from 'zod';
import { definePushes } from '../../kernel';
import { channelDocumentKindSchema } from './channel-documents';

export const channelPushes = definePushes('channels', {
  /** To the restaurant and the administrators: saved, reopened, or a planned change was applied or failed. */
  ChannelChanged: z.object({ restaurantId: z.int(), position: z.int() }),
  /** To everybody who reads channels. */
  ChannelDocumentChanged: z.object({ document: channelDocumentKindSchema, position: z.int() }),
});
