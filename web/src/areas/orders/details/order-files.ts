import { orderDownloads } from '@portal/contracts/areas/orders';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';

/** Where a file or a picture of an order is fetched, by its key. */
export const orderFileUrl = (orderId: string, key: string) =>
  apiBase + fillPath(orderDownloads.OpenOrderFile.path, { id: orderId, key });
