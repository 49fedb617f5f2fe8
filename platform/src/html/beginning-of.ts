/** The beginning of a text in one line, with … where more follows; no character is cut in two. */
export function beginningOf(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}
