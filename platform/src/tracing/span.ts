import { createHash } from 'node:crypto';

/** Something that was done for a click: from when to when (milliseconds since 1970). */
export interface Span {
  /** From the contracts: of a call or of an event. Never a path, which may carry an id (S19). */
  readonly name: string;
  readonly kind: 'server' | 'producer' | 'consumer';
  /** Of the click: all of its spans are one trace. */
  readonly correlationId: string;
  /** What others name as their parent: a command id, or the correlation id itself for the request. */
  readonly as?: string;
  /** What it follows from, by the name under which that is recorded; left out for what nothing came before. */
  readonly after?: string;
  readonly from: number;
  readonly to: number;
  readonly failed?: boolean;
  /** Location and outcome, no content (S19). */
  readonly attributes: Readonly<Record<string, string | number>>;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nil = /^0+$/;

/**
 * 32 hexadecimal digits of the correlation id where it is a UUID, so that the displayed id finds the trace; else
 * derived from it.
 */
export function traceIdOf(correlationId: string): string {
  const digits = correlationId.replaceAll('-', '').toLowerCase();
  return uuid.test(correlationId) && !nil.test(digits) ? digits : digest(correlationId).slice(0, 32);
}

/**
 * 16 hexadecimal digits, derived from the command's id in the events, so that independent programs use the same ones.
 */
export const spanIdOf = (name: string): string => digest(`span ${name}`).slice(0, 16);
