/** Blanks of every kind; a spreadsheet's thousands are often set apart by one that does not break. */
const blanks = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Signs that nobody sees. */
const hidden = /[\p{Cc}\p{Cf}\ufeff]/gu;

/** A text as people mean it: composed, without hidden signs, one blank between words. Blank for nothing. */
export const sheetText = (text: string): string =>
  text.replace(blanks, ' ').replace(hidden, '').normalize('NFC').trim();

/** What texts are compared by: neither case nor accents matter, nor how an accent is written. */
export const textKey = (text: string): string =>
  sheetText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
