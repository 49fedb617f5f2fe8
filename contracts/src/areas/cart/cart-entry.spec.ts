import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anEntry, cartEntrySchema, directions, Method, newEntry, notChosen } from '.';
import { anyEntry } from './cart.testing';

describe('a cart entry', () => {
  it('[R-CON-15] [R-CRT-04] [R-WIZ-30] starts with units 0, nothing billed or shipped, and method 2', () => {
    const { method, units, units_scale, billed, shipped, custom_ship } = newEntry(anEntry().from);
    expect({ method, units, units_scale, billed, shipped, custom_ship }).toEqual({
      method: 2,
      units: 0,
      units_scale: '',
      billed: -1,
      shipped: -1,
      custom_ship: '',
    });
    expect(notChosen).toBe(-1);
  });

  it('[R-CRT-02] knows what it is made from', () => {
    expect(Object.keys(cartEntrySchema.shape.from.shape)).toEqual([
      'file',
      'filename',
      'reference',
      'link',
      'image',
      'type',
    ]);
  });

  it('[R-CRT-03] knows what it is to become', () => {
    expect(Object.keys(cartEntrySchema.shape.to.shape)).toEqual(['file', 'filename', 'size']);
  });

  it('[R-CRT-05] carries the personalisation', () => {
    expect(Object.keys(newEntry(anEntry().from).custom)).toEqual([
      'restaurant',
      'price',
      'legal',
      'others',
      'schedule',
      'date',
      'start_date',
      'end_date',
      'direction',
    ]);
  });

  it('[R-CRT-06] [R-WIZ-05] carries a custom file and the answers, of which there is no third', () => {
    expect(newEntry(anEntry().from).custom_file).toBe('');
    expect(Object.keys(newEntry(anEntry().from).params)).toEqual([
      'q1',
      'q2',
      'q4',
      'q5',
      'q6',
      'q7',
      'q8',
      'custom',
      'custom_file',
    ]);
  });

  it('survives storage as JSON text', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(cartEntrySchema.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
      }),
    );
  });

  it('[R-WIZ-30] [AMB-14] knows the methods 1, 2 and 4 and no other', () => {
    expect(Object.values(Method)).toEqual([1, 2, 4]);
    for (const method of [0, 3, 5, '2']) {
      expect(cartEntrySchema.safeParse({ ...anEntry(), method }).success).toBe(false);
    }
  });

  it('[R-WIZ-06] [R-WIZ-18] takes real days and known directions only', () => {
    const custom = (part: object) =>
      cartEntrySchema.safeParse({ ...anEntry(), custom: { ...anEntry().custom, ...part } }).success;
    expect(custom({ start_date: '2026-11-20' })).toBe(true);
    expect(custom({ start_date: '20/11/2026' })).toBe(false);
    expect(custom({ end_date: '2026-02-30' })).toBe(false);
    const direction = (value: number) => custom({ direction: { value, text: 'x', image: 'x' } });
    expect(directions.map(({ value }) => value).filter(direction)).toHaveLength(10);
    expect([0, 11, -1, 1.5].filter(direction)).toEqual([]);
  });
});
