import type { EventOf } from '@portal/contracts';
import type { reminderEvents } from '@portal/contracts/areas/notifications';
import { settledStatuses } from '@portal/contracts/areas/orders';
import { defineDecider } from '@portal/platform/decider/decider';
import type { OrderTurn } from './order-turn';

interface Reminders {
  /** Number of the last turn reminded of; 0 for none. */
  readonly turn: number;
  /** Version of the last quote reminded of; 0 for none. */
  readonly quote: number;
}

interface ReminderFacts {
  /** `null`: deleted. */
  readonly order: OrderTurn | null;
}

interface AboutOrder {
  readonly input: { readonly orderId: string };
  readonly facts: ReminderFacts;
}

export type ReminderCommands = { RemindOfOrder: AboutOrder; RemindOfQuoteEnd: AboutOrder };

/** Stream `orderReminders-{orderId}`: once per turn, once per quote. */
export const remindersDecider = defineDecider<Reminders, ReminderCommands, EventOf<typeof reminderEvents>>({
  initial: { turn: 0, quote: 0 },

  decide: {
    RemindOfOrder: ({ input: { orderId }, facts: { order } }, reminded) => {
      if (!order || order.turn === null || order.turns === reminded.turn) return [];
      const { restaurantId, assigneeId, turn, turns: turnNumber } = order;
      return [{ type: 'OrderReminded', data: { orderId, restaurantId, turn, turnNumber, assigneeId } }];
    },

    RemindOfQuoteEnd: ({ input: { orderId }, facts: { order } }, reminded) => {
      const quote = order?.progress.quote;
      if (!order || quote?.state !== 'waiting' || quote.version === reminded.quote) return [];
      if (settledStatuses.includes(order.status)) return [];
      const { restaurantId } = order;
      return [{ type: 'QuoteEndReminded', data: { orderId, restaurantId, version: quote.version } }];
    },
  },

  evolve: {
    OrderReminded: (reminded, { data }) => ({ ...reminded, turn: data.turnNumber }),
    QuoteEndReminded: (reminded, { data }) => ({ ...reminded, quote: data.version }),
  },
});
