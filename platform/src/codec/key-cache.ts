import { lruCache } from '../program/lru-cache';
import { type KeyStore, KeyStoreUnavailable } from '../stores/key-store/key-store.port';

/** Milliseconds after which a key is fetched again; an erasure in another process takes effect by then. */
const lifetimeMs = 5_000;
/** Milliseconds for which a cached key serves while the store is away; it cannot be erased meanwhile. */
const trustedMs = 600_000;

interface Known {
  readonly key: Buffer | null;
}

/** Keys at hand, so that sealing and opening need not wait for the store, nor stop with it (R15). */
export class KeyCache {
  readonly #known = lruCache<Known>(20_000, lifetimeMs);
  readonly #trusted = lruCache<Known>(20_000, trustedMs);

  constructor(private readonly keys: KeyStore) {}

  /** The key, `null` for a person without one, `undefined` when it must be fetched first. */
  atHand(subject: string): Buffer | null | undefined {
    return this.#known.get(subject)?.key;
  }

  async fetch(subject: string): Promise<Buffer | null> {
    try {
      return this.#remember(subject, await this.keys.find(subject));
    } catch (error) {
      return this.#trust(subject, error);
    }
  }

  /** @throws PersonErased */
  async fetchForSealing(subject: string): Promise<Buffer> {
    try {
      return this.#remember(subject, await this.keys.keyFor(subject));
    } catch (error) {
      const key = this.#trust(subject, error);
      if (key === null) throw error;
      return key;
    }
  }

  /** @param subject all of them when left out */
  forget(subject?: string): void {
    for (const keys of [this.#known, this.#trusted]) {
      if (subject === undefined) keys.clear();
      else keys.delete(subject);
    }
  }

  #remember<K extends Buffer | null>(subject: string, key: K): K {
    this.#known.set(subject, { key });
    this.#trusted.set(subject, { key });
    return key;
  }

  /** What was known before an outage. @throws the reason itself when it is no outage, or nothing was known */
  #trust(subject: string, reason: unknown): Buffer | null {
    const before = this.#trusted.get(subject);
    if (!before || !(reason instanceof KeyStoreUnavailable)) throw reason;
    this.#known.set(subject, before);
    return before.key;
  }
}
