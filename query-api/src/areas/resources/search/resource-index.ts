import type { Language } from '@portal/contracts';
import { foldText, languages, searchWords } from '@portal/contracts';
import { TextIndex } from '@portal/platform/search/text-index';
import type { ResourceDocument } from '../resource.wire';
import type { Column } from './column';
import { countAll, countValues, Fails, type Filters, ResourceColumns } from './resource-columns';
import type { SectionPlaces } from './section-places';

interface Stretch {
  /** `field` or `-field`, as the contract names them. */
  readonly sort: string;
  readonly page: number;
  /** -1 for all. */
  readonly size: number;
}

/** How many results each value would leave, given what the other facets leave. */
interface FacetCounts {
  readonly types: ReadonlyMap<number, number>;
  /** By section id. */
  readonly sections: ReadonlyMap<number, number>;
  readonly formats: ReadonlyMap<number, number>;
  readonly languages: ReadonlyMap<Language, number>;
  /** Without any facet. */
  readonly whole: number;
}

/** What weighs most comes first. */
const textsOf = (resource: ResourceDocument) => [
  resource.name,
  resource.tags.join('\n'),
  resource.reference,
  resource.description,
];
const textCount = 4;
/** Up to here every word was found as it is, and not despite a typo. */
const wholeWord = 2 * textCount;
const sectionTypes = [1, 2, 3, 4, 5];

type Key = (resource: ResourceDocument) => string | number;
const sortKeys: Readonly<Record<string, Key>> = {
  update_date: ({ updatedAt }) => updatedAt,
  name: ({ name }) => foldText(name),
  downloads: ({ downloads }) => downloads,
  reference: ({ reference }) => foldText(reference),
};

/**
 * Every resource that can be found, in memory: searched, narrowed, counted and sorted without looking at a store. What
 * a search costs grows with the number of resources by some nanoseconds each, and hardly with how many it finds.
 */
export class ResourceIndex {
  readonly #texts = new TextIndex(textCount);
  readonly #columns = new ResourceColumns();
  readonly #resources: (ResourceDocument | null)[] = [];
  readonly #places = new Map<number, number>();
  /** Sort field → places in ascending order, until something changes. */
  readonly #orders = new Map<string, Int32Array>();

  /** A resource as it is now; `null` or a deleted one is found no more. */
  put(id: number, resource: ResourceDocument | null): void {
    const known = this.#places.get(id);
    const before = known === undefined ? null : (this.#resources[known] ?? null);
    this.#orders.clear();
    if (resource === null || resource.deleted) this.#take(id, known);
    else if (known !== undefined && before && readsTheSame(before, resource)) this.#set(known, resource);
    else {
      this.#take(id, known);
      const place = this.#texts.add({ fields: textsOf(resource) });
      this.#places.set(id, place);
      this.#set(place, resource);
    }
  }

  plant(tree: SectionPlaces): void {
    this.#columns.plant(tree, this.#resources);
  }

  /** What has all the words of a text. Nothing for a text without words. */
  find(text: string, filters: Filters): Found {
    const words = searchWords(text);
    const scores =
      words.length === 0
        ? new Uint8Array(0)
        : this.#texts.scores(words, filters.administrator ? none : this.#columns.shy);
    return new Found(scores, this.#columns, filters, this);
  }

  resourceAt(place: number): ResourceDocument {
    const resource = this.#resources[place];
    if (!resource) throw new RangeError(`nothing stands at place ${place}`);
    return resource;
  }

  /** All places in the order of a field, the smallest first; of equals the smaller id first. */
  orderBy(field: string): Int32Array {
    const known = this.#orders.get(field);
    if (known) return known;
    const key = sortKeys[field] ?? (({ id }) => id);
    const keyed = [...this.#places].map(([id, place]) => ({ id, place, key: key(this.resourceAt(place)) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id));
    const order = Int32Array.from(keyed, ({ place }) => place);
    this.#orders.set(field, order);
    return order;
  }

  /** Is there a word, or one that begins so, that this reader may find? */
  knows(word: string, filters: Filters): boolean {
    const { best } = this.find(word, { administrator: filters.administrator });
    return best > 0 && best <= wholeWord;
  }

  likely(word: string): readonly string[] {
    return this.#texts.likely(word);
  }

  #take(id: number, place: number | undefined): void {
    if (place === undefined) return;
    this.#texts.empty(place);
    this.#places.delete(id);
    this.#resources[place] = null;
  }

  #set(place: number, resource: ResourceDocument): void {
    this.#resources[place] = resource;
    this.#columns.set(place, resource);
  }
}

const none = new Uint8Array(0);

/** A download counts and changes nothing else: such a resource keeps its place. */
function readsTheSame(before: ResourceDocument, after: ResourceDocument): boolean {
  const texts = textsOf(after);
  return before.updatedAt === after.updatedAt && textsOf(before).every((text, at) => text === texts[at]);
}

/** The results of a search: how many, a page of them, and what they could be narrowed by. */
class Found {
  readonly #scores: Uint8Array;
  /** What each place fails, of those that have the words. */
  readonly #fails: Uint8Array;
  /** Score → how many pass everything. */
  readonly #byScore = new Int32Array(256);
  readonly total: number;
  /** The best score of all that pass; 0 for none. */
  readonly best: number;

