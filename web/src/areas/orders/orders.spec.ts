import { describe, expect, it } from '@jest/globals';
import { orderQueries, orderStatuses } from '@portal/contracts/areas/orders';
import { ageingOf } from './orders';
import { ordersQuestions, unsettled } from './orders-work';

const since = '2026-11-10T12:00:00.000Z';
const after = (days: number) => Date.parse(since) + days * 86_400_000;

describe('the age of an order', () => {
  it.each([
    [0, 0, 'fresh'],
    [1.9, 1.9 / 7, 'fresh'],
    [2, 2 / 7, 'due'],
    [5, 5 / 7, 'late'],
    [7, 1, 'late'],
    [700, 1, 'late'],
  ])('after %s days fills %s of its bar and is %s', (days, share, tone) => {
    const ageing = ageingOf({ status: 2, date: since }, after(days));
    expect(ageing?.share).toBeCloseTo(share);
    expect(ageing?.tone).toBe(tone);
  });

  it('counts from its placing, regardless of later changes (U7)', () => {
    const changed = { status: 2, status_date: '2026-11-12T12:00:00.000Z', date: since } as const;
    expect(ageingOf(changed, after(3))).toEqual(ageingOf({ status: 1, date: since }, after(3)));
  });

  it('ends once it is settled', () => {
    const ages = orderStatuses.map(({ id }) => ageingOf({ status: id, date: since }, after(3)) !== null);
    expect(ages).toEqual([true, true, true, false, false]);
  });

  it('is nothing where the clock of this browser is behind', () => {
    expect(ageingOf({ status: 1, date: since }, after(-1))?.share).toBe(0);
  });
});

it('[U7] what a work list asks when it opens is its first page as it opens, and the counts without the filter that is counted', () => {
  expect(ordersQuestions).toEqual([
    [orderQueries.ListOrders, { page: 1, size: 20, status: unsettled }],
    [orderQueries.CountOrders, {}],
  ]);
});
