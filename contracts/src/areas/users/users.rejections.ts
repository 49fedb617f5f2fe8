import { defineRejections } from '../../kernel';

export const userRejections = defineRejections({
  email_taken: 409,
  /** Fields of the account are wrong: `fields` says which, with their codes (R-ERR-12). */
  account_incomplete: 422,
  user_not_found: 404,
  cannot_erase_yourself: 409,
});
