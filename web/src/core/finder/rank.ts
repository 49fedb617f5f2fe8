import { foldText, matchOf, placedWords, searchWords } from '@portal/contracts/kernel';

/** Quality of a match; 0 is none. */
export const ranks = { number: 6, exact: 5, beginning: 4, word: 3, inside: 2, typo: 1, rest: 0.5 } as const;

const wordsOf = (text: string) => placedWords(text).map(({ folded }) => folded);

/** Rank of a line: exact, beginning, word beginnings, words inside, typos. An empty term matches everything. */
export function rankOf(title: string, typed: string, more = ''): number {
  const asked = searchWords(typed);
  if (asked.length === 0) return typed.trim() === '' ? ranks.rest : 0;
  const whole = searchWords(title).join(' ');
  if (whole === asked.join(' ')) return ranks.exact;
  if (whole.startsWith(asked.join(' '))) return ranks.beginning;
  const own = wordsOf(title);
  if (asked.every((word) => own.some((each) => each.startsWith(word)))) return ranks.word;
  const all = foldText(`${title} ${more}`);
  const everything = [...own, ...wordsOf(more)];
  const isThere = (word: string) => all.includes(word) || everything.some((each) => each.startsWith(word));
  if (asked.every(isThere)) return ranks.inside;
  const isMeant = (word: string) => isThere(word) || everything.some((each) => matchOf(word, each) !== null);
  return asked.every(isMeant) ? ranks.typo : 0;
}
