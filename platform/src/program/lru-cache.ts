import { LRUCache } from 'lru-cache';

const one = () => 1;

/** Grows with its entries; the option `max` would reserve 40 bytes for each. @param ttl milliseconds; default none */
export const lruCache = <V extends NonNullable<unknown>>(entries: number, ttl = 0): LRUCache<string, V> =>
  new LRUCache({ maxSize: entries, sizeCalculation: one, ttl });
