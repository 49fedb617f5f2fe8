import type { OrderStatus } from '@portal/contracts/areas/orders';
import { statusLook, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import type { StatusField } from '#ui/StatusMenu';

/** The statuses that may be set, each with the key that sets it (R-ORD-16). Choosing saves at once (R-ORD-17). */
export function useStatusChoices(): readonly StatusField<OrderStatus>[] {
  const { all } = useOrderStatuses();
  return all.map(({ id, name }) => ({
    status: id as OrderStatus,
    label: name,
    key: String(id),
    ...statusLook(id),
  }));
}
