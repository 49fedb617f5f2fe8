import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { useWhenQuiet } from '#ui/use-quiet';

/** Milliseconds that what was found has stood before its term is one that was searched for. */
const read = 1000;

/** Keeps a term that was searched for, and finds something; one that finds nothing is no use to search for again. */
export function useKeptSearch(term: string, isFound: boolean): void {
  const { keep } = useRecentSearches();
  useWhenQuiet(isFound ? term : '', read, keep);
}
