import { describe, expect, it } from '@jest/globals';
import { lruCache } from './lru-cache';

describe('a cache of recent entries', () => {
  it('forgets what was not used for longest', () => {
    const cache = lruCache<string>(2);
    cache.set('a', '1').set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect([...cache.keys()].sort()).toEqual(['a', 'c']);
  });

  it('reserves nothing for entries that it does not have', () => {
    const before = process.memoryUsage();
    const cache = lruCache<string>(1_000_000, 60_000);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    expect(heapUsed - before.heapUsed + arrayBuffers - before.arrayBuffers).toBeLessThan(1_000_000);
    expect(cache.size).toBe(0);
  });
});
