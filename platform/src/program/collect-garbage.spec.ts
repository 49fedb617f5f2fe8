import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import { collectGarbageAtRest } from './collect-garbage';

const size = () => getHeapStatistics().total_physical_size;

describe('a program at rest', () => {
  it('gives back the pages of what it no longer uses', async () => {
    const unused = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: `${index}` }));
    const before = size();
    expect(unused).toHaveLength(1_000_000);
    unused.length = 0;
    collectGarbageAtRest();
    for (let look = 0; look < 100 && size() > before - 32_000_000; look += 1) await pause(50);
    expect(before - size()).toBeGreaterThan(32_000_000);
  });
});
