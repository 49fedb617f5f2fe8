import { lruCache } from '../program/lru-cache';
import { type KeyStore, KeyStoreUnavailable } from '../stores/key-store/key-store.port';

/** Maximum age of a key: erasures elsewhere take effect by then. */
const lifetimeMs = 5_000;
/** Maximum age while the store is away; keys cannot be erased then. */
const maxOutageMs = 600_000;

interface Known {
  readonly key: Buffer | null;
}

/** Caches keys, to avoid waiting and outages (R15). */
export class KeyCache {
  readonly #known = lruCache<Known>(20_000, lifetimeMs);
  readonly #trusted = lruCache<Known>(20_000, maxOutageMs);

  constructor(private readonly keys: KeyStore) {}

  /** `null` without a key, `undefined` if not cached. */
  cached(subject: string): Buffer | null | undefined {
    return this.#known.get(subject)?.key;
  }

  async fetch(subject: string): Promise<Buffer | null> {
    try {
      return this.#remember(subject, await this.keys.find(subject));
    } catch (error) {
      return this.#duringOutage(subject, error);
    }
  }

  /** @throws PersonErased */
  async fetchForSealing(subject: string): Promise<Buffer> {
    try {
      return this.#remember(subject, await this.keys.keyFor(subject));
    } catch (error) {
      const key = this.#duringOutage(subject, error);
      if (key === null) throw error;
      return key;
    }
  }

  /** @param subject default: all */
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

  /** The last known key. @throws the reason, unless an outage of a known key */
  #duringOutage(subject: string, reason: unknown): Buffer | null {
    const before = this.#trusted.get(subject);
    if (!before || !(reason instanceof KeyStoreUnavailable)) throw reason;
    this.#known.set(subject, before);
    return before.key;
  }
}
