/** First characters in one line, with … if cut; never inside a surrogate pair. */
export function beginningOf(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
