interface Placed<V> {
  readonly place: number;
  readonly value: V;
}

/** The newest version has entries, older ones a difference to the next. */
type Content<K, V> =
  | { readonly held: Map<K, Placed<V>> }
  | { readonly next: PersistentMap<K, V>; readonly key: K; readonly before: Placed<V> | undefined };

/** Immutable map in insertion order; `with` costs the same at any size. Reading an older version copies it. */
export class PersistentMap<K, V> implements ReadonlyMap<K, V> {
  readonly size: number;
  readonly #places: number;
  #content: Content<K, V>;

  private constructor(held: Map<K, Placed<V>>, places: number) {
    this.#content = { held };
    this.#places = places;
    this.size = held.size;
  }

  static of<K, V>(entries: Iterable<readonly [K, V]> = []): PersistentMap<K, V> {
    const held = new Map([...entries].map(([key, value], place) => [key, { place, value }]));
    return new PersistentMap(held, held.size);
  }

  with(key: K, value: V): PersistentMap<K, V> {
    const before = this.#held.get(key);
    return this.#following(key, before, { place: before?.place ?? this.#places, value });
  }

  without(key: K): PersistentMap<K, V> {
    const before = this.#held.get(key);
    return before ? this.#following(key, before, undefined) : this;
  }

  #following(key: K, before: Placed<V> | undefined, after: Placed<V> | undefined): PersistentMap<K, V> {
    const held = this.size === 0 ? new Map<K, Placed<V>>() : this.#held;
    if (after) held.set(key, after);
    else held.delete(key);
    const next = new PersistentMap(held, this.#places + 1);
    if (this.size > 0) this.#content = { next, key, before };
    return next;
  }

  get #held(): Map<K, Placed<V>> {
    if (!('held' in this.#content)) this.#content = { held: this.#copied() };
    return (this.#content as { held: Map<K, Placed<V>> }).held;
  }

  #copied(): Map<K, Placed<V>> {
    const changes: { readonly key: K; readonly before: Placed<V> | undefined }[] = [];
    let content = this.#content;
    while ('next' in content) {
      changes.push(content);
      content = content.next.#content;
    }
    const held = new Map(content.held);
    for (const { key, before } of changes.reverse()) {
      if (before) held.set(key, before);
      else held.delete(key);
    }
    return new Map([...held].sort(([, one], [, other]) => one.place - other.place));
  }

  get(key: K): V | undefined {
    return this.#held.get(key)?.value;
  }

  has(key: K): boolean {
    return this.#held.has(key);
  }

  forEach(each: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }

  entries(): MapIterator<[K, V]> {
    return [...this.#held].map(([key, { value }]): [K, V] => [key, value]).values();
  }

  keys(): MapIterator<K> {
    return [...this.#held.keys()].values();
  }

  values(): MapIterator<V> {
    return [...this.#held.values()].map(({ value }) => value).values();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }
}

export class PersistentSet<T> implements Iterable<T> {
  private constructor(private readonly map: PersistentMap<T, true>) {}

  static of<T>(values: Iterable<T> = []): PersistentSet<T> {
    return new PersistentSet(PersistentMap.of([...values].map((value): [T, true] => [value, true])));
  }

  get size(): number {
    return this.map.size;
  }

  has(value: T): boolean {
    return this.map.has(value);
  }

  with(value: T): PersistentSet<T> {
    return new PersistentSet(this.map.with(value, true));
  }

  without(value: T): PersistentSet<T> {
    return new PersistentSet(this.map.without(value));
  }

  [Symbol.iterator](): MapIterator<T> {
    return this.map.keys();
  }
}
