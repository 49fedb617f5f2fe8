import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { anOrderedItem, anOrderPlaced } from '@portal/contracts/areas/orders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { orderDecider, type OrderEvent } from './order.decider';

const id = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const ana = testActor(Role.Franchisee);
const facts = { market: marketRecords.ES };
const item = anOrderedItem('ES');
const placed = anOrderPlaced({ items: [item, { ...item, as_it_is: true }], comments: 'Para el lunes' });
const about = { orderId: id, restaurantId: 1 };
const taken: OrderEvent = {
  type: 'OrderAssigned',
  data: { ...about, from: null, to: 1 },
};
const returned: OrderEvent = {
  type: 'OrderAssigned',
  data: { ...about, from: 1, to: null },
};
const moved: OrderEvent = {
  type: 'OrderStatusChanged',
  data: { ...about, from: 1, to: 3 },
};
const deleted: OrderEvent = { type: 'OrderDeleted', data: about };
const cancelled: OrderEvent = {
  type: 'OrderCancelledByRestaurant',
  data: { ...about, from: 1 },
};

const contact = {
  contact_name: 'Nuria Vidal',
  contact_email: 'nuria.vidal@es.chain.example',
  contact_phone: '600 123 456',
  comments: 'Para el lunes',
};
const { units, units_scale, units_scale_custom, custom } = item;
const texts = { at: 0, units, units_scale: units_scale as '', units_scale_custom, custom };
type Items = (typeof texts)[];
const changing = (changes: object, items: Items = []) => ({
  input: { id, ...contact, items, ...changes },
  facts,
  actor: ana,
});
const changedTo = (changes: string[], personal: object, items: object[] = []): OrderEvent =>
  ({
    type: 'OrderChangedByRestaurant',
    data: { ...about, changes, items },
    personal: { subject: 'user-12', value: personal },
  }) as OrderEvent;

describe('cancelling an own order', () => {
  const command = { input: { id }, facts, actor: ana };

  it('[R-ORD-16] is an event of its own, once', () => {
    givenEvents(orderDecider, [placed]).when('CancelOwnOrder', command).then([cancelled]);
    givenEvents(orderDecider, [placed, cancelled]).when('CancelOwnOrder', command).thenNothing();
    expect(givenEvents(orderDecider, [placed, cancelled]).state).toMatchObject({ status: 5, assignee: null });
  });

  it.each([
    ['an agent has taken', [taken], 'order_taken'],
    ['was moved on', [moved], 'order_moved_on'],
    ['its agent has moved on', [taken, moved], 'order_moved_on'],
    ['was deleted', [deleted], 'order_not_found'],
  ])('[R-ORD-16] is refused for an order that %s', (_case, events, code) => {
    givenEvents(orderDecider, [placed, ...events])
      .when('CancelOwnOrder', command)
      .thenRejected(code);
    givenEvents(orderDecider, [placed, ...events])
      .when('ChangeOwnOrder', changing({ comments: 'Sin prisa' }))
      .thenRejected(code);
  });

  it('[R-ORD-16] is possible again once it was given back', () => {
    givenEvents(orderDecider, [placed, taken, returned]).when('CancelOwnOrder', command).then([cancelled]);
  });
});

describe('changing an own order', () => {
  it('[R-CRT-14] keeps only what is different', () => {
    givenEvents(orderDecider, [placed])
      .when('ChangeOwnOrder', changing({ comments: 'Sin prisa', contact_phone: '600 000 001' }))
      .then([
        changedTo(['contact_phone', 'comments'], { contactPhone: '600 000 001', comments: 'Sin prisa' }),
      ]);
  });

  it('[R-ORD-06] changes texts of a piece and how many, at its place', () => {
    const change = { ...texts, units: 7, custom: { ...item.custom, others: 'Sin logo' } };
    givenEvents(orderDecider, [placed])
      .when('ChangeOwnOrder', changing({}, [change]))
      .then([changedTo(['items.0.units', 'items.0.custom.others'], {}, [change])]);
  });

  it('[AMB-60] writes nothing on a piece that is ordered unchanged', () => {
    const change = { ...texts, at: 1, custom: { ...item.custom, others: 'Con logo' } };
    givenEvents(orderDecider, [placed])
      .when('ChangeOwnOrder', changing({}, [change]))
      .thenNothing();
  });

  it('[R-ORD-18] produces no event when nothing differs, also when repeated', () => {
    givenEvents(orderDecider, [placed])
      .when('ChangeOwnOrder', changing({}, [texts]))
      .thenNothing();
    givenEvents(orderDecider, [placed, changedTo(['comments'], { comments: 'Sin prisa' })])
      .when('ChangeOwnOrder', changing({ comments: 'Sin prisa' }))
      .thenNothing();
  });

  it('[R-CRT-17] reports every error at once, and rejects a piece that was not ordered', () => {
    const decision = orderDecider.decide.ChangeOwnOrder(
      {
        ...changing({ contact_email: 'ana@mail.example', contact_phone: '' }, [
          { ...texts, units: 0, units_scale: '' },
          { ...texts, at: 9 },
        ]),
        at: '2026-11-20T09:30:00.000Z',
        market: 'ES',
        commandId: 'c',
      },
      givenEvents(orderDecider, [placed]).state,
    );
    expect(decision).toMatchObject({
      rejected: 'order_incomplete',
      fields: {
        contact_email: 'email_domain',
        contact_phone: 'phone',
        'items.0.units': 'units',
        'items.9': 'order_item_not_there',
      },
    });
  });
});
