import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { anyOf, listInput } from './lists';
import { wireInteger } from './wire';

const input = listInput(['-date', 'name'], { status: anyOf(wireInteger()) });
const refused = (field: string, values: readonly unknown[]) =>
  values.filter((value) => !input.safeParse({ [field]: value }).success);

describe('the input of a list', () => {
  it('[AMB-80] holds the first thousand rows in the first order, where nothing else is asked for', () => {
    const unasked = { page: 1, size: 1_000, sort: '-date' };
    expect(input.parse({})).toEqual(unasked);
    expect(input.parse({ page: '', size: '' })).toEqual(unasked);
    expect(input.parse({ page: null, size: null })).toEqual(unasked);
  });

  it('reads numbers and their text alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 200 }), (page, size) => {
        expect(input.parse({ page: `${page}`, size: `${size}` })).toEqual(input.parse({ page, size }));
      }),
    );
  });

  it('takes -1 as "all", and neither nothing nor more than 200', () => {
    expect(input.parse({ size: '-1' }).size).toBe(-1);
    expect(refused('size', [0, '0', -2, 201, 1_000, '1e2', 'all', '2.5'])).toHaveLength(8);
  });

  it('has no page before the first', () => {
    expect(refused('page', [0, -1, '0', 1.5, '1000001', [1], true])).toHaveLength(7);
  });

  it('sorts by its declared fields only, each in both directions', () => {
    for (const sort of ['date', '-date', 'name', '-name']) expect(input.parse({ sort }).sort).toBe(sort);
    expect(refused('sort', ['password', '--date', '', '$where', '__proto__'])).toHaveLength(5);
  });

  it('searches for text of at most 100 characters', () => {
    expect(input.parse({ q: ' menú ' }).q).toBe('menú');
    expect(refused('q', ['x'.repeat(101), { $ne: '' }])).toHaveLength(2);
  });
});

describe('a filter with several values', () => {
  it('reads a comma list, a repeated parameter and a JSON list alike', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), (values) => {
        const spellings: unknown[] = [values.join(','), values.map(String), values];
        for (const status of spellings) expect(input.parse({ status }).status).toEqual(values);
      }),
    );
  });

  it('filters nothing when it is absent or empty', () => {
    for (const given of [{}, { status: '' }, { status: ',' }])
      expect(input.parse(given).status).toBeUndefined();
  });

  it('refuses values of another kind, and more than 200', () => {
    expect(refused('status', ['1,x', { $gt: 0 }, 5, Array.from({ length: 201 }, () => 1)])).toHaveLength(4);
    expect(z.object({ ids: anyOf(z.string()) }).parse({ ids: 'a,b' })).toEqual({ ids: ['a', 'b'] });
  });
});
