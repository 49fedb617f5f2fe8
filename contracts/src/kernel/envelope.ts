import { z } from 'zod';

/** Where in the global log something stands. 0 is before the first event; grows, with gaps. */
export type Position = number;

/** Why a call failed, beside a true HTTP status (architecture 2). */
export const errorSchema = z.object({
  code: z.string(),
  /** Field path → message key. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Facts for the message; of a conflict also `fields`: what differs from what the sender has seen (R4). */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  correlationId: z.string(),
});
export type WireError = z.infer<typeof errorSchema>;

/** The one shape of every JSON answer: R-API-G3. */
export interface Envelope<T> {
  /** Truthy on success. */
  readonly status: boolean;
  readonly data: T | null;
  /** Lists: how many records match, over all pages. */
  readonly total?: number;
  /** Commands: the log position of the effect. Queries: the position the answer reflects. */
  readonly position?: Position;
  /** The views had not reached the sender's own last write, or `X-Min-Position`, within the bound. */
  readonly stale?: boolean;
  readonly error?: WireError;
}

/** Header with which a query asks to see at least that position, e.g. that of a push (R10). */
export const minPositionHeader = 'x-min-position';
export const csrfHeader = 'x-csrf-token';
export const idempotencyKeyHeader = 'idempotency-key';
/**
 * Follows one click through logs, events and pushes. A browser may choose it; a malformed one is replaced, so that no
 * text can be injected into logs (S21). Every answer carries it.
 */
export const correlationIdHeader = 'x-correlation-id';
export const correlationIdPattern = /^[\w-]{8,64}$/;
/** An idempotency key: 8 to 128 visible ASCII characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/);
