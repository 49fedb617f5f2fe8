/** HTTP statuses of rejections. */
export type RejectionStatus = 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 423 | 429;

/** The result of a decision that said no. A value, never thrown by a decider. */
export interface Rejection<Code extends string = string> {
  readonly rejected: Code;
  /** Field paths the reason belongs to, each with a message key of its own. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Facts for the message: who changed it, when it may be tried again. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Declares the rejections of an area: code → HTTP status. The code is the i18n key `rejection.{code}`. */
export function defineRejections<const T extends Record<string, RejectionStatus>>(codes: T): T {
  return codes;
}

/** Says no. */
export function reject<const Code extends string>(
  rejected: Code,
  more: Omit<Rejection, 'rejected'> = {},
): Rejection<Code> {
  return { rejected, ...more };
}

export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'rejected' in value;
}

/** Refusals that every call may answer with, whatever its area. */
export const kernelRejections = defineRejections({
  session_expired: 403,
  forbidden: 403,
  csrf: 403,
  legal_required: 403,
  /** The deployment asks administrators for a second factor, and this one has none yet. */
  second_factor_due: 403,
  /** Works for restaurants, and has no active one left. */
  no_active_restaurant: 403,
  not_in_this_market: 404,
  not_found: 404,
  conflict: 409,
  /** More than can be recorded at once. */
  too_much_at_once: 413,
  idempotency_key_reused: 422,
  /** Done before under this key; the answer held a secret and is not given again. */
  already_answered: 409,
  too_many_requests: 429,
});
