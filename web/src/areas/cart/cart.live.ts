import { keptCartPushes, keptCartQueries } from '@portal/contracts/areas/cart';
import { defineLive } from '#app/live/live-map';

/** What the person put together on another device is there without a reload. */
export const cartLive = defineLive(keptCartPushes, {
  CartChanged: { refresh: [keptCartQueries.GetMyCart] },
});
