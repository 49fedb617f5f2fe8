import { LRUCache } from 'lru-cache';
import type { Collection, Document } from 'mongodb';

/** Totals kept; more than the lists that people look at between two commits. */
const kept = 500;

/** Exact totals, each counted once between two commits: counting walks over all that is found. */
export class RememberedTotals {
  readonly #known = new LRUCache<string, { readonly commits: number; readonly total: number }>({ max: kept });

  /** @param commits how many the views have seen, read before now */
  async of<D extends Document>(collection: Collection<D>, filter: object, commits: number): Promise<number> {
    const asked = JSON.stringify([collection.collectionName, filter]);
    const known = this.#known.get(asked);
    if (known?.commits === commits) return known.total;
    const total = await collection.countDocuments(filter);
    this.#known.set(asked, { commits, total });
    return total;
  }
}
