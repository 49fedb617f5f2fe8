/**
 * Linear; `replace(/x+$/, '')` is quadratic.
 * @param each matches one character; no `g` or `y` flag
 */
export function trimEndOf(text: string, each: RegExp): string {
  let end = text.length;
  while (end > 0 && each.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
