/** Matching of words, shared by search (server) and highlighting (browser). */

const diacritics = /\p{M}+/gu;
/** Catalan "l·l" is one word: "col·lecció" → "colleccio". */
const middlePoint = /(?<=l)\u00b7(?=l)/gu;
/** "50x70", "50 x 70", "50 × 70", and "50 x" while typing. */
const between = String.raw`(?<=\p{N})\s{0,2}[xX\u00d7]\s{0,2}(?=\p{N}|$)`;
const times = new RegExp(between, 'gu');
const word = new RegExp(String.raw`[\p{L}\p{N}](?:${between}|[\p{L}\p{N}\p{M}]|\u00b7(?=\p{L}))*`, 'gu');
const digit = /\p{N}/u;

/** Characters; shorter words have too many neighbours. */
const minMisspelt = 4;
/** Characters of a prefix with a typo. */
const minBeginning = 5;

/** Without accents and case. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(diacritics, '').replace(middlePoint, '');

/** Folded word with its place. */
export interface PlacedWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Cheap test first. */
const mayBeSize = /\p{N}\s{0,2}[xX\u00d7]/u;

const foldWord = (written: string) =>
  mayBeSize.test(written) ? foldText(written).replace(times, 'x') : foldText(written);

/** Each number is searchable too. */
function numbersOf(written: string, start: number): readonly PlacedWord[] {
  if (!mayBeSize.test(written)) return [];
  const signs = [...written.matchAll(times)];
  const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)];
  return starts
    .map((from, at) => ({ from, to: signs[at]?.index ?? written.length }))
    .filter(({ from, to }) => signs.length > 0 && to > from)
    .map(({ from, to }) => ({
      folded: foldText(written.slice(from, to)),
      start: start + from,
      end: start + to,
    }));
}

/** Letters and digits. A size is one word, followed by its numbers. */
export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => [
    { folded: foldWord(found), start: index, end: index + found.length },
    ...numbersOf(found, index),
  ]);
}

/** Folded, in order; a size is one word. */
export const searchWords = (text: string): readonly string[] =>
  [...text.matchAll(word)].map(([found]) => foldWord(found));

/** For indexes without sizes. */
export const sizesApart = (text: string): string => text.replace(times, ' ');

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** One insertion, deletion, replacement or swap of neighbours; `false` if equal. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  const at = firstDifference(short, long);
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Not numbers and codes: their neighbours are other codes. */
export const mayBeMisspelt = (folded: string): boolean => folded.length >= minMisspelt && !digit.test(folded);

/** Prefix with one typo; not for short words. */
export function beginsWithTypo(asked: string, folded: string): boolean {
  if (asked.length < minBeginning || digit.test(asked) || !mayBeMisspelt(folded)) return false;
  return [-1, 0, 1].some((more) => isOneTypoApart(asked, folded.slice(0, asked.length + more)));
}

/** In the order of results. */
export type WordMatch = 'exact' | 'beginning' | 'typo';

/** Folded arguments; `null` without a match. */
export function matchOf(asked: string, folded: string): WordMatch | null {
  if (asked === folded) return 'exact';
  if (folded.startsWith(asked)) return 'beginning';
  const misspelt = mayBeMisspelt(folded) && !digit.test(asked) && isOneTypoApart(asked, folded);
  return misspelt ? 'typo' : null;
}
