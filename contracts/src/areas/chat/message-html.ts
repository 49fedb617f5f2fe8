/** Permitted HTML of a message (S11, AMB-26), for the sanitisers of server and browser. */
export const messageHtml = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;

/** Images in one message (R-CHT-04, R-CON-10). */
export const maxMessageImages = 5;
/** Characters of a message as it is sent, markup included. */
export const maxMessageLength = 10_000;
