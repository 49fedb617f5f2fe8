import { describe, expect, it } from '@jest/globals';
import { initialStatus, OrderStatus, orderStatuses, orderStatusSchema, settledStatuses } from '.';

describe('order statuses', () => {
  it('[R-ORD-08] [AMB-03] are these five, by their code', () => {
    expect(orderStatuses.map(({ id, label }) => `${id} ${label.CAST}`)).toEqual([
      '1 En proceso',
      '2 Pendiente',
      '3 En producción y entrega',
      '4 Entregado',
      '5 Cancelado',
    ]);
  });

  it('[R-ORD-07] the table lists every code and no other', () => {
    expect(orderStatuses.map(({ id }) => id)).toEqual(Object.values(OrderStatus));
    expect([0, 1, 2, 3, 4, 5, 6, '1'].filter((code) => orderStatusSchema.safeParse(code).success)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('start in processing and settle as delivered or cancelled', () => {
    expect(initialStatus).toBe(OrderStatus.Processing);
    expect(settledStatuses).toEqual([OrderStatus.Delivered, OrderStatus.Cancelled]);
  });
});