  constructor(
    scores: Uint8Array,
    private readonly columns: ResourceColumns,
    private readonly filters: Filters,
    private readonly index: ResourceIndex,
  ) {
    this.#scores = scores;
    this.#fails = columns.failuresOf(scores, filters);
    for (let place = 0; place < scores.length; place += 1)
      if (this.#fails[place] === Fails.Nothing) (this.#byScore[scores[place] as number] as number) += 1;
    this.total = this.#byScore.reduce((sum, count) => sum + count, 0);
    this.best = Math.max(
      0,
      this.#byScore.findIndex((count) => count > 0),
    );
  }

  page({ sort, page, size }: Stretch): readonly ResourceDocument[] {
    const wanted = size < 0 ? this.total : size;
    const skipped = (page - 1) * wanted;
    const count = Math.min(wanted, this.total - skipped);
    if (count <= 0) return [];
    const descending = sort.startsWith('-');
    const field = descending ? sort.slice(1) : sort;
    const places =
      field === 'relevance'
        ? this.#byRelevance(descending ? skipped : this.total - skipped - count, count)
        : this.#inOrder(this.index.orderBy(field), descending, skipped, count);
    const inTurn = field === 'relevance' && !descending ? places.reverse() : places;
    return inTurn.map((place) => this.index.resourceAt(place));
  }

  /** A value counts what fails nothing but perhaps its own facet: what choosing it instead would leave. */
  facets(): FacetCounts {
    const { format, types, language, sections } = this.columns;
    const fails = this.#fails;
    const countOf = (column: Column, bit: number) =>
      countValues(fails, column.values, bit, new Int32Array(column.greatest + 1));
    const formats = countOf(format, Fails.Format);
    const inSections = this.columns.sectionsFor(this.filters.administrator);
    return {
      whole: countAll(fails),
      types: byType(countOf(types, Fails.Type)),
      sections: counted(
        sections.ids,
        inSections.count(fails, Fails.Section, new Int32Array(sections.ids.length)),
      ),
      formats: counted([...formats.keys()], formats),
      languages: counted(languages, countOf(language, Fails.Language)),
    };
  }

  /** Score by score, the newest first, without sorting anything. */
  #byRelevance(skipped: number, count: number): number[] {
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
    let left = skipped;
    for (let place = this.#scores.length - 1; place >= 0 && places.length < count; place -= 1) {
      if (this.#scores[place] !== score || this.#fails[place] !== Fails.Nothing) continue;
      if (left > 0) left -= 1;
      else places.push(place);
    }
  }

  #inOrder(order: Int32Array, descending: boolean, skipped: number, count: number): number[] {
    const places: number[] = [];
    let left = skipped;
    for (let at = 0; at < order.length && places.length < count; at += 1) {
      const place = order[descending ? order.length - 1 - at : at] as number;
      if (this.#fails[place] !== Fails.Nothing) continue;
      if (left > 0) left -= 1;
      else places.push(place);
    }
    return places;
  }
}

/** Sets of types were counted; a resource of two types counts in both. */
function byType(sets: Int32Array): ReadonlyMap<number, number> {
  const withType = (type: number) =>
    sets.reduce((sum, count, set) => ((set & (1 << type)) === 0 ? sum : sum + count), 0);
  return counted(sectionTypes, Int32Array.from(sectionTypes, withType));
}

const counted = <T>(values: readonly T[], counts: Int32Array): ReadonlyMap<T, number> =>
  new Map(values.map((value, at) => [value, counts[at] as number] as const).filter(([, count]) => count > 0));
