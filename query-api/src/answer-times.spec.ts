import { describe, expect, it } from '@jest/globals';
import type { DocumentOf } from '@portal/contracts';
import {
  aCountedOrder,
  type AnswerTime,
  answerTimeQueries,
  countedOrders,
} from '@portal/contracts/areas/orders';
import { askedBy, asking, viewsHolding } from '@portal/platform/testing/query-kit';
import fc from 'fast-check';
import { orderHandlers } from './areas/orders/orders.handlers';

type Counted = DocumentOf<typeof countedOrders>;

const now = Date.parse('2026-11-20T09:30:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now - days * day).toISOString();

const answered = (hours: number, overrides: Partial<Counted> = {}): Counted =>
  aCountedOrder({
    id: `order-${hours}`,
    placedAt: daysAgo(100),
    answeredAt: daysAgo(1),
    hours,
    ...overrides,
  });

async function asked(documents: readonly Counted[]) {
  const numbered = documents.map((each, at) => ({ ...each, id: `order-${at}` }));
  const { ask } = asking(orderHandlers, askedBy(await viewsHolding([countedOrders, numbered])));
  return (await ask(answerTimeQueries.ListAnswerTimes, {})).data;
}
const ten = Array.from({ length: 10 }, (_, at) => answered(at + 1));

/** Reference implementation by counting. */
function byCounting(documents: readonly Counted[]): AnswerTime[] {
  const counting = documents.filter(
    ({ answeredAt, deleted }) => !deleted && answeredAt !== null && Date.parse(answeredAt) >= now - 90 * day,
  );
  const kinds = ['5-print', '6-print', '11-adaptation'];
  return kinds.flatMap((kind) => {
    const own = counting.filter((each) => each.kinds.includes(kind)).map(({ hours }) => hours);
    if (own.length < 10) return [];
    // In tenths: no rounding.
    const reached = (tenths: number) =>
      Math.min(
        ...own.filter((limit) => own.filter((hours) => hours <= limit).length * 10 >= own.length * tenths),
      );
    return [{ kind, orders: own.length, median_hours: reached(5), most_hours: reached(9) }];
  });
}

describe('the times that orders took', () => {
  it('are the median and nine in ten of a kind, and nothing where fewer than ten were delivered', async () => {
    expect(await asked(ten)).toEqual([{ kind: '5-print', orders: 10, median_hours: 5, most_hours: 9 }]);
    expect(await asked(ten.slice(1))).toEqual([]);
  });

  it('leave out what is deleted, not delivered, or older than ninety days', async () => {
    const [first = answered(1), ...nine] = ten;
    const others = [{ deleted: true }, { answeredAt: null }, { answeredAt: daysAgo(91) }];
    for (const other of others) expect(await asked([{ ...first, ...other }, ...nine])).toEqual([]);
  });

  it('are what a second computation finds, for any orders', async () => {
    const order = fc
      .record({
        kinds: fc.uniqueArray(fc.constantFrom('5-print', '6-print', '11-adaptation'), { minLength: 1 }),
        answeredAt: fc.option(fc.integer({ min: 0, max: 120 }).map(daysAgo), { freq: 8 }),
        hours: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
        deleted: fc.boolean(),
      })
      .map((facts) => aCountedOrder({ ...facts, placedAt: daysAgo(200) }));
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 0, maxLength: 90, size: 'max' }), async (orders) => {
        expect(await asked(orders)).toEqual(byCounting(orders));
      }),
      { numRuns: 60 },
    );
  });
});
