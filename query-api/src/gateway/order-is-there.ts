import type { DocumentOf } from '@portal/contracts';
import { orders } from '@portal/contracts/areas/orders';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import type { OrderIsThere } from './serve-presence';

export const orderIsThereIn =
  (views: Pick<ViewStore, 'get'>): OrderIsThere =>
  async (orderId) => {
    const order = await views.get<DocumentOf<typeof orders>>(orders.name, orderId);
    return order?.deleted === false;
  };
