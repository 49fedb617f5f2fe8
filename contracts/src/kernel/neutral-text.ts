/** Formula signs, also full-width and behind skipped characters; control characters (S13). */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/** CSV injection: an apostrophe marks text. */
export function neutralText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
