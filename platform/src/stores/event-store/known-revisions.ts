import type { LRUCache } from 'lru-cache';
import { lruCache } from '../../program/lru-cache';

const maxStreams = 50_000;

/** Newest revisions of recent streams; only where other writers signal their appends. */
export class KnownRevisions {
  readonly #newest: LRUCache<string, number> | null;

  constructor(appendsAreSignalled: boolean) {
    this.#newest = appendsAreSignalled ? lruCache(maxStreams) : null;
  }

  /** @returns -1 for a missing stream, `undefined` if unknown */
  of(stream: string): number | undefined {
    return this.#newest?.get(stream);
  }

  set(stream: string, revision: number): void {
    this.#newest?.set(stream, revision);
  }

  forget(): void {
    this.#newest?.clear();
  }
}
