import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { callerOf, useSession } from '../session/session-state';
import { recentSearches } from './recent-searches';

export interface RecentSearch {
  readonly term: string;
  readonly forget: () => void;
}

const none: readonly string[] = [];

/** Own searches, newest first; none while acting as another user. */
export function useRecentSearches() {
  const session = useSession();
  const { id } = session.user;
  const isOwn = callerOf(session).asUser !== true;
  const termsNow = () => (isOwn ? recentSearches.termsOf(id) : none);
  // The build has none.
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
