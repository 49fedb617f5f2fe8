/** How the number of an order begins when people write it: "#P-393", "P-393", "p393", "#393". */
const beginning = (prefix: string) => `(?:#\\p{L}?-?|${prefix.replace(/[^\p{L}]/gu, '')}-?)`;

/** A text with the numbers of orders as the index holds them. @param prefix of the market */
export const withPlainNumbers = (text: string, prefix: string): string =>
  text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${beginning(prefix)}(?=\\p{N}+(?![\\p{L}\\p{N}-]))`, 'giu'),
    '',
  );

/** The number of the order that a text names and nothing beside it. @param prefix of the market */
export function orderNumberIn(text: string, prefix: string): number | null {
  const found = new RegExp(`^${beginning(prefix)}?(\\d{1,9})$`, 'iu').exec(text.trim());
  return found ? Number(found[1]) : null;
}
