/** ASCII case is ignored. */
export function formsOf(text: string): readonly Buffer[] {
  const composed = text.normalize('NFC');
  const forms = [
    Buffer.from(composed),
    Buffer.from(text.normalize('NFD')),
    Buffer.from(composed, 'utf16le'),
    Buffer.from(encodeURIComponent(composed)),
    Buffer.from(JSON.stringify(composed).slice(1, -1)),
  ];
  return [...new Map(forms.map((form) => [form.toString('latin1'), form])).values()];
}

/** One character per byte, so that offsets match. */
export const comparable = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** As in the search index of a view. */
export const indexedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0);
