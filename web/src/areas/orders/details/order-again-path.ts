import type { OrderedItem } from '@portal/contracts/areas/orders';

/** Where a piece is ordered again in the way that it was (AMB-60). */
export const orderAgainPath = ({ resource_id: id, as_it_is: asItIs }: OrderedItem): string =>
  `/order/${id}${asItIs ? '?method=2' : ''}`;
