import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { anOrderedItem, anOrderPlaced } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderDecider, type OrderEvent } from './order.decider';

const facts = { market: marketRecords.ES };
const items = [anOrderedItem('ES'), anOrderedItem('ES', { needed_by: '2026-11-18' })];
const placed = anOrderPlaced({ neededBy: '2026-12-04', items });
const id = placed.data.orderId;
const of = { orderId: id, restaurantId: 1 };
const sides = [testActor(Role.Manager), testActor(Role.Administrator, { userId: 1, restaurants: [] })];

type Items = { at: number; needed_by: string }[];
const changing = (needed_by: string, changed: Items = [], actor = testActor()) => ({
  input: { id, needed_by, items: changed, reason: 'Se aplaza la campaña' },
  facts,
  actor,
});
const changed = (to: string, pieces: Items = [], from = '2026-12-04', subject = 'user-12'): OrderEvent => ({
  type: 'NeededByChanged',
  data: { ...of, from, to, items: pieces },
  personal: { subject, value: { reason: 'Se aplaza la campaña' } },
});
const after = (...events: readonly OrderEvent[]) => givenEvents(orderDecider, [placed, ...events]);
const refusalOf = (...given: Parameters<typeof changing>) =>
  orderDecider.decide.ChangeNeededBy(
    { ...changing(...given), at: '2026-11-20T09:30:00.000Z', market: 'ES', commandId: 'c' },
    after().state,
  );
const moved = (to: 4 | 5): OrderEvent => ({ type: 'OrderStatusChanged', data: { ...of, from: 1, to } });

describe('changing the day by which an order is needed', () => {
  it.each(sides)('[R-ORD-19] is an event with a reason, on either side ($role)', (actor) => {
    after()
      .when('ChangeNeededBy', changing('2026-12-11', [], actor))
      .then([changed('2026-12-11', [], '2026-12-04', actor.id)]);
  });

  it('holds only the pieces whose day is another, the last of several for one', () => {
    const asked = [
      { at: 1, needed_by: '2026-11-18' },
      { at: 0, needed_by: '2026-12-09' },
      { at: 0, needed_by: '2026-12-10' },
    ];
    after()
      .when('ChangeNeededBy', changing('', asked))
      .then([changed('', [{ at: 0, needed_by: '2026-12-10' }])]);
  });

  it('produces no event when no day differs, also when repeated', () => {
    after().when('ChangeNeededBy', changing('2026-12-04')).thenNothing();
    after()
      .when('ChangeNeededBy', changing('2026-12-04', [{ at: 1, needed_by: '2026-11-18' }]))
      .thenNothing();
    after(changed('2026-12-11', [{ at: 1, needed_by: '' }]))
      .when('ChangeNeededBy', changing('2026-12-11', [{ at: 1, needed_by: '' }]))
      .thenNothing();
  });

  it('[R16] is refused by field before the next working day and more than a year ahead', () => {
    const first = { first: '2026-11-23' };
    expect(refusalOf('2026-11-22')).toEqual({
      rejected: 'needed_too_early',
      fields: { needed_by: 'needed_too_early' },
      details: first,
    });
    expect(refusalOf('2026-12-04', [{ at: 1, needed_by: '2027-11-21' }])).toEqual({
      rejected: 'needed_too_far',
      fields: { 'items.1.needed_by': 'needed_too_far' },
      details: first,
    });
    expect(refusalOf('2026-11-20', [{ at: 0, needed_by: '2028-01-10' }])).toEqual({
      rejected: 'needed_too_early',
      fields: { needed_by: 'needed_too_early', 'items.0.needed_by': 'needed_too_far' },
      details: first,
    });
    after()
      .when('ChangeNeededBy', changing('2026-11-23'))
      .then([changed('2026-11-23')]);
    after()
      .when('ChangeNeededBy', changing('2027-11-20'))
      .then([changed('2027-11-20')]);
  });

  it('leaves days that have passed where they are', () => {
    after(changed('2026-11-18'))
      .when('ChangeNeededBy', changing('2026-11-18', [{ at: 0, needed_by: '2026-12-09' }]))
      .then([changed('2026-11-18', [{ at: 0, needed_by: '2026-12-09' }], '2026-11-18')]);
  });

  it('is refused for a piece that was not ordered, and for an order that is missing or settled', () => {
    after()
      .when('ChangeNeededBy', changing('', [{ at: 2, needed_by: '' }]))
      .thenRejected('order_item_not_found');
    givenEvents(orderDecider, []).when('ChangeNeededBy', changing('')).thenRejected('order_not_found');
    after({ type: 'OrderDeleted', data: of })
      .when('ChangeNeededBy', changing(''))
      .thenRejected('order_not_found');
    after(moved(5)).when('ChangeNeededBy', changing('')).thenRejected('order_cancelled');
    after(moved(4)).when('ChangeNeededBy', changing('')).thenRejected('order_delivered');
  });

  it('keeps the other answers of a piece, and the day through a change of the restaurant', () => {
    const { units_scale_custom, custom } = items[0] ?? anOrderedItem('ES');
    const texts = { at: 1, units: 7, units_scale: '', units_scale_custom, custom } as const;
    const edited: OrderEvent = {
      type: 'OrderChangedByRestaurant',
      data: { ...of, changes: ['items.1.units'], items: [texts] },
      personal: { subject: 'user-12', value: {} },
    };
    const { state } = after(changed('', [{ at: 1, needed_by: '2026-12-10' }]), edited);
    expect(state?.neededBy).toBe('');
    expect(state?.items[1]).toMatchObject({ units: 7, needed_by: '2026-12-10', filename: 'Menú del día' });
  });
});
