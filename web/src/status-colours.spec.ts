import { expect, it } from '@jest/globals';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { statusLook } from '#ui/order-status/OrderStatusChip';
import { stateLooks } from './areas/mop/mop';

const cancelledOrder = 5;

it('[R-ORD-08] no status of an order or a pause has the colour of what is wrong', () => {
  const looks = [...orderStatuses.map(({ id }) => statusLook(id)), ...Object.values(stateLooks)];
  expect(looks.map(({ tone }) => tone)).not.toContain('error');
});

it('[R-ORD-08] what is cancelled looks the same in orders and pauses', () => {
  const { tone, icon } = statusLook(cancelledOrder);
  expect(stateLooks.cancelled).toEqual({ tone, icon });
});

it('[R-ORD-08] an order in progress is distinguished from one in delivery', () => {
  const open = [1, 2, 3, 4].map((status) => statusLook(status).tone);
  expect(new Set(open).size).toBe(open.length);
});
