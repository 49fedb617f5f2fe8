import { foldText, searchWords } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { LRUCache } from 'lru-cache';
import { TextIndex } from '@portal/platform/search/text-index';
import type { ResourceDocument } from '../resource.wire';
import { Found } from './found';
import { type Filters, ResourceColumns } from './resource-columns';
import type { SectionPlaces } from './section-places';

/** Highest weight first. */
const textsOf = (resource: ResourceDocument) => [
  resource.name,
  resource.tags.join('\n'),
  resource.reference,
  resource.description,
];
const textCount = 4;
/** Scores up to here are exact matches, not typos. */
const wholeWord = 2 * textCount;
/** Cached results; a few bytes per resource. */
const createCache = <V extends object>() => new LRUCache<string, V>({ max: 64 });

function remembered<V extends object>(known: LRUCache<string, V>, asked: string, make: () => V): V {
  const cached = known.get(asked);
  if (cached !== undefined) return cached;
  const made = make();
  known.set(asked, made);
  return made;
}

const orderName = (field: string, administrator: boolean) => `${field} ${administrator}`;

type Key = (resource: ResourceDocument, administrator: boolean) => string | number;
/** Readers must not infer more than the name from the order (AMB-05). */
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

/** In memory. Cost is linear in resources (nanoseconds each), nearly independent of hits. */
export class ResourceIndex {
  readonly #texts = new TextIndex(textCount);
  readonly #columns = new ResourceColumns();
  readonly #resources: (ResourceDocument | null)[] = [];
  readonly #places = new Map<number, number>();
  /** Sort field and role → ascending places, until a change. */
  readonly #orders = new Map<string, Int32Array>();
  /** Recent searches until a change: results, facets and pages are separate calls. */
  readonly #found = createCache<Found>();
  /** Words → scores, reused across filters. */
  readonly #scores = createCache<Uint8Array>();
  /** Filters → failures by place. */
  readonly #failures = createCache<Uint8Array>();

  /** `null` and deleted resources are removed. */
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

  #move(id: number, from: number | undefined, resource: ResourceDocument | null): void {
    this.#forget();
    this.#take(id, from);
    if (resource === null) return;
    const place = this.#texts.add({ fields: textsOf(resource) });
    this.#places.set(id, place);
    this.#set(place, resource);
  }

  setTree(tree: SectionPlaces): void {
    this.#forget();
    this.#columns.setTree(tree, this.#resources);
  }

  /** Without deleted ones. */
  *documents(): Iterable<ResourceDocument> {
    for (const resource of this.#resources) if (resource) yield resource;
  }

  /** All words must match. Empty without words. */
  find(text: string, filters: Filters): Found {
    const words = searchWords(text);
    const narrowed = JSON.stringify(filters);
    return remembered(this.#found, JSON.stringify([words, narrowed]), () => {
      const standing = remembered(this.#failures, narrowed, () =>
        this.#columns.failuresOf(filters, this.#resources.length),
      );
      return new Found(this.#scoresOf(words, filters), standing, this.#columns, filters, this);
    });
  }

  /** Filters only. */
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
    for (const createCache of [this.#orders, this.#found, this.#scores, this.#failures]) createCache.clear();
  }

  resourceAt(place: number): ResourceDocument {
    const resource = this.#resources[place];
    if (!resource) throw new RangeError(`nothing stands at place ${place}`);
    return resource;
  }

  /** Ascending by the field as the reader sees it, then by id. */
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

  /** Is a word with this prefix visible to the reader? */
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

/** Only download counts differ: caches stay valid. */
function isCountedOnly(before: ResourceDocument, after: ResourceDocument): boolean {
  return JSON.stringify({ ...before, downloads: after.downloads }) === JSON.stringify(after);
}

/** Place and words stay valid. */
function readsTheSame(before: ResourceDocument, after: ResourceDocument): boolean {
  const texts = textsOf(after);
  return before.updatedAt === after.updatedAt && textsOf(before).every((text, at) => text === texts[at]);
}
