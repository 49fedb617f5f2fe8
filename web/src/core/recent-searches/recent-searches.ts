import { foldText } from '@portal/contracts/kernel';
import { KeptLists } from '../storage/kept-lists';
import { SafeStorage } from '../storage/safe-storage';

/** As many are kept, and offered. */
const most = 6;
const none: readonly string[] = [];

/** What is kept is text that anything may have written. */
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

/**
 * What people of this browser searched for, each person's apart, the last one first. It stays on this machine until
 * the person signs out (safety W18).
 */
export class RecentSearches {
  readonly #lists: KeptLists<string>;

  constructor(storage: SafeStorage) {
    this.#lists = new KeptLists(storage, 'searches-', { read: readTerms, write: JSON.stringify });
  }

  /** The same list as long as nothing changed. */
  termsOf(userId: number): readonly string[] {
    return this.#lists.of(userId);
  }

  /** Puts a term first. The same one in other letters, and one that it goes on from, give way to it. */
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

  /** All of them: the person asks for it, or signs out. */
  forget(userId: number): void {
    this.#lists.keep(userId, none);
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => this.#lists.subscribe(listener);
}

/** The searches of this browser. */
export const recentSearches = new RecentSearches(new SafeStorage(() => localStorage));
