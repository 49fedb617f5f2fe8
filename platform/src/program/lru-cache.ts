import { LRUCache } from 'lru-cache';

const one = () => 1;

/**
 * The most recently used entries. Limited by size, the cache grows with its entries; with the option `max` it would
 * reserve up to 40 bytes for each at once.
 * @param entries at most
 * @param ttl milliseconds; forever when left out
 */
export const lruCache = <V extends NonNullable<unknown>>(entries: number, ttl = 0): LRUCache<string, V> =>
  new LRUCache({ maxSize: entries, sizeCalculation: one, ttl });
