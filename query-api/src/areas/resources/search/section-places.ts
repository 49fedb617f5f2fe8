import type { DocumentOf } from '@portal/contracts';
import { type sections, visibleSections } from '@portal/contracts/areas/sections';

type SectionDocument = DocumentOf<typeof sections>;

/**
 * Sections under small numbers, so that they can be counted in an array, with the sections that each stands in. Readers
 * are shown those only that are visible to them; administrators all.
 */
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

  /** The numbers of some sections and of all that they stand in, each once. @param onlyVisible as readers see it */
  around(ids: readonly number[], onlyVisible: boolean): readonly number[] {
    const found = new Set<number>();
    for (const id of ids) {
      if (onlyVisible && !this.#visible.has(id)) continue;
      // A section is left when it was met before: then so was all that it stands in, however a tree may be knotted.
      for (let at: number | undefined = id; at !== undefined; at = this.#parents.get(at)) {
        const number = this.#numbers.get(at);
        if (number === undefined || found.has(number)) break;
        found.add(number);
      }
    }
    return [...found];
  }
}
