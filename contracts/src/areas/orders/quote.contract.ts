import { z } from 'zod';
import {
  administrators,
  command,
  day,
  defineCommands,
  defineDueTimes,
  defineRejections,
  ofObject,
  only,
  restaurantStaff,
  Role,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { quoteStates } from './order-work.rules';
import { maxQuoteLines } from './quote.rules';

export const quoteRejections = defineRejections({
  quote_not_found: 404,
  /** `version`: the newest. */
  quote_superseded: 409,
  /** `state` says how. */
  quote_decided: 409,
  quote_expired: 409,
  /** `max` in cents. */
  quote_too_large: 422,
  /** No rate of the market. */
  vat_rate_unknown: 422,
  /** The last day has passed, or is more than a year ahead. */
  quote_day_wrong: 422,
  /** Nothing was asked. */
  quote_not_questioned: 409,
  order_delivered: 409,
  /** This deployment lets only franchisees and consultants approve. */
  approval_not_allowed: 403,
});

const line = z.object({
  text: wireRequiredText(200),
  units: wireInteger().pipe(z.int().min(1).max(1_000_000)),
  /** Cents; the total has the limit. */
  unit_price: wireInteger().pipe(z.int().min(0)),
  vat_rate: wireInteger().pipe(z.int().min(0).max(100)),
});

const id = z.uuid();
/** The version seen. */
const quote = wireInteger().pipe(z.int().positive());
const answered = z.object({ id: z.string(), quote: z.int(), state: z.enum(quoteStates) });
const agency = only([Role.Administrator], { scope: ofObject });
/** As ordering (AMB-06). */
const restaurant = only(restaurantStaff, { scope: ofObject, inRestaurantMode: administrators });
const decisions = [
  'order_not_found',
  'order_cancelled',
  'order_delivered',
  'quote_not_found',
  'quote_superseded',
  'quote_decided',
  'quote_expired',
] as const;

export const quoteCommands = defineCommands('orders', {
  SendQuote: command({
    method: 'POST',
    path: 'order/{id}/quote',
    input: z.object({
      id,
      lines: wireJson(z.array(line).min(1).max(maxQuoteLines)),
      valid_until: day(),
      note: wireText(2000).default(''),
      /** Newest quote seen, 0 for none; a later one is a `conflict` (R4). */
      version: wireOptionalInteger(),
    }),
    output: answered,
    access: agency,
    rejections: [
      'order_not_found',
      'order_cancelled',
      'order_delivered',
      'quote_too_large',
      'vat_rate_unknown',
      'quote_day_wrong',
    ],
    summary: 'Sends a quote to the restaurant; supersedes the one before',
  }),
  AcceptQuote: command({
    method: 'POST',
    path: 'order/{id}/quote/accept',
    input: z.object({ id, quote }),
    output: answered,
    access: restaurant,
    rejections: [...decisions, 'approval_not_allowed'],
    summary: 'Accepts the newest quote on behalf of the restaurant',
  }),
  RefuseQuote: command({
    method: 'POST',
    path: 'order/{id}/quote/refuse',
    input: z.object({ id, quote, reason: wireRequiredText(2000) }),
    output: answered,
    access: restaurant,
    rejections: [...decisions, 'approval_not_allowed'],
    summary: 'Refuses the newest quote with a reason',
  }),
  AskAboutQuote: command({
    method: 'POST',
    path: 'order/{id}/quote/ask',
    input: z.object({ id, quote, question: wireRequiredText(2000) }),
    output: answered,
    access: restaurant,
    rejections: decisions,
    summary: 'Asks the agency about the newest quote; it is the agency’s turn then',
  }),
  AnswerQuestion: command({
    method: 'POST',
    path: 'order/{id}/quote/answer',
    input: z.object({ id, quote, answer: wireRequiredText(2000) }),
    output: answered,
    access: agency,
    rejections: [...decisions, 'quote_not_questioned'],
    summary: 'Answers a question about the newest quote, which waits for the restaurant again',
  }),
});

/** By order id; at the end of the last day. */
export const quotesDue = defineDueTimes('quotesDue');
