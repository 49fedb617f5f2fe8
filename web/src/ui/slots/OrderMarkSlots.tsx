import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What other areas have to say about an order, in a mark: something waits to be read. */
export function OrderMarkSlots({ orderId }: { orderId: string }) {
  return useSlots('orderMark').map(({ area, part }) => <Part key={area} load={part} give={{ orderId }} />);
}
