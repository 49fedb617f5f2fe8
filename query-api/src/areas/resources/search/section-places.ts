import type { DocumentOf } from '@portal/contracts';
import { type sections, visibleSections } from '@portal/contracts/areas/sections';

type SectionDocument = DocumentOf<typeof sections>;

/** Small numbers, for counts in arrays. Readers get visible ones only. */
export class SectionPlaces {
  readonly ids: readonly number[];
  readonly #numbers: ReadonlyMap<number, number>;
  readonly #parents: ReadonlyMap<number, number>;
  readonly #visible: ReadonlySet<number>;

  constructor(documents: readonly SectionDocument[]) {
    this.ids = documents.map(({ id }) => id);
    this.#numbers = new Map(this.ids.map((id, number) => [id, number]));
    this.#parents = new Map(documents.map(({ id, parentId }) => [id, parentId]));
    this.#visible = new Set(visibleSections(documents).map(({ id }) => id));
  }

  numberOf(id: number): number | undefined {
    return this.#numbers.get(id);
  }

  isVisible(id: number): boolean {
    return this.#visible.has(id);
  }

  /** Numbers of sections and ancestors, unique. @param onlyVisible for readers */
  around(ids: readonly number[], onlyVisible: boolean): readonly number[] {
    const found = new Set<number>();
    for (const id of ids) {
      if (onlyVisible && !this.#visible.has(id)) continue;
      // Stops at visited sections, also in cyclic trees.
      for (let at: number | undefined = id; at !== undefined; at = this.#parents.get(at)) {
        const number = this.#numbers.get(at);
        if (number === undefined || found.has(number)) break;
        found.add(number);
      }
    }
    return [...found];
  }
}
