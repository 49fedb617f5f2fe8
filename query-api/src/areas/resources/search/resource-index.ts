import { foldText, searchWords } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import { TextIndex } from '@portal/platform/search/text-index';
import type { ResourceDocument } from '../resource.wire';
import { Found } from './found';
import { type Filters, ResourceColumns } from './resource-columns';
import type { SectionPlaces } from './section-places';

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
/** As many answers as are kept until something changes; of some bytes for each resource. */
const memory = <V extends object>() => new LRUCache<string, V>({ max: 64 });

function remembered<V extends object>(known: LRUCache<string, V>, asked: string, make: () => V): V {
  const kept = known.get(asked);
  if (kept !== undefined) return kept;
  const made = make();
  known.set(asked, made);
  return made;
}

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
  /** The last searches, until something changes: the results, the facets and the next page are asked one by one. */
  readonly #found = memory<Found>();
  /** Words → scores: a search that is narrowed otherwise is not searched again. */
  readonly #scores = memory<Uint8Array>();
  /** Filters → what each place fails: most people search with the same ones. */
  readonly #standing = memory<Uint8Array>();

  /** A resource as it is now; `null` or a deleted one is found no more. */
  put(id: number, resource: ResourceDocument | null): void {
    const known = this.#places.get(id);
    const before = known === undefined ? null : (this.#resources[known] ?? null);
    this.#forget();
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
    this.#forget();
    this.#columns.plant(tree, this.#resources);
  }

  /** What has all the words of a text. Nothing for a text without words. */
  find(text: string, filters: Filters): Found {
    const words = searchWords(text);
    const narrowed = JSON.stringify(filters);
    return remembered(this.#found, JSON.stringify([words, narrowed]), () => {
      const standing = remembered(this.#standing, narrowed, () =>
        this.#columns.failuresOf(filters, this.#resources.length),
      );
      return new Found(this.#scoresOf(words, filters), standing, this.#columns, filters, this);
    });
  }

  #scoresOf(words: readonly string[], { administrator }: Filters): Uint8Array {
    if (words.length === 0) return none;
    return remembered(this.#scores, JSON.stringify([administrator, words]), () =>
      this.#texts.scores(words, administrator ? none : this.#columns.shy),
    );
  }

  #forget(): void {
    for (const memory of [this.#orders, this.#found, this.#scores, this.#standing]) memory.clear();
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
