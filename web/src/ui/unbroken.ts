/** `50 × 70 cm`, `1920x1080 px`, `10 cm`. */
const size =
  /\d{1,5}(?:[.,]\d{1,3})? ?(?:[×x] ?\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:mm|cm|m|px)\b)?|(?:mm|cm|m|px)\b)/g;

/** Non-breaking spaces in sizes and before dots. */
export const unbroken = (text: string): string =>
  text.replace(size, (found) => found.replaceAll(' ', '\u00a0')).replaceAll(' · ', '\u00a0· ');
