import { foldText, searchWords } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
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

const orderName = (field: string, administrator: boolean) => `${field} ${administrator}`;

type Key = (resource: ResourceDocument, administrator: boolean) => string | number;
/** Of a piece that is coming soon readers know the name only: an order must not tell them the rest (AMB-05). */
const isNamedOnly = ({ status }: ResourceDocument, administrator: boolean) =>
  !administrator && status === ResourceStatus.ComingSoon;
const sortKeys: Readonly<Record<string, Key>> = {
  update_date: ({ updatedAt }) => updatedAt,
  published_at: ({ publishedAt }) => publishedAt ?? '',
  name: ({ name }) => foldText(name),
  downloads: ({ downloads }) => downloads,
  reference: (resource, administrator) =>
    isNamedOnly(resource, administrator) ? '' : foldText(resource.reference),
  type: ({ format }) => format,
  lang: ({ language }) => language,
  category: ({ category }) => category,
  status: ({ status, chosenStatus }, administrator) => (administrator ? chosenStatus : status),
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
  /** Sort field and whether for administrators → places in ascending order, until something changes. */
  readonly #orders = new Map<string, Int32Array>();
  /** The last searches, until something changes: the results, the facets and the next page are asked one by one. */
  readonly #found = memory<Found>();
  /** Words → scores: a search that is narrowed otherwise is not searched again. */
  readonly #scores = memory<Uint8Array>();
  /** Filters → what each place fails: most people search with the same ones. */
  readonly #standing = memory<Uint8Array>();

  /** A resource as it is now; `null` or a deleted one is found no more. */
  put(id: number, resource: ResourceDocument | null): void {
    const place = this.#places.get(id);
    const before = place === undefined ? null : (this.#resources[place] ?? null);
    const after = resource?.deleted === true ? null : resource;
    if (place !== undefined && before && after) this.#replace(place, before, after);
    else this.#move(id, place, after);
  }

  #replace(place: number, before: ResourceDocument, after: ResourceDocument): void {
    if (isCountedOnly(before, after)) {
      this.#resources[place] = after;
      for (const administrator of [true, false]) this.#orders.delete(orderName('downloads', administrator));
    } else if (readsTheSame(before, after)) {
      this.#forget();
      this.#set(place, after);
    } else this.#move(after.id, place, after);
  }

  /** To a new place, or to none. */
  #move(id: number, from: number | undefined, resource: ResourceDocument | null): void {
    this.#forget();
    this.#take(id, from);
    if (resource === null) return;
    const place = this.#texts.add({ fields: textsOf(resource) });
    this.#places.set(id, place);
    this.#set(place, resource);
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

  /** Everything that passes the filters, whatever its words. */
  all(filters: Filters): Found {
    return remembered(this.#found, JSON.stringify([null, filters]), () => this.#all(filters));
  }

  #all(filters: Filters): Found {
    const scores = Uint8Array.from(this.#resources, (resource) => (resource ? 1 : 0));
    const standing = this.#columns.failuresOf(filters, scores.length);
    return new Found(scores, standing, this.#columns, filters, this);
  }

  #scoresOf(words: readonly string[], { administrator }: Filters): Uint8Array {
    if (words.length === 0) return none;
    return remembered(this.#scores, JSON.stringify([administrator, words]), () =>
      this.#texts.scores(words, administrator ? none : this.#columns.nameOnly),
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

  /** All places in the order of a field as its reader sees it, the smallest first; of equals the smaller id first. */
  orderBy(field: string, administrator: boolean): Int32Array {
    const order = orderName(field, administrator);
    const known = this.#orders.get(order);
    if (known) return known;
    const key = sortKeys[field] ?? (({ id }) => id);
    const keyed = [...this.#places].map(([id, place]) => ({
      id,
      place,
      key: key(this.resourceAt(place), administrator),
    }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id));
    const places = Int32Array.from(keyed, ({ place }) => place);
    this.#orders.set(order, places);
    return places;
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

/** A download counts and changes nothing else: what was found and sorted stands. */
function isCountedOnly(before: ResourceDocument, after: ResourceDocument): boolean {
  return JSON.stringify({ ...before, downloads: after.downloads }) === JSON.stringify(after);
}

/** Such a resource keeps its place. */
function readsTheSame(before: ResourceDocument, after: ResourceDocument): boolean {
  const texts = textsOf(after);
  return before.updatedAt === after.updatedAt && textsOf(before).every((text, at) => text === texts[at]);
}
