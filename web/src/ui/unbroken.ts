/** `50 × 70 cm`, `1920x1080 px`, `10 cm`. */
const size =
  /\d{1,5}(?:[.,]\d{1,3})? ?(?:[×x] ?\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:mm|cm|m|px)\b)?|(?:mm|cm|m|px)\b)/g;

/** The same text, as long as before: no line ends inside of a size, of which half says nothing, or begins with a dot. */
export const unbroken = (text: string): string =>
  text.replace(size, (found) => found.replaceAll(' ', '\u00a0')).replaceAll(' · ', '\u00a0· ');
