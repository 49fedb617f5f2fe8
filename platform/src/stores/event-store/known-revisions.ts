import type { LRUCache } from 'lru-cache';
import { lruCache } from '../../program/lru-cache';

/** Streams whose newest revision is kept. */
const kept = 50_000;

/**
 * The newest revisions of the streams that were read or written last, where others who append say so. Nothing is known
 * where they do not.
 */
export class KnownRevisions {
  readonly #newest: LRUCache<string, number> | null;

  constructor(appendsAreSignalled: boolean) {
    this.#newest = appendsAreSignalled ? lruCache(kept) : null;
  }

  /** @returns -1 for a stream that is known not to exist, `undefined` where only the file can tell */
  of(stream: string): number | undefined {
    return this.#newest?.get(stream);
  }

  learn(stream: string, revision: number): void {
    this.#newest?.set(stream, revision);
  }

  /** Others have appended, or a transaction was rolled back. */
  forget(): void {
    this.#newest?.clear();
  }
}
