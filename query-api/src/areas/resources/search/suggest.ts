import { searchWords } from '@portal/contracts';
import type { Filters } from './resource-columns';
import type { ResourceIndex } from './resource-index';

/** Guessing looks at every word there is: no more than this is done for one search. */
const mostGuessed = 2;
const mostTried = 3;
/** Longer searches are not taken apart. */
const mostWords = 6;

/**
 * Another term than this one, when a word of it is written nowhere or nothing has all of them: the same with what was
 * perhaps meant, or without a word that stands in the way. `null` where there is nothing better.
 */
export function suggest(term: string, filters: Filters, index: ResourceIndex): string | null {
  const words = searchWords(term);
  if (words.length === 0 || words.length > mostWords) return null;
  const meant = whatWasMeant(words, filters, index);
  if (meant === null) return null;
  const isSame = meant.every((word, at) => word === words[at]);
  if (!isSame && index.find(meant.join(' '), filters).total > 0) return meant.join(' ');
  return index.find(term, filters).total > 0 ? null : withoutOne(meant, filters, index);
}

/** The words, with the likeliest in the place of those that are written nowhere; `null` when there are too many of these. */
function whatWasMeant(
  words: readonly string[],
  filters: Filters,
  index: ResourceIndex,
): readonly string[] | null {
  const unknown = words.filter((word) => !index.knows(word, filters));
  if (unknown.length > mostGuessed) return null;
  return words.map((word) => (unknown.includes(word) ? guess(word, filters, index) : word));
}

function guess(word: string, filters: Filters, index: ResourceIndex): string {
  const likely = index.likely(word).slice(0, mostTried);
  return likely.find((each) => index.knows(searchWords(each).join(' '), filters)) ?? word;
}

/** What finds most of all that is left when one word is taken away. */
function withoutOne(words: readonly string[], filters: Filters, index: ResourceIndex): string | null {
  const shorter = words.map((_, at) => words.filter((__, other) => other !== at).join(' '));
  const counted = shorter
    .filter((term) => term !== '')
    .map((term) => ({ term, total: index.find(term, filters).total }))
    .sort((a, b) => b.total - a.total);
  return counted[0] && counted[0].total > 0 ? counted[0].term : null;
}
