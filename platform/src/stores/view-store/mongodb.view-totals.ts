import { LRUCache } from 'lru-cache';
import type { Collection, Document } from 'mongodb';

const maxTotals = 500;

/** Exact totals, counted once per commit: counting scans all matches. */
export class CachedTotals {
  readonly #known = new LRUCache<string, { readonly commits: number; readonly total: number }>({
    max: maxTotals,
  });

  /** @param commits number of commits, read before */
  async of<D extends Document>(collection: Collection<D>, filter: object, commits: number): Promise<number> {
    const asked = JSON.stringify([collection.collectionName, filter]);
    const known = this.#known.get(asked);
    if (known?.commits === commits) return known.total;
    const total = await collection.countDocuments(filter);
    this.#known.set(asked, { commits, total });
    return total;
  }
}
