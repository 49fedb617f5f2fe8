import { LRUCache } from 'lru-cache';
import type { KeyStore } from '../stores/key-store/key-store.port';

/** Milliseconds after which a key is asked for again: by then an erasure in another process counts here as well. */
const lifetimeMs = 5_000;

/** Keys at hand, so that sealing and opening need not wait for the store. */
export class KeyCache {
  readonly #known = new LRUCache<string, { readonly key: Buffer | null }>({ max: 20_000, ttl: lifetimeMs });

  constructor(private readonly keys: KeyStore) {}

  /** The key, `null` for a person without one, `undefined` when it must be fetched first. */
  atHand(subject: string): Buffer | null | undefined {
    return this.#known.get(subject)?.key;
  }

  async fetch(subject: string): Promise<Buffer | null> {
    return this.#remember(subject, await this.keys.find(subject));
  }

  /** @throws PersonErased */
  async fetchForSealing(subject: string): Promise<Buffer> {
    return this.#remember(subject, await this.keys.keyFor(subject));
  }

  forget(subject: string): void {
    this.#known.delete(subject);
  }

  #remember<K extends Buffer | null>(subject: string, key: K): K {
    this.#known.set(subject, { key });
    return key;
  }
}
