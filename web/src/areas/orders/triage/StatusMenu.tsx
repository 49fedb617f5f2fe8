import type { OrderStatus } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { statusLook } from '#app/order-status/status-look';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import { StatusMenu as Statuses } from '#ui/StatusMenu';

interface StatusMenuProps {
  /** What the button says to screen readers. */
  label: string;
  /** Not offered: the order has it already (R-ORD-16). */
  current?: OrderStatus;
  onChoose: (status: OrderStatus) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** The statuses that may be set, each with the key that sets it. Choosing saves at once (R-ORD-17). */
export function StatusMenu({ current, ...menu }: StatusMenuProps) {
  const { all } = useOrderStatuses();
  const choices = all
    .filter(({ id }) => id !== current)
    .map(({ id, name }) => ({
      status: id as OrderStatus,
      label: name,
      key: String(id),
      ...statusLook(id),
    }));
  return <Statuses choices={choices} {...menu} />;
}
