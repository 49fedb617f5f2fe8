import type { OrderDetail } from '@portal/contracts/areas/orders';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What another area offers to order all of an order again. */
export function OrderAgainSlot({ order }: { order: OrderDetail }) {
  return useSlots('orderAgain').map(({ area, part }) => <Part key={area} load={part} give={{ order }} />);
}
