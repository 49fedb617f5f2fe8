/**
 * What a message may be made of (S11, AMB-26). The server keeps only this and the browser shows only this: two
 * different sanitisers with one list.
 */
export const messageHtml = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;

/** Images in one message (R-CHT-04, R-CON-10). */
export const maxMessageImages = 5;
/** Characters of a message as it is sent, markup included. */
export const maxMessageLength = 10_000;
