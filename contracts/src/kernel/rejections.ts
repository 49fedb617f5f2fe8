export type RejectionStatus = 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429;

/** A value, never thrown by a decider. */
export interface Rejection<Code extends string = string> {
  readonly rejected: Code;
  /** Field path → message key. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for the text of the code and of its fields: a limit, a count, a retry time. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Code → HTTP status. Message key: `rejection.{code}`. */
export function defineRejections<const T extends Record<string, RejectionStatus>>(codes: T): T {
  return codes;
}

export function reject<const Code extends string>(
  rejected: Code,
  more: Omit<Rejection, 'rejected'> = {},
): Rejection<Code> {
  return { rejected, ...more };
}

export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'rejected' in value;
}

export const kernelRejections = defineRejections({
  session_expired: 403,
  forbidden: 403,
  csrf: 403,
  legal_required: 403,
  /** Required of administrators, not set up. */
  second_factor_due: 403,
  /** Staff without an active restaurant. */
  no_active_restaurant: 403,
  not_in_this_market: 404,
  not_found: 404,
  conflict: 409,
  /** Too large for one record. */
  too_much_at_once: 413,
  idempotency_key_reused: 422,
  /** Repeated key; the answer had a secret. */
  already_answered: 409,
  too_many_requests: 429,
});
