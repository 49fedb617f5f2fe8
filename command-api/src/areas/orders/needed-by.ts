import { dayOf, isRejection, type MarketRecord, reject, type Rejection } from '@portal/contracts';
import {
  firstNeededDay,
  neededByProblem,
  type NeededByProblem,
  type orderWorkCommands,
} from '@portal/contracts/areas/orders';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import { openOrder, type Order, type OrderEvent } from './order-state';

export interface NeededByFacts {
  readonly market: MarketRecord;
}

type Contracts = typeof orderWorkCommands;

export type NeededByCommands = {
  readonly ChangeNeededBy: CommandFor<Contracts['ChangeNeededBy'], NeededByFacts>;
};

/** Field → day; empty for none. */
export type NeededDays = Readonly<Record<string, string>>;

/** By field. @param at ISO 8601 */
export const neededByProblems = (
  days: NeededDays,
  at: string,
  market: MarketRecord,
): Readonly<Record<string, NeededByProblem>> =>
  Object.fromEntries(
    Object.entries(days).flatMap(([field, day]) => {
      const problem = neededByProblem(day, at, market);
      return problem ? [[field, problem]] : [];
    }),
  );

/** The first day that can be asked for. @param at ISO 8601 */
export const firstDay = (at: string, market: MarketRecord) => ({
  first: firstNeededDay(dayOf(at, market.timeZone), market),
});

/** Unchanged days are not checked: they may have passed. */
function refusedDays(days: NeededDays, at: string, market: MarketRecord): Rejection | null {
  const fields = neededByProblems(days, at, market);
  const [code] = Object.values(fields);
  return code === undefined ? null : reject(code, { fields, details: firstDay(at, market) });
}

export const neededByDecisions: Decisions<Order | null, NeededByCommands, OrderEvent> = {
  ChangeNeededBy: ({ input, facts: { market }, actor, at }, found) => {
    const order = openOrder(found);
    if (isRejection(order)) return order;
    const { id, needed_by: to, reason } = input;
    if (input.items.some((item) => item.at >= order.items.length)) return reject('order_item_not_found');
    const asked = new Map(input.items.map((item) => [item.at, item]));
    const items = [...asked.values()].filter((item) => item.needed_by !== order.items[item.at]?.needed_by);
    if (to === order.neededBy && items.length === 0) return [];
    const changed = Object.fromEntries(items.map((item) => [`items.${item.at}.needed_by`, item.needed_by]));
    const refused = refusedDays({ ...(to !== order.neededBy && { needed_by: to }), ...changed }, at, market);
    if (refused) return refused;
    const { restaurantId, neededBy: from } = order;
    return [
      {
        type: 'NeededByChanged',
        data: { orderId: id, restaurantId, from, to, items },
        personal: { subject: actor.id, value: { reason } },
      },
    ];
  },
};
