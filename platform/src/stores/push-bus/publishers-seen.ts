import { LRUCache } from 'lru-cache';

const maxPublishers = 100;

/** How far a reader has followed each publisher's numbering: repeated entries are known, missing ones noticed. */
export class PublishersSeen {
  readonly #last = new LRUCache<string, number>({ max: maxPublishers });

  /** @returns `after-gap` when entries of this publisher are missing; of one that is new here, none can be. */
  see(publisher: string, number: number): 'next' | 'repeated' | 'after-gap' {
    const last = this.#last.get(publisher);
    if (last !== undefined && number <= last) return 'repeated';
    this.#last.set(publisher, number);
    return last === undefined || number === last + 1 ? 'next' : 'after-gap';
  }
}
