import { defineRejections } from '../../kernel';

export const notificationsRejections = defineRejections({
  /** The market has no interface in that language. */
  language_not_spoken: 422,
  unsubscribe_link_invalid: 404,
});
