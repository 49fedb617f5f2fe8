const diacritics = /\p{M}+/gu;

/**
 * What a text is sorted by in a list that people read: without accents and case, so that "Ávila" stands before
 * "burgos" and not behind "Zamora". Adapters store it beside the document.
 */
export function sortKey(text: string): string {
  return text.normalize('NFD').replace(diacritics, '').toLowerCase();
}
