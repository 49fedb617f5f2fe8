import { defineRejections } from '../../kernel';

export const sessionRejections = defineRejections({
  /** The same for an unknown person, a wrong password and a deactivated account (S7). */
  login_incorrect: 401,
  /** The password, or the provider's answer, is right; send it again with a code of the device. */
  second_factor_required: 401,
  /** Wrong, or used before. */
  second_factor_incorrect: 401,
  /** Too many attempts; `details.retryAfterSeconds` is the time until the next (S4). */
  login_locked: 429,
  session_not_found: 404,
  /** Nobody acts as an administrator, nor as somebody who may not sign in (AMB-77). */
  acting_refused: 403,
});
