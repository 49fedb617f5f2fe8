import type { Position } from '@portal/contracts';
import { canonicalJson } from '../decider/canonical-json';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { StagedDocuments } from './staged-documents';

const pageSize = 500;

/**
 * Counts the documents a rebuild changes (R8). Later comparisons read only differing or changed ones:
 * the last runs while live views are paused.
 */
export class RebuildComparison {
  readonly #views: ViewStore;
  readonly #view: string;
  readonly #rebuilt: StagedDocuments;
  readonly #different = new Set<string>();
  readonly #known = new Set<string>();
  #comparedTo: Position = 0;

  constructor(views: ViewStore, view: string, rebuilt: StagedDocuments) {
    this.#views = views;
    this.#view = view;
    this.#rebuilt = rebuilt;
  }

  /**
   * @param live position of the live view; documents touched later are skipped
   * @returns documents unequal, or missing on one side
   */
  async update(live: Position): Promise<number> {
    const due = [...new Set([...this.#rebuilt.touchedBehind(this.#comparedTo), ...this.#different])];
    for (let from = 0; from < due.length; from += pageSize) {
      await this.#compare(due.slice(from, from + pageSize), live);
    }
    this.#comparedTo = live;
    // Documents no event has touched come from older rules.
    const unexplained = (await this.#views.count(this.#view, {})) - this.#known.size;
    return this.#different.size + Math.max(0, unexplained);
  }

  async #compare(ids: readonly string[], reached: Position): Promise<void> {
    const live = await this.#views.getMany(this.#view, ids);
    const rebuilt = await this.#rebuilt.load(ids);
    ids.forEach((id, index) => {
      const document = live[index] ?? null;
      const copy = rebuilt[index] ?? null;
      const isAhead = this.#rebuilt.touchedAt(id) > reached;
      const isSame = isAhead || canonicalJson(document) === canonicalJson(copy);
      remember(this.#known, id, document !== null);
      remember(this.#different, id, !isSame);
    });
  }
}

function remember(set: Set<string>, id: string, isIn: boolean): void {
  if (isIn) set.add(id);
  else set.delete(id);
}
