import type { OrderItemProps, OrderRowProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What other areas do with one piece of an order. */
export function OrderItemSlots(item: OrderItemProps) {
  return useSlots('orderItem').map(({ area, part }, place) => (
    <Part key={`${area}-${place}`} load={part} give={item} />
  ));
}

/** What other areas do with an order in a list. */
export function OrderRowSlots(row: OrderRowProps) {
  return useSlots('orderRow').map(({ area, part }) => <Part key={area} load={part} give={row} />);
}
