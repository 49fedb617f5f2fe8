import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';

export const quoteLineSchema = z.object({
  text: z.string(),
  units: z.int().positive(),
  /** Cents, without VAT. */
  unit_price: z.int().nonnegative(),
  /** Percent. */
  vat_rate: z.int().nonnegative(),
});

const ofQuote = {
  orderId: z.string(),
  restaurantId: z.int(),
  /** From 1. */
  version: z.int().positive(),
};
const decided = event({ data: z.object(ofQuote) });
const said = event({ data: z.object(ofQuote), personal: z.object({ text: z.string() }) });
const toAgency = { ...ofQuote, assigneeId: z.int().nullable() };
const asked = event({
  data: z.object(toAgency),
  personal: z.object({ text: z.string() }),
});

/** Stream `order-{id}`. */
export const quoteEvents = defineEvents('orders', {
  QuoteSent: event({
    data: z.object({
      ...ofQuote,
      lines: z.array(quoteLineSchema).min(1),
      /** Cents, with VAT. */
      total: z.int().nonnegative(),
      /** Last day. */
      validUntil: day(),
      /** Its end in the market. */
      expiresAt: instant(),
    }),
    personal: z.object({ note: z.string() }),
  }),
  QuoteAccepted: event({ data: z.object(toAgency) }),
  QuoteRefused: asked,
  QuoteQuestioned: asked,
  QuoteAnswered: said,
  QuoteExpired: decided,
});
