import { defineRejections } from '../../kernel';

export const chatRejections = defineRejections({
  /** Nothing is left once blanks and markup are taken away (R-CHT-05). */
  message_empty: 422,
  /** More than five images in one message (R-ERR-13). */
  too_many_message_images: 422,
  /** A note mentions only people who may read it. */
  mention_not_available: 422,
  canned_reply_not_found: 404,
});
