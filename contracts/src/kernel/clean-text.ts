/** Normalisation of typed, pasted and exported text. */

const pictograph = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const emoji = String.raw`${pictograph}(?:\u200d${pictograph})*|[0-9#*]\ufe0f\u20e3`;
/** With joiners (U+200D, U+FE0F), flag tags and keycaps. */
export const joinedEmoji = new RegExp(emoji, 'gu');

/** Form encoding replaces it, JSON does not. */
const loneSurrogate = /\p{Cs}/gu;
const lineBreak = /[\v\f\u0085\u2028\u2029]/g;
/** All widths, no-break blanks, and blank Braille. */
const blank = /[\p{Zs}\u2800]/gu;
const invisibleCharacters = new RegExp(
  String.raw`(${emoji})|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}`,
  'gu',
);

/**
 * Composed, trimmed, without invisible characters, plain blanks. Keeps tabs, line breaks and emoji joiners. Idempotent.
 */
export const cleanText = (text: string): string =>
  text
    .replace(loneSurrogate, '\uFFFD')
    // NFD first: invisible characters would block composition.
    .normalize('NFD')
    .replace(lineBreak, '\n')
    .replace(blank, ' ')
    .replace(invisibleCharacters, '$1')
    .normalize('NFC')
    .trim();

/** One line, single blanks. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** First graphemes in upper case. */
export function initialOf(name: string, count = 1): string {
  const signs = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(cleanText(name));
  const first = Array.from(signs, ({ segment }) => segment).slice(0, count);
  return first.join('').toLocaleUpperCase('es');
}
