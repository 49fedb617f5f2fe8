import { LRUCache } from 'lru-cache';

const maxPublishers = 100;

/** Last number per publisher, to find repeated and missing entries. */
export class PublishersSeen {
  readonly #last = new LRUCache<string, number>({ max: maxPublishers });

  /** @returns `after-gap` for missing entries; never for a new publisher */
  see(publisher: string, number: number): 'next' | 'repeated' | 'after-gap' {
    const last = this.#last.get(publisher);
    if (last !== undefined && number <= last) return 'repeated';
    this.#last.set(publisher, number);
    return last === undefined || number === last + 1 ? 'next' : 'after-gap';
  }
}
