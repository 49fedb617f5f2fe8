/*
 * When a word that was typed means a word of a text. The server finds by it and the browser marks by it, so that what
 * is marked is what was found.
 */

const diacritics = /\p{M}+/gu;
/** The point of the Catalan "l·l" does not part a word: "col·lecció" is found as "colleccio". */
const middlePoint = /(?<=l)\u00b7(?=l)/gu;
/** What stands between the two numbers of a size, however it is written: "50x70", "50 x 70", "50 × 70", and "50 x" while it is typed. */
const between = String.raw`(?<=\p{N})\s{0,2}[xX\u00d7]\s{0,2}(?=\p{N}|$)`;
const times = new RegExp(between, 'gu');
const word = new RegExp(String.raw`[\p{L}\p{N}](?:${between}|[\p{L}\p{N}\p{M}]|\u00b7(?=\p{L}))*`, 'gu');
const digit = /\p{N}/u;

/** Shorter words than these are not taken for misspelt: too many others are one letter away from them. */
const minMisspelt = 4;
/** From how many letters on the beginning of a longer word may hold a typo as well. */
const minBeginning = 5;

/** A text without accents and case. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(diacritics, '').replace(middlePoint, '');

/** A word of a text as it is found, and where it stands. */
export interface PlacedWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Cheap, since every word of every text is asked. */
const mayBeSize = /\p{N}\s{0,2}[xX\u00d7]/u;

const foldWord = (written: string) =>
  mayBeSize.test(written) ? foldText(written).replace(times, 'x') : foldText(written);

/** The numbers of a size: each of them is searched for as well. */
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

/**
 * Letters and digits; whatever else is written separates words and means nothing. A size is one word, followed by its
 * numbers, which stand inside of it.
 */
export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => [
    { folded: foldWord(found), start: index, end: index + found.length },
    ...numbersOf(found, index),
  ]);
}

/** The words that are asked for, without accents and case, in their order; a size is one of them. */
export const searchWords = (text: string): readonly string[] =>
  [...text.matchAll(word)].map(([found]) => foldWord(found));

/** A text in which the numbers of sizes are words of their own, for indexes that know no sizes. */
export const sizesApart = (text: string): string => text.replace(times, ' ');

/** Where two words begin to differ. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Is one the other with one letter more, less or replaced, or with two neighbours swapped? Not for equal ones. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  const at = firstDifference(short, long);
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Numbers and codes are either meant or not: next to each of them stands another that is meant otherwise. */
export const mayBeMisspelt = (folded: string): boolean => folded.length >= minMisspelt && !digit.test(folded);

/** Does a word begin like the asked one but for one typo? For longer ones only: short beginnings fit everything. */
export function beginsWithTypo(asked: string, folded: string): boolean {
  if (asked.length < minBeginning || digit.test(asked) || !mayBeMisspelt(folded)) return false;
  return [-1, 0, 1].some((more) => isOneTypoApart(asked, folded.slice(0, asked.length + more)));
}

/** How a word of a text answers one that was asked for; the order is that of the results. */
export type WordMatch = 'exact' | 'beginning' | 'typo';

/** Both without accents and case. `null` when the one has nothing to do with the other. */
export function matchOf(asked: string, folded: string): WordMatch | null {
  if (asked === folded) return 'exact';
  if (folded.startsWith(asked)) return 'beginning';
  const misspelt = mayBeMisspelt(folded) && !digit.test(asked) && isOneTypoApart(asked, folded);
  return misspelt ? 'typo' : null;
}
