import { endOfDay, isRejection, type MarketRecord, reject, type Rejection } from '@portal/contracts';
import {
  isQuoteDay,
  maxQuoteTotal,
  mayApprove,
  type OrderProgress,
  type quoteCommands,
  quoteTotals,
} from '@portal/contracts/areas/orders';
import type { Command, CommandFor, Decisions } from '@portal/platform/decider/decider';
import { openOrder, type Order, type OrderEvent } from './order-state';

export interface QuoteFacts {
  readonly market: MarketRecord;
}

type Contracts = typeof quoteCommands;

export type QuoteCommands = {
  readonly [N in keyof Contracts]: CommandFor<Contracts[N], QuoteFacts>;
} & {
  /** By the deadline. */
  readonly ExpireQuote: { input: { id: string }; facts: undefined; taken: undefined };
};

type Sending = Command<QuoteCommands['SendQuote']['input'], QuoteFacts>;
type Answering = Command<QuoteCommands['AcceptQuote']['input'], QuoteFacts>;
type Quote = NonNullable<OrderProgress['quote']>;

const isOpen = ({ state }: Quote): boolean => state === 'waiting' || state === 'asked';

/** Wrong lines, amount or day. */
function refusedQuote({ input, facts: { market }, at }: Sending): Rejection | null {
  const unknown = input.lines.flatMap(({ vat_rate: rate }, line) =>
    market.vatRates.includes(rate) ? [] : [[`lines.${line}.vat_rate`, 'vat_rate_unknown']],
  );
  if (unknown.length > 0) return reject('vat_rate_unknown', { fields: Object.fromEntries(unknown) });
  if (quoteTotals(input.lines).total > maxQuoteTotal)
    return reject('quote_too_large', { details: { max: maxQuoteTotal } });
  return isQuoteDay(input.valid_until, at, market)
    ? null
    : reject('quote_day_wrong', { fields: { valid_until: 'quote_day_wrong' } });
}

/** The newest quote, if its answer is still awaited. */
function awaited({ input, at }: Answering, found: Order | null): { order: Order; quote: Quote } | Rejection {
  const order = openOrder(found);
  if (isRejection(order)) return order;
  const { quote } = order.progress;
  if (!quote || input.quote > quote.version) return reject('quote_not_found');
  const { version, state } = quote;
  if (input.quote < version) return reject('quote_superseded', { details: { version } });
  // The deadline may be late.
  if (state === 'expired' || (isOpen(quote) && at > order.quoteExpiresAt)) return reject('quote_expired');
  return isOpen(quote) ? { order, quote } : reject('quote_decided', { details: { state } });
}

function approvable(command: Answering, found: Order | null) {
  const { actor, facts } = command;
  const answer = awaited(command, found);
  return isRejection(answer) || mayApprove(actor, facts.market) ? answer : reject('approval_not_allowed');
}

const about = (orderId: string, { restaurantId }: Order, version: number) => ({
  orderId,
  restaurantId,
  version,
});
const toAgency = (orderId: string, order: Order, version: number) => ({
  ...about(orderId, order, version),
  assigneeId: order.assignee,
});
const sealed = ({ actor }: Pick<Command, 'actor'>, text: string) => ({
  personal: { subject: actor.id, value: { text } },
});

export const quoteDecisions: Decisions<Order | null, QuoteCommands, OrderEvent> = {
  SendQuote: (command, found) => {
    const { input, facts, actor } = command;
    const order = openOrder(found);
    if (isRejection(order)) return order;
    const refused = refusedQuote(command);
    if (refused) return refused;
    const { id, lines, valid_until: validUntil, note } = input;
    return [
      {
        type: 'QuoteSent',
        data: {
          ...about(id, order, (order.progress.quote?.version ?? 0) + 1),
          lines,
          total: quoteTotals(lines).total,
          validUntil,
          expiresAt: endOfDay(validUntil, facts.market.timeZone),
        },
        personal: { subject: actor.id, value: { note } },
      },
    ];
  },

  AcceptQuote: (command, found) => {
    const answer = approvable(command, found);
    if (isRejection(answer)) return answer;
    const { id, quote } = command.input;
    return [{ type: 'QuoteAccepted', data: toAgency(id, answer.order, quote) }];
  },

  RefuseQuote: (command, found) => {
    const answer = approvable(command, found);
    if (isRejection(answer)) return answer;
    const { id, quote, reason } = command.input;
    return [{ type: 'QuoteRefused', data: toAgency(id, answer.order, quote), ...sealed(command, reason) }];
  },

  AskAboutQuote: (command, found) => {
    const answer = awaited(command, found);
    if (isRejection(answer)) return answer;
    const { id, quote, question } = command.input;
    return [
      { type: 'QuoteQuestioned', data: toAgency(id, answer.order, quote), ...sealed(command, question) },
    ];
  },

  AnswerQuestion: (command, found) => {
    const answer = awaited(command, found);
    if (isRejection(answer)) return answer;
    if (answer.quote.state !== 'asked') return reject('quote_not_questioned');
    const { id, quote, answer: text } = command.input;
    return [{ type: 'QuoteAnswered', data: about(id, answer.order, quote), ...sealed(command, text) }];
  },

  /** Of settled and deleted orders too: they may be reopened. */
  ExpireQuote: ({ input: { id }, at }, order) => {
    const quote = order?.progress.quote;
    if (!order || !quote || !isOpen(quote) || at < order.quoteExpiresAt) return [];
    return [{ type: 'QuoteExpired', data: about(id, order, quote.version) }];
  },
};
