import { defineRejections } from '../../kernel';

export const userRejections = defineRejections({
  email_taken: 409,
  user_not_found: 404,
  cannot_erase_yourself: 409,
  /** Run out, used, or replaced by a later one: it can be asked for again (R-AUT-20). */
  password_link_expired: 410,
  /** The link was not made here. */
  password_not_changed: 422,
  password_too_common: 422,
  password_not_new: 422,
  /** The sender has to prove who they are; `by` of the details says with what. */
  proof_required: 422,
  proof_incorrect: 422,
  /** The link of a mail has run out, was used, or was never made here. */
  address_link_expired: 410,
  /** Somebody who also works for restaurants of others: what signs them in is not the franchisee's to change. */
  user_shared: 409,
  /** The own password, asked for again while signed in. */
  password_incorrect: 422,
  /** A code of the device is asked for already. */
  second_factor_enabled: 409,
  /** There is no device to ask for a code. */
  second_factor_missing: 409,
  /** Fields of a person are wrong: `fields` names them with their codes (R-ERR-12). */
  user_incomplete: 422,
  /** Nobody deletes, deactivates or demotes themselves. */
  own_account: 409,
  /** An active administrator must be left. */
  last_administrator: 409,
  /** Franchisees change managers only (AMB-76). */
  user_of_another_role: 409,
  user_not_active: 409,
  /** Ended by an administrator, or the person works for others by now: administrators give it back. */
  access_of_others: 409,
});
