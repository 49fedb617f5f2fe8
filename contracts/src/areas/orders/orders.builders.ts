import type { z } from 'zod';
import type { Market } from '../../kernel';
import { marketRecords } from '../../kernel';
import { aCompleteEntry } from '../cart';
import { toOrderItem } from './order-item';
import type { orderInput } from './orders.commands';

/** An order as the wire carries it inside `order/add`, validated. */
export type OrderInput = z.output<typeof orderInput>;

/** For tests: an order of one complete piece by restaurant 1, that its market accepts. */
export function anOrderInput(market: Market, overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    restaurant_id: 1,
    contact_name: 'Nuria Vidal',
    contact_email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
    contact_phone: '600 123 456',
    comments: '',
    items: [toOrderItem(aCompleteEntry(market))],
    ...overrides,
  };
}
