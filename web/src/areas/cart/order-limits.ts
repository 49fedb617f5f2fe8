import { orderCommands } from '@portal/contracts/areas/orders';
import { inputLimitsOf } from '#core/client/input-schema';

/** How many characters a text of the order may have, by its path on the wire: `contact_name`, `items.custom.price`. */
export function orderLimit(path: string): number {
  const limit = inputLimitsOf(orderCommands.PlaceOrder)[`order.${path}`];
  if (limit === undefined) throw new Error(`the order has no limit for ${path}`);
  return limit;
}
