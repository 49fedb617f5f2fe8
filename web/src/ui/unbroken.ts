/** `50 × 70 cm`, `1920x1080 px`, `10 cm`. */
const size =
  /\d{1,5}(?:[.,]\d{1,3})? ?(?:[×x] ?\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:mm|cm|m|px)\b)?|(?:mm|cm|m|px)\b)/g;

/** `09:30 20/11/2026`. */
const moment = /\b\d{2}:\d{2} (?=\d{2}\/\d{2}\/\d{4}\b)/g;

const joined = (found: string) => found.replaceAll(' ', '\u00a0');

/** Non-breaking spaces in sizes, in moments and before dots. */
export const unbroken = (text: string): string =>
  text.replace(size, joined).replace(moment, joined).replaceAll(' · ', '\u00a0· ');
