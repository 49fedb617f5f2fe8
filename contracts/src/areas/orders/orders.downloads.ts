import { z } from 'zod';
import { catalogueReaders, defineDownloads, download, ofObject, only } from '../../kernel';

export const orderDownloads = defineDownloads('orders', {
  OpenOrderFile: download({
    method: 'GET',
    path: 'order/{id}/file/{key}',
    input: z.object({ id: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { scope: ofObject }),
    summary: 'A custom file or picture of an order, as an attachment (W13, W14)',
  }),
});
