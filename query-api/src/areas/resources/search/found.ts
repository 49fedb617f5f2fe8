import { type Language, languages } from '@portal/contracts';
import type { ResourceDocument } from '../resource.wire';
import { Fails, type Filters, type ResourceColumns } from './resource-columns';

interface Stretch {
  /** `field` or `-field`. */
  readonly sort: string;
  readonly page: number;
  /** -1: all. */
  readonly size: number;
}

/** Results per value, given the other facets. */
interface FacetCounts {
  readonly types: ReadonlyMap<number, number>;
  /** By section id. */
  readonly sections: ReadonlyMap<number, number>;
  readonly formats: ReadonlyMap<number, number>;
  readonly languages: ReadonlyMap<Language, number>;
  readonly whole: number;
}

interface Resources {
  resourceAt(place: number): ResourceDocument;
  /** Places ascending by the field as the reader sees it. */
  orderBy(field: string, administrator: boolean): Int32Array;
}

/** Up to this many results are stored. */
const maxStored = 200;

export class Found {
  readonly #scores: Uint8Array;
  /** Failed facets per place, among word matches. */
  readonly #fails: Uint8Array;
  /** Score → passing places. */
  readonly #byScore = new Int32Array(256);
  /** All passing places, or the first ones if there are many. */
  readonly #firstFound: number[] = [];
  readonly total: number;
  /** 0: none. */
  readonly best: number;

  /**
   * @param scores by place; 0: not all words match
   * @param standing failed filters by place; longer without a search
   */
  constructor(
    scores: Uint8Array,
    standing: Uint8Array,
    private readonly columns: ResourceColumns,
    private readonly filters: Filters,
    private readonly resources: Resources,
  ) {
    this.#scores = scores;
    this.#fails = standing.slice(0, scores.length);
    tally(scores, this.#fails, this.#byScore, this.#firstFound);
    this.total = this.#byScore.reduce((sum, count) => sum + count, 0);
    this.best = Math.max(
      0,
      this.#byScore.findIndex((count) => count > 0),
    );
  }

  page({ sort, page, size }: Stretch): readonly ResourceDocument[] {
    const requested = size < 0 ? this.total : size;
    const skipped = (page - 1) * requested;
    const count = Math.min(requested, this.total - skipped);
    if (count <= 0) return [];
    const descending = sort.startsWith('-');
    const field = descending ? sort.slice(1) : sort;
    const places =
      field === 'relevance'
        ? this.#byRelevance(descending ? skipped : this.total - skipped - count, count)
        : this.#inOrder(
            this.resources.orderBy(field, this.filters.administrator),
            descending,
            skipped,
            count,
          );
    const inTurn = field === 'relevance' && !descending ? places.reverse() : places;
    return inTurn.map((place) => this.resources.resourceAt(place));
  }

  /** A value counts places that fail at most its own facet. */
  facets(): FacetCounts {
    const {
      whole,
      types,
      sections,
      formats,
      languages: inLanguages,
    } = this.columns.count(this.#fails, this.filters.administrator);
    const ofSections = this.columns.sections.ids.map(
      (id, number) => [id, sections[number] as number] as const,
    );
    const ofLanguages = languages.map((language, at) => [language, inLanguages.get(at) ?? 0] as const);
    const some = <T>(counts: readonly (readonly [T, number])[]) =>
      new Map(counts.filter(([, count]) => count > 0));
    return { whole, types, sections: some(ofSections), formats, languages: some(ofLanguages) };
  }

  /** By score, newest first, without a full sort. */
  #byRelevance(skipped: number, count: number): number[] {
    const scores = this.#scores;
    if (this.total <= maxStored) {
      const better = (a: number, b: number) => (scores[a] as number) - (scores[b] as number) || b - a;
      return this.#firstFound.toSorted(better).slice(skipped, skipped + count);
    }
    const places: number[] = [];
    let left = skipped;
    for (let score = 1; score < this.#byScore.length && places.length < count; score += 1) {
      const having = this.#byScore[score] as number;
      if (left >= having) left -= having;
      else {
        this.#collect(score, left, count, places);
        left = 0;
      }
    }
    return places;
  }

  #collect(score: number, skipped: number, count: number, places: number[]): void {
    const scores = this.#scores;
    const fails = this.#fails;
    let left = skipped;
    for (let place = scores.length - 1; place >= 0 && places.length < count; place -= 1) {
      if (scores[place] !== score || fails[place] !== Fails.Nothing) continue;
      if (left > 0) left -= 1;
      else places.push(place);
    }
  }

  #inOrder(order: Int32Array, descending: boolean, skipped: number, count: number): number[] {
    const places: number[] = [];
    const fails = this.#fails;
    let left = skipped;
    for (let at = 0; at < order.length && places.length < count; at += 1) {
      const place = order[descending ? order.length - 1 - at : at] as number;
      if (fails[place] !== Fails.Nothing) continue;
      if (left > 0) left -= 1;
      else places.push(place);
    }
    return places;
  }
}

/** Counts passing places by score and collects the first ones. */
function tally(scores: Uint8Array, fails: Uint8Array, byScore: Int32Array, firstFound: number[]): void {
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] as number;
    if (score === 0) fails[place] = Fails.Out;
    else if (fails[place] === Fails.Nothing) {
      (byScore[score] as number) += 1;
      if (firstFound.length < maxStored) firstFound.push(place);
    }
  }
}
