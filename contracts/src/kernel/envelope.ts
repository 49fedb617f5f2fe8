import { z } from 'zod';

/** In the global log; 0 is before the first event. Ascending, with gaps. */
export type Position = number;

/** Besides the HTTP status (architecture 2). */
export const errorSchema = z.object({
  code: z.string(),
  /** Field path → message key. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Values for the texts of code and fields; a conflict adds `fields` that differ (R4). */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  correlationId: z.string(),
});
export type WireError = z.infer<typeof errorSchema>;

/** All JSON answers: R-API-G3. */
export interface Envelope<T> {
  /** `true` on success. */
  readonly status: boolean;
  readonly data: T | null;
  /** Over all pages. */
  readonly total?: number;
  /** Log position of the effect, or of the data. */
  readonly position?: Position;
  /** The views did not reach the awaited position in time. */
  readonly stale?: boolean;
  readonly error?: WireError;
}

/** Minimum position of a query, e.g. of a push (R10). */
export const minPositionHeader = 'x-min-position';
export const csrfHeader = 'x-csrf-token';
export const idempotencyKeyHeader = 'idempotency-key';
/** Sent by every answer. Malformed ones are replaced, against log injection (S21). */
export const correlationIdHeader = 'x-correlation-id';
export const correlationIdPattern = /^[\w-]{8,64}$/;
/** 8 to 128 visible ASCII characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/);
