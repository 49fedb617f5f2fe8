import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { marketRecords } from '../../kernel';
import { type CartEntry, newEntry } from './cart-entry.rules';
import { Method } from './formats.rules';
import { costOf, sumOfCosts } from './checkout.rules';

const { features } = marketRecords.ES;
const from = { file: 1, filename: 'Otoño', reference: 'REF-1', link: '', image: '', type: 1 };
const blank = newEntry(from);
const adapted = (custom: Partial<CartEntry['custom']> = {}, more: Partial<CartEntry> = {}): CartEntry => ({
  ...blank,
  method: Method.Adaptation,
  to: { file: 5, filename: '', size: '' },
  ...more,
  custom: { ...blank.custom, ...custom },
});
const onlyText = { params: { ...blank.params, q1: 'Abrimos a las 7' } };
const none = { from: Number.NaN, onRequest: false, isQuoted: false };
const free = { onRequest: false, isQuoted: false };

describe('what a piece costs by the price list', () => {
  it('[R-WIZ-13] begins at the price of a change of texts and grows with the elements that change', () => {
    expect(costOf(adapted(), features)).toEqual({ from: 20, ...free });
    expect(costOf(adapted({}, onlyText), features)).toEqual({ from: 20, ...free });
    expect(costOf(adapted({ price: '4,95' }, onlyText), features)).toEqual({ from: 35, ...free });
    const three = { price: '4,95', schedule: '7-12' };
    expect(costOf(adapted(three, onlyText), features)).toEqual({ from: 60, ...free });
    const four = { ...three, restaurant: 'Gran Vía' };
    expect(costOf(adapted(four, onlyText), features)).toEqual({ from: 60, onRequest: true, isQuoted: false });
  });

  it('[R-WIZ-13] is that of signage for directional signs, unless more changes', () => {
    const sign = { ...onlyText, to: { file: 9, filename: '', size: '' } };
    expect(costOf(adapted({}, sign), features)?.from).toBe(35);
    expect(costOf(adapted({ price: '1', schedule: '7' }, sign), features)?.from).toBe(60);
  });

  it('adds production as quoted where it is printed, and nothing else where it only is', () => {
    const printed = { method: Method.AdaptationAndProduction } as const;
    expect(costOf(adapted({}, printed), features)?.isQuoted).toBe(true);
    const screen = { ...printed, to: { file: 11, filename: '', size: '' } };
    expect(costOf(adapted({}, screen), features)?.isQuoted).toBe(false);
    const asItIs = { ...blank, to: { file: from.type, filename: '', size: '' } };
    expect(costOf(asItIs, features)).toEqual({ from: 0, onRequest: false, isQuoted: true });
  });

  it('[R-WIZ-12] is not shown where the market has no price list, nor before there is a format', () => {
    expect(costOf(adapted(), marketRecords.PT.features)).toBeNull();
    expect(costOf(blank, features)).toBeNull();
  });

  it('never falls because more is asked for, and adds up in any order', () => {
    const words = fc.constantFrom('', 'x');
    const custom = fc.record({ restaurant: words, price: words, schedule: words, others: words });
    const least = (asked: Partial<CartEntry['custom']>) => costOf(adapted(asked), features) ?? none;
    const both = (one: object, other: object) => {
      const filled = Object.entries(other).filter(([, value]) => value !== '');
      return { ...one, ...Object.fromEntries(filled) };
    };
    fc.assert(
      fc.property(custom, custom, (one, other) => {
        const first = least(one);
        const second = least(other);
        expect(least(both(one, other)).from).toBeGreaterThanOrEqual(Math.max(first.from, second.from));
        expect(sumOfCosts([first, null, second])).toEqual(sumOfCosts([second, first]));
        expect(sumOfCosts([first, null, second])?.from).toBe(first.from + second.from);
      }),
    );
    expect(sumOfCosts([null])).toBeNull();
  });
});
