import { describe, expect, it } from '@jest/globals';
import { orderQueries } from '@portal/contracts/areas/orders';
import { ordersQuestions, unsettled } from './orders-work';

describe('[U7] what a work list asks when it opens', () => {
  it('is its first page as it opens, and the counts without the filter that is counted', () => {
    expect(ordersQuestions).toEqual([
      [orderQueries.ListOrders, { page: 1, size: 20, status: unsettled }],
      [orderQueries.CountOrders, {}],
    ]);
  });
});
