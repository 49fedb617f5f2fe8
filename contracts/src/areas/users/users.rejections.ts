import { defineRejections } from '../../kernel';

export const userRejections = defineRejections({
  email_taken: 409,
  user_not_found: 404,
  cannot_erase_yourself: 409,
  /** Fields of a person are wrong: `fields` names them with their codes (R-ERR-12). */
  user_incomplete: 422,
  /** Nobody deletes, deactivates or demotes themselves. */
  own_account: 409,
  /** An active administrator must be left. */
  last_administrator: 409,
  /** Franchisees change managers only (AMB-76). */
  user_of_another_role: 409,
  user_not_active: 409,
});
