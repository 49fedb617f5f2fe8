/**
 * A text without the characters at its end that match.
 * The time grows with the text; `replace(/x+$/, '')` begins anew at every x and grows with the square of it.
 * @param each matches one character, without flags that remember
 */
export function trimEndOf(text: string, each: RegExp): string {
  let end = text.length;
  while (end > 0 && each.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
