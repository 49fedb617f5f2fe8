import type { MarketRecord, Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { type CartEntry, checkOut, confirmed, validateEntry } from '@portal/contracts/areas/cart';
import type { OrderItemInput, PlaceOrderInput } from '@portal/contracts/areas/orders';
import { toCartEntry, toOrderItem } from '@portal/contracts/areas/orders';
import type { Services } from '../../services';
import { type Resource, resourceDecider } from '../resources/resource.decider';

/** An item of an order beside the resource that it adapts, without what its format and market do not ask for. */
export interface OrderLine {
  readonly item: OrderItemInput;
  readonly entry: CartEntry;
  readonly resource: Resource;
}

type Order = PlaceOrderInput['order'];

async function lineOf(item: OrderItemInput, { load, market }: Services): Promise<OrderLine | null> {
  const resource = await load(resourceDecider, `resource-${item.resource_id}`);
  if (resource?.status !== 1 || !resource.orderable) return null;
  const entry = confirmed(toCartEntry(item, resource.format), market.features);
  return { item: toOrderItem(entry), entry, resource };
}

/** The order's lines, or no when one of them adapts what cannot be ordered. */
export async function orderLines(
  order: Order,
  services: Services,
): Promise<readonly OrderLine[] | Rejection> {
  const lines = await Promise.all(order.items.map((item) => lineOf(item, services)));
  const missing = lines.indexOf(null);
  return missing === -1
    ? (lines as OrderLine[])
    : reject('resource_not_orderable', {
        fields: { [`items.${missing}.resource_id`]: 'resource_not_orderable' },
      });
}

/**
 * Everything that the order lacks, together and at its field (R-CRT-17): what the wizard (R-WIZ-19…25) and the cart
 * (R-CRT-10…16) check in the browser, checked again.
 */
export function shortcomings(
  order: Order,
  lines: readonly OrderLine[],
  market: MarketRecord,
): Rejection | null {
  const contact = { name: order.contact_name, email: order.contact_email, phone: order.contact_phone };
  const entries = Object.fromEntries(lines.map(({ entry }, index) => [`items.${index}`, entry]));
  const found = [
    ...checkOut(entries, contact, market).map(({ entry, field, code }) => [
      entry === undefined ? field : `${entry}.${field}`,
      code,
    ]),
    ...lines.flatMap(({ entry }, index) =>
      Object.entries(validateEntry(entry, market.features)).map(([path, code]) => [
        `items.${index}.${path}`,
        code,
      ]),
    ),
  ];
  return found.length === 0 ? null : reject('order_incomplete', { fields: Object.fromEntries(found) });
}
