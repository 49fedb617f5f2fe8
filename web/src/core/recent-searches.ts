import { foldText } from '@portal/contracts/kernel';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { callerOf, useSession } from './session/session-state';
import { KeptLists, SafeStorage } from './storage/safe-storage';

const most = 6;
const none: readonly string[] = [];

function readTerms(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, most)
      : none;
  } catch {
    return none;
  }
}

/** Newest first; cleared on sign-out (W18). */
export class RecentSearches {
  readonly #lists: KeptLists<string>;

  constructor(storage: SafeStorage) {
    this.#lists = new KeptLists(storage, 'searches-', { read: readTerms, write: JSON.stringify });
  }

  /** Stable until it changes. */
  termsOf(userId: number): readonly string[] {
    return this.#lists.of(userId);
  }

  /** Removes its prefixes and other spellings. */
  add(userId: number, term: string): void {
    const folded = foldText(term.trim());
    if (folded === '') return;
    const others = this.termsOf(userId).filter((other) => !folded.startsWith(foldText(other)));
    this.#lists.keep(userId, [term.trim(), ...others].slice(0, most));
  }

  remove(userId: number, term: string): void {
    this.#lists.keep(
      userId,
      this.termsOf(userId).filter((other) => other !== term),
    );
  }

  forget(userId: number): void {
    this.#lists.keep(userId, none);
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#lists.subscribe(listener);
}

export const recentSearches = new RecentSearches(new SafeStorage(() => localStorage));

interface RecentSearch {
  readonly term: string;
  readonly forget: () => void;
}

/** None while acting. */
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
