import { LRUCache } from 'lru-cache';
import type { Document, StagedViews } from '../stores/view-store/view-store.port';
import type { LoadDocuments } from './projection-fold';

/** The documents of one staged view. Nobody else writes them, so they need not be read back while they are at hand. */
export class StagedDocuments {
  readonly #existing = new Set<string>();
  readonly #recent: LRUCache<string, Document>;
  readonly #staged: StagedViews;
  readonly #view: string;

  /** @param atHand documents kept in memory at most. */
  constructor(staged: StagedViews, view: string, atHand = 50_000) {
    this.#staged = staged;
    this.#view = view;
    this.#recent = new LRUCache({ max: atHand });
  }

  get count(): number {
    return this.#existing.size;
  }

  readonly load: LoadDocuments = async (ids) => {
    const missing = ids.filter((id) => this.#existing.has(id) && !this.#recent.has(id));
    const read = missing.length === 0 ? [] : await this.#staged.getMany(this.#view, missing);
    const fetched = new Map(missing.map((id, index) => [id, read[index] ?? null]));
    return ids.map((id) => this.#recent.get(id) ?? fetched.get(id) ?? null);
  };

  keep(documents: ReadonlyMap<string, Document | null>): void {
    for (const [id, document] of documents) {
      if (document === null) {
        this.#existing.delete(id);
        this.#recent.delete(id);
      } else {
        this.#existing.add(id);
        this.#recent.set(id, document);
      }
    }
  }
}
