import type { OrderStatus } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import type { CallCache } from '../../../app/client/call-cache';

/** Sets the status of one order in every remembered answer that knows it, so that it shows before the refetch. */
export function patchStatus(cache: CallCache, orderId: string, status: OrderStatus): void {
  cache.patch(orderQueries.ListOrders, (orders) => {
    const isOld = orders.some((order) => order.id === orderId && order.status !== status);
    return isOld ? orders.map((order) => (order.id === orderId ? { ...order, status } : order)) : orders;
  });
  cache.patch(orderQueries.GetOrder, (order) =>
    order.id === orderId && order.status !== status ? { ...order, status } : order,
  );
}
