import type { Position } from '@portal/contracts';
import { canonicalJson } from '../decider/canonical-json';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { StagedDocuments } from './staged-documents';

/** Documents read at once. */
const pageSize = 500;

/**
 * Counts the documents that a rebuild changes (R8). The first comparison reads all; later ones read only different or
 * changed documents, so that the last, during which the live views stand still, is short.
 */
export class RebuildComparison {
  readonly #views: ViewStore;
  readonly #view: string;
  readonly #rebuilt: StagedDocuments;
  readonly #different = new Set<string>();
  /** Ids that both the live view has and an event of the log has touched. */
  readonly #known = new Set<string>();
  #looked: Position = 0;

  constructor(views: ViewStore, view: string, rebuilt: StagedDocuments) {
    this.#views = views;
    this.#view = view;
    this.#rebuilt = rebuilt;
  }

  /**
   * @param live how far the live view has come: documents that the copy has seen touched behind it are left out, as
   * they must differ.
   * @returns documents that are not the same in both, or in one of them only.
   */
  async look(live: Position): Promise<number> {
    const due = [...new Set([...this.#rebuilt.touchedBehind(this.#looked), ...this.#different])];
    for (let from = 0; from < due.length; from += pageSize) {
      await this.#compare(due.slice(from, from + pageSize), live);
    }
    this.#looked = live;
    // What no event of the log has touched was made by rules of another time.
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
