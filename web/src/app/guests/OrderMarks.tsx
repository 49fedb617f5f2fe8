import { Part } from '../routing/Part';
import { useGuests } from './use-guests';

/** What other areas have to say about an order, in a mark: something waits to be read. */
export function OrderMarks({ orderId }: { orderId: string }) {
  return useGuests('orderMark').map(({ area, part }) => <Part key={area} load={part} give={{ orderId }} />);
}
