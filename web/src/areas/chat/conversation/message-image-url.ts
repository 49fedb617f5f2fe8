import { chatDownloads } from '@portal/contracts/areas/chat';
import { fillPath } from '#core/client/build-request';
import { apiBase } from '#core/client/call-client';

/** Where an image of a conversation is fetched, by its key. */
export const messageImageUrl = (orderId: string, key: string) =>
  apiBase + fillPath(chatDownloads.OpenMessageImage.path, { orderId, key });
