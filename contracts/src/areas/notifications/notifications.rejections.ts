import { defineRejections } from '../../kernel';

export const notificationsRejections = defineRejections({
  /** The market has no interface in that language. */
  language_not_spoken: 422,
  unsubscribe_link_invalid: 404,
  /** The deployment has no keys for it. */
  push_is_off: 422,
  /** No push service that the deployment knows. */
  push_address_refused: 422,
  push_device_not_found: 404,
});
