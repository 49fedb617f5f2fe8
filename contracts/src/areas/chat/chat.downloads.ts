import { z } from 'zod';
import { catalogueReaders, defineDownloads, download, ofObject, only } from '../../kernel';

export const chatDownloads = defineDownloads('chat', {
  OpenMessageImage: download({
    method: 'GET',
    path: 'order/comments/{orderId}/image/{key}',
    input: z.object({ orderId: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { markets: ['PT'], scope: ofObject }),
    summary: 'An image of a conversation, to those who may read it (W13, W14)',
  }),
});
