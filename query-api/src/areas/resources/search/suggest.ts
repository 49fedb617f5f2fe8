import { searchWords } from '@portal/contracts';
import type { Filters } from './resource-columns';
import type { ResourceIndex } from './resource-index';

/** Guessing looks at every word there is: no more than this is done for one search. */
const maxGuessed = 2;
const mostTried = 3;
/** Longer searches are not taken apart. */
const maxWords = 6;

/**
 * Another term than this one, when a word of it is written nowhere: the same words, all of them, with what was perhaps
 * meant. What is found in another language only is suggested as well. `null` where there is nothing better.
 */
export function suggest(term: string, { administrator }: Filters, index: ResourceIndex): string | null {
  const filters = { administrator };
  const words = searchWords(term);
  if (words.length === 0 || words.length > maxWords) return null;
  const meant = whatWasMeant(words, filters, index);
  if (meant === null || meant.every((word, at) => word === words[at])) return null;
  return index.find(meant.join(' '), filters).total > 0 ? meant.join(' ') : null;
}

/** The words, with the likeliest in the place of those that are written nowhere; `null` when there are too many of these. */
function whatWasMeant(
  words: readonly string[],
  filters: Filters,
  index: ResourceIndex,
): readonly string[] | null {
  const unknown = words.filter((word) => !index.knows(word, filters));
  if (unknown.length > maxGuessed) return null;
  return words.map((word) => (unknown.includes(word) ? guess(word, filters, index) : word));
}

function guess(word: string, filters: Filters, index: ResourceIndex): string {
  const likely = index.likely(word).slice(0, mostTried);
  return likely.find((each) => index.knows(searchWords(each).join(' '), filters)) ?? word;
}
