/**
 * How a cell begins that a spreadsheet would run instead of show: the signs of formulas and their full-width twins,
 * also behind what spreadsheets skip, and the control characters that some of them cut off (S13).
 */
const runs = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/** A text as it may stand in a CSV: where a spreadsheet would run it, an apostrophe before it says "text". */
export function neutralText(text: string): string {
  return runs.test(text) ? `'${text}` : text;
}
