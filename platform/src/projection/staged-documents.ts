import type { Position } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { Document, StagedViews } from '../stores/view-store/view-store.port';
import type { ViewChanges } from './projection-fold';

export class StagedDocuments {
  readonly #existing = new Set<string>();
  readonly #touched = new Map<string, Position>();
  readonly #recent: LRUCache<string, Document>;
  readonly #staged: StagedViews;
  readonly #view: string;

  /** @param maxCached documents in memory */
  constructor(staged: StagedViews, view: string, maxCached = 10_000) {
    this.#staged = staged;
    this.#view = view;
    this.#recent = new LRUCache({ max: maxCached });
  }

  get count(): number {
    return this.#existing.size;
  }

  async load(ids: readonly string[]): Promise<readonly (Document | null)[]> {
    const missing = ids.filter((id) => this.#existing.has(id) && !this.#recent.has(id));
    const read = missing.length === 0 ? [] : await this.#staged.getMany(this.#view, missing);
    const fetched = new Map(missing.map((id, index) => [id, read[index] ?? null]));
    return ids.map((id) => this.#recent.get(id) ?? fetched.get(id) ?? null);
  }

  touchedAt(id: string): Position {
    return this.#touched.get(id) ?? 0;
  }

  *touchedBehind(position: Position): Iterable<string> {
    for (const [id, at] of this.#touched) if (at > position) yield id;
  }

  keep({ documents, changedAt }: ViewChanges): void {
    for (const [id, at] of changedAt) this.#touched.set(id, at);
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
