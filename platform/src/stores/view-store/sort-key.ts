const diacritics = /\p{M}+/gu;

/**
 * Sort key of a text for readers: without accents and case, so that "Ávila" comes before "burgos". Adapters store it
 * beside the document.
 */
export function sortKey(text: string): string {
  return text.normalize('NFD').replace(diacritics, '').toLowerCase();
}
