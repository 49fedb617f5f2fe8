import type { OrderDetail } from '@portal/contracts/areas/orders';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

export function OrderAgainSlot({ order }: { order: OrderDetail }) {
  return useSlots('orderAgain').map(({ area, part }) => <Part key={area} load={part} give={{ order }} />);
}
