import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** Such as unread notes. */
export function OrderMarkSlots({ orderId }: { orderId: string }) {
  return useSlots('orderMark').map(({ area, part }) => <Part key={area} load={part} give={{ orderId }} />);
}
