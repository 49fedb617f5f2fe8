import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { callerOf, useSession } from '../session/session-state';
import { recentSearches } from './recent-searches';

/** What was searched for, as a line that can be taken away. */
export interface RecentSearch {
  readonly term: string;
  readonly forget: () => void;
}

const none: readonly string[] = [];

/**
 * What this person searched for in this browser, the last search first. Of somebody in whose name an administrator
 * acts nothing is kept, and nothing shown.
 */
export function useRecentSearches() {
  const session = useSession();
  const { id } = session.user;
  const isOwn = callerOf(session).asUser !== true;
  const termsNow = () => (isOwn ? recentSearches.termsOf(id) : none);
  // What is drawn at build time is nobody's.
  const terms = useSyncExternalStore(recentSearches.subscribe, termsNow, () => none);
  return {
    searches: useMemo(
      () => terms.map((term): RecentSearch => ({ term, forget: () => recentSearches.remove(id, term) })),
      [terms, id],
    ),
    keep: useCallback((term: string) => (isOwn ? recentSearches.add(id, term) : undefined), [id, isOwn]),
    clear: useCallback(() => recentSearches.forget(id), [id]),
  };
}
