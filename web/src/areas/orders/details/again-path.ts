import type { OrderDetail } from '@portal/contracts/areas/orders';

/** The wizard for a piece of an order, filled in as it was ordered. */
export const againPath = ({ id, items }: Pick<OrderDetail, 'id' | 'items'>, place: number) =>
  `/order/${items[place]?.resource_id ?? ''}?again=${id}.${place}`;
