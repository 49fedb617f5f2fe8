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

export interface ReminderFacts {
  readonly order: { readonly restaurantId: number; readonly assigneeId: number | null } | null;
  readonly now: OrderTurn;
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
    RemindOfOrder: ({ input: { orderId }, facts: { order, now } }, reminded) => {
      if (!order || now.turn === null || now.turns === reminded.turn) return [];
      const { turn, turns: turnNumber } = now;
      return [{ type: 'OrderReminded', data: { orderId, ...order, turn, turnNumber } }];
    },

    RemindOfQuoteEnd: ({ input: { orderId }, facts: { order, now } }, reminded) => {
      const { quote } = now.progress;
      const isOpen = order && !settledStatuses.includes(now.status) && quote?.state === 'waiting';
      if (!isOpen || quote.version === reminded.quote) return [];
      const { restaurantId } = order;
      return [{ type: 'QuoteEndReminded', data: { orderId, restaurantId, version: quote.version } }];
    },
  },

  evolve: {
    OrderReminded: (reminded, { data }) => ({ ...reminded, turn: data.turnNumber }),
    QuoteEndReminded: (reminded, { data }) => ({ ...reminded, quote: data.version }),
  },
});
