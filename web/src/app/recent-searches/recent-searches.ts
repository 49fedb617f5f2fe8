import { foldText } from '@portal/contracts/kernel';
import { SafeStorage } from '../safe-storage';

const prefix = 'searches-';
const keyOf = (userId: number) => prefix + userId;

/** As many are kept, and offered. */
const most = 6;
const none: readonly string[] = [];

interface Known {
  readonly text: string | null;
  readonly terms: readonly string[];
}

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
  readonly #storage: SafeStorage;
  readonly #known = new Map<number, Known>();
  readonly #listeners = new Set<() => void>();

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** The same list as long as nothing changed. */
  termsOf(userId: number): readonly string[] {
    const text = this.#storage.read(keyOf(userId));
    const known = this.#known.get(userId);
    if (known?.text === text) return known.terms;
    const terms = readTerms(text);
    this.#known.set(userId, { text, terms });
    return terms;
  }

  /** Puts a term first. The same one in other letters, and one that it goes on from, give way to it. */
  add(userId: number, term: string): void {
    const folded = foldText(term.trim());
    if (folded === '') return;
    const others = this.termsOf(userId).filter((other) => !folded.startsWith(foldText(other)));
    this.#keep(userId, [term.trim(), ...others].slice(0, most));
  }

  remove(userId: number, term: string): void {
    this.#keep(
      userId,
      this.termsOf(userId).filter((other) => other !== term),
    );
  }

  /** All of them: the person asks for it, or signs out. */
  forget(userId: number): void {
    this.#keep(userId, none);
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) listener();
    };
    this.#listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  #keep(userId: number, terms: readonly string[]): void {
    this.#storage.write(keyOf(userId), terms.length === 0 ? null : JSON.stringify(terms));
    this.#listeners.forEach((listener) => listener());
  }
}

/** The searches of this browser. */
export const recentSearches = new RecentSearches(new SafeStorage(() => localStorage));
