import { EJSON, type Document } from 'bson';
import { writeConflict } from './server-error';

/** `null`: deleted. Older versions stay while transactions may read them. */
interface Version {
  readonly document: Document | null;
  readonly committedAt: number;
  readonly before: Version | undefined;
}

interface StoredCollection {
  readonly versions: Map<string, Version>;
  readonly indexes: Map<string, Document>;
}

/** A single write waits for an open transaction. */
export class Blocked extends Error {
  constructor(readonly until: Promise<void>) {
    super('waits for a transaction');
  }
}

const keyOf = (id: unknown) => (typeof id === 'string' ? id : EJSON.stringify({ id }, { relaxed: true }));
const newCollection = (): StoredCollection => ({
  versions: new Map(),
  indexes: new Map([['_id_', { v: 2, key: { _id: 1 }, name: '_id_' }]]),
});

const noVersions: ReadonlyMap<string, Version> = new Map();

export class Storage {
  readonly #collections = new Map<string, StoredCollection>();
  readonly #open = new Set<Transaction>();
  #clock = 0;

  begin(interactive: boolean): Transaction {
    const transaction = new Transaction(this, this.#clock, interactive);
    this.#open.add(transaction);
    return transaction;
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction);
  }

  apply(writes: ReadonlyMap<string, ReadonlyMap<string, Document | null>>): void {
    this.#clock += 1;
    for (const [namespace, documents] of writes) {
      const { versions } = this.create(namespace);
      for (const [key, document] of documents) {
        const before = this.#open.size > 0 ? versions.get(key) : undefined;
        if (document === null && before === undefined) versions.delete(key);
        else versions.set(key, { document, committedAt: this.#clock, before });
      }
    }
  }

  holder(namespace: string, key: string, asking: Transaction): Transaction | undefined {
    return [...this.#open].find((each) => each !== asking && each.hasWritten(namespace, key));
  }

  find(namespace: string): StoredCollection | undefined {
    return this.#collections.get(namespace);
  }

  versions(namespace: string): ReadonlyMap<string, Version> {
    return this.#collections.get(namespace)?.versions ?? noVersions;
  }

  create(namespace: string): StoredCollection {
    const collection = this.#collections.get(namespace) ?? newCollection();
    this.#collections.set(namespace, collection);
    return collection;
  }

  drop(namespace: string): boolean {
    return this.#collections.delete(namespace);
  }

  names(): readonly string[] {
    return [...this.#collections.keys()];
  }
}

function visible(version: Version | undefined, at: number): Document | null {
  let seen = version;
  while (seen && seen.committedAt > at) seen = seen.before;
  return seen?.document ?? null;
}

/** A snapshot with own writes. Concurrent writers of a document conflict. */
export class Transaction {
  readonly #writes = new Map<string, Map<string, Document | null>>();
  readonly #finished: Promise<void>;
  #finish: () => void = () => undefined;

  constructor(
    private readonly storage: Storage,
    private readonly startedAt: number,
    /** Single commands wait instead of failing. */
    private readonly interactive: boolean,
  ) {
    this.#finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  get(namespace: string, id: unknown): Document | null {
    const key = keyOf(id);
    const own = this.#writes.get(namespace)?.get(key);
    return own === undefined ? visible(this.storage.versions(namespace).get(key), this.startedAt) : own;
  }

  *all(namespace: string): Iterable<Document> {
    const own = this.#writes.get(namespace) ?? new Map<string, Document | null>();
    for (const [key, version] of this.storage.versions(namespace)) {
      const document = own.has(key) ? null : visible(version, this.startedAt);
      if (document) yield document;
    }
    for (const document of own.values()) if (document) yield document;
  }

  /** @throws ServerError (WriteConflict) or Blocked for a concurrent writer */
  put(namespace: string, id: unknown, document: Document | null): void {
    const key = keyOf(id);
    this.#claim(namespace, key);
    const documents = this.#writes.get(namespace) ?? new Map<string, Document | null>();
    this.#writes.set(namespace, documents.set(key, document));
  }

  #claim(namespace: string, key: string): void {
    const holder = this.storage.holder(namespace, key, this);
    if (holder && !this.interactive) throw new Blocked(holder.#finished);
    const version = this.storage.versions(namespace).get(key);
    if (holder || (version && version.committedAt > this.startedAt)) throw writeConflict();
  }

  hasWritten(namespace: string, key: string): boolean {
    return this.#writes.get(namespace)?.has(key) ?? false;
  }

  commit(): void {
    this.storage.end(this);
    if (this.#writes.size > 0) this.storage.apply(this.#writes);
    this.#finish();
  }

  abort(): void {
    this.storage.end(this);
    this.#finish();
  }
}
