import type { OrderItemProps, OrderRowProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

export function OrderItemSlots(item: OrderItemProps) {
  return useSlots('orderItem').map(({ area, part }, place) => (
    <Part key={`${area}-${place}`} load={part} give={item} />
  ));
}

export function OrderRowSlots(row: OrderRowProps) {
  return useSlots('orderRow').map(({ area, part }) => <Part key={area} load={part} give={row} />);
}
