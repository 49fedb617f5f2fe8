import { defineRejections } from '../../kernel';

export const userRejections = defineRejections({
  email_taken: 409,
  user_not_found: 404,
  cannot_erase_yourself: 409,
});
