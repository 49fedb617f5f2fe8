import { createHash } from 'node:crypto';

/** Times are milliseconds since 1970. */
export interface Span {
  /** Contract name, never a path, which may have an id (S19). */
  readonly name: string;
  readonly kind: 'server' | 'producer' | 'consumer';
  readonly correlationId: string;
  /** Span name: a command id, or the correlation id for the request. */
  readonly as?: string;
  /** Parent's name; missing for the first span. */
  readonly after?: string;
  readonly from: number;
  readonly to: number;
  readonly failed?: boolean;
  /** Place and outcome, no content (S19). */
  readonly attributes: Readonly<Record<string, string | number>>;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nil = /^0+$/;

/** 32 hex digits: the correlation id if a UUID, else a digest. */
export function traceIdOf(correlationId: string): string {
  const digits = correlationId.replaceAll('-', '').toLowerCase();
  return uuid.test(correlationId) && !nil.test(digits) ? digits : digest(correlationId).slice(0, 32);
}

/** 16 hex digits from the command id, equal in every program. */
export const spanIdOf = (name: string): string => digest(`span ${name}`).slice(0, 16);
