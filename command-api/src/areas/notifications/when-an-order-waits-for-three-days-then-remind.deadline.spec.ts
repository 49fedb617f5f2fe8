import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '@portal/contracts/areas/orders';
import { projected } from '@portal/platform/testing/projection-kit';
import { whenAnOrderWaitsForThreeDaysThenRemind } from './when-an-order-waits-for-three-days-then-remind.deadline';
import { whenAQuoteEndsTomorrowThenRemind } from './when-a-quote-ends-tomorrow-then-remind.deadline';

const none = {} as never;
const waiting = whenAnOrderWaitsForThreeDaysThenRemind(none);
const ending = whenAQuoteEndsTomorrowThenRemind(none);
const timed = (deadline: typeof waiting, type: string, data: object, at = '2026-11-20T09:30:00.000Z') => {
  const event = projected({ type, data: { orderId: 'o', restaurantId: 1, ...data }, metadata: { at } });
  return deadline.on.get(type)?.(event as never);
};
const due = (dueAt: string | null) => ({ id: 'o', dueAt });
const moved = (from: OrderStatus, to: OrderStatus) => timed(waiting, 'OrderStatusChanged', { from, to });

describe('the time of a reminder', () => {
  it('[R16] is three working days after each event that begins a turn, across weekends and holidays', () => {
    expect(timed(waiting, 'QuoteSent', {})).toEqual(due('2026-11-25T09:30:00.000Z'));
    // 8 December is a holiday.
    expect(timed(waiting, 'ProofSent', {}, '2026-12-04T09:30:00.000Z')).toEqual(
      due('2026-12-10T09:30:00.000Z'),
    );
  });

  it('does not exist once the order is settled, and returns when it is reopened', () => {
    const { Pending, Delivered, Cancelled } = OrderStatus;
    expect([moved(Pending, Delivered), moved(Pending, Cancelled)]).toEqual([due(null), due(null)]);
    expect(moved(Delivered, Pending)).toEqual(due('2026-11-25T09:30:00.000Z'));
    expect(timed(waiting, 'OrderDeleted', {})).toEqual(due(null));
  });

  it('is not put off by a status between', () => {
    expect(moved(OrderStatus.Processing, OrderStatus.Pending)).toBeNull();
  });

  it('[R16] is noon of the day before the last of a quote; none where it is sent later', () => {
    const expiresAt = '2026-12-11T23:00:00.000Z';
    expect(timed(ending, 'QuoteSent', { expiresAt })).toEqual(due('2026-12-10T11:00:00.000Z'));
    expect(timed(ending, 'QuoteSent', { expiresAt }, '2026-12-10T12:00:00.000Z')).toEqual(due(null));
    for (const type of ['QuoteAccepted', 'QuoteRefused', 'QuoteExpired'])
      expect(timed(ending, type, {})).toEqual(due(null));
  });
});
