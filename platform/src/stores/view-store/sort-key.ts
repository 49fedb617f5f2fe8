const diacritics = /\p{M}+/gu;

/** Text without accents and case: "Ávila" before "burgos". Stored beside the document. */
export function sortKey(text: string): string {
  return text.normalize('NFD').replace(diacritics, '').toLowerCase();
}
