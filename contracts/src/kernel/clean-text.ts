/* How a text stands that came in, whatever it was typed, pasted or exported with. */

const drawn = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const emoji = String.raw`${drawn}(?:\u200d${drawn})*|[0-9#*]\ufe0f\u20e3`;
/** Emoji with what they are joined of: U+200D, U+FE0F, the tags of a flag. Also keycaps. */
export const joinedEmoji = new RegExp(emoji, 'gu');

/** Half of a pair: form encoding replaces it, JSON would carry it on. */
const loneSurrogate = /\p{Cs}/gu;
const lineBreak = /[\v\f\u0085\u2028\u2029]/g;
/** Blanks of every width, also those that do not break, and the pattern of Braille without a dot. */
const blank = /[\p{Zs}\u2800]/gu;
const unseen = new RegExp(
  String.raw`(${emoji})|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}`,
  'gu',
);

/**
 * A text as it is meant: composed, without signs that nobody sees, every blank an ordinary one, none around it. Tabs and
 * line breaks stay, and so do the joiners of emoji. Cleaning again changes nothing.
 */
export const cleanText = (text: string): string =>
  text
    .replace(loneSurrogate, '\uFFFD')
    // Apart first: a sign between a letter and its accent keeps the two from being composed.
    .normalize('NFD')
    .replace(lineBreak, '\n')
    .replace(blank, ' ')
    .replace(unseen, '$1')
    .normalize('NFC')
    .trim();

/** The same in one line, with one blank between words. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** The first signs of a name as people count them, in upper case: `Á` also of two characters, an emoji whole. */
export function initialOf(name: string, count = 1): string {
  const signs = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(cleanText(name));
  const first = Array.from(signs, ({ segment }) => segment).slice(0, count);
  return first.join('').toLocaleUpperCase('es');
}
