import { searchWords } from '@portal/contracts';
import type { Filters } from './resource-columns';
import type { ResourceIndex } from './resource-index';

/** Max guesses per search: each scans the whole vocabulary. */
const maxGuessed = 2;
const maxCandidates = 3;
/** Longer searches get no suggestion. */
const maxWords = 6;

/** Also matches in other languages. `null` without a better term. */
export function suggest(term: string, { administrator }: Filters, index: ResourceIndex): string | null {
  const filters = { administrator };
  const words = searchWords(term);
  if (words.length === 0 || words.length > maxWords) return null;
  const corrected = correctWords(words, filters, index);
  if (corrected === null || corrected.every((word, at) => word === words[at])) return null;
  return index.find(corrected.join(' '), filters).total > 0 ? corrected.join(' ') : null;
}

/** Unknown words replaced by the likeliest; `null` if too many. */
function correctWords(
  words: readonly string[],
  filters: Filters,
  index: ResourceIndex,
): readonly string[] | null {
  const unknown = words.filter((word) => !index.knows(word, filters));
  if (unknown.length > maxGuessed) return null;
  return words.map((word) => (unknown.includes(word) ? guess(word, filters, index) : word));
}

function guess(word: string, filters: Filters, index: ResourceIndex): string {
  const likely = index.likely(word).slice(0, maxCandidates);
  return likely.find((each) => index.knows(searchWords(each).join(' '), filters)) ?? word;
}
