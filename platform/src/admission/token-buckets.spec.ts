import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './token-buckets';

describe('a bucket of tokens', () => {
  const open = (capacity: number, perSecond: number) => {
    const clock = { now: 0 };
    const buckets = new TokenBuckets({ capacity, perSecond, clock: () => clock.now });
    const owe = (cost: number) => buckets.charge('ana', cost);
    return { clock, owe, take: (cost = 1, key = 'ana') => buckets.take(key, cost) };
  };

  it('gives a burst, then as much as flows in, and returns how long to wait', () => {
    const { clock, take } = open(3, 0.5);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 2]);
    clock.now = 2_000;
    expect([take(), take()]).toEqual([0, 2]);
  });

  it('takes no tokens for a refused call, and holds no more than its capacity', () => {
    const { clock, take } = open(2, 1);
    expect([take(2), take(2), take(1)]).toEqual([0, 2, 1]);
    clock.now = 1_000_000;
    expect([take(1), take(1), take(1)]).toEqual([0, 0, 1]);
  });

  it('is another one for everybody', () => {
    const { take } = open(1, 1);
    expect([take(1, 'ana'), take(1, 'berta'), take(1, 'ana')]).toEqual([0, 0, 1]);
  });

  it('[X14] is owed what something turned out to cost, at most as much as it holds', () => {
    const { clock, take, owe } = open(2, 1);
    owe(1_000);
    expect(take()).toBe(3);
    clock.now = 3_000;
    expect([take(), take()]).toEqual([0, 1]);
  });

  it('gives all that it holds for what costs more', () => {
    const { clock, take } = open(2, 1);
    expect([take(60), take(60)]).toEqual([0, 2]);
    clock.now = 2_000;
    expect(take(60)).toBe(0);
  });
});
