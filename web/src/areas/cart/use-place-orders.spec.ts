import { describe, expect, it } from '@jest/globals';
import { idempotencyKeySchema } from '@portal/contracts/kernel';
import { beginAttempt, endAttempt, openAttempts } from './use-place-orders';

const carmen = 7;
const begin = (...entries: string[]) => beginAttempt(carmen, entries).intent;

describe('the key of an order', () => {
  it('is one that the wire takes, however large the cart', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => String(1_763_640_000_000 + index));
    expect(idempotencyKeySchema.safeParse(begin(...fifty)).success).toBe(true);
  });

  it('is the same for the same entries in any order: a double click, another tab, a reload', () => {
    const first = begin('1', '2');
    localStorage.clear();
    expect(begin('2', '1')).toBe(first);
  });

  it('is another one for other entries and for other people', () => {
    const keys = [begin('1'), beginAttempt(8, ['1']).intent, begin('2')];
    openAttempts(carmen).forEach((attempt) => endAttempt(carmen, attempt));
    keys.push(begin('1', '2'));
    expect(new Set(keys).size).toBe(4);
  });

  it('stays until the answer is known, even when something was added: what did arrive is not ordered again', () => {
    const lost = beginAttempt(carmen, ['1', '2']);
    expect(begin('1', '2', '3')).toBe(lost.intent);
    endAttempt(carmen, lost);
    expect(openAttempts(carmen)).toEqual([]);
    expect(begin('1', '2', '3')).not.toBe(lost.intent);
  });

  it('has nothing to do with an earlier attempt that shares no entry', () => {
    const before = begin('1');
    expect(begin('2')).not.toBe(before);
  });

  it('is one for each restaurant of the cart: ending one attempt leaves the others open', () => {
    const granVia = beginAttempt(carmen, ['1']);
    const vallecas = beginAttempt(carmen, ['2', '3']);
    expect(granVia.intent).not.toBe(vallecas.intent);
    endAttempt(carmen, granVia);
    expect(openAttempts(carmen)).toEqual([vallecas]);
    expect(begin('2', '3', '4')).toBe(vallecas.intent);
  });

  it('is still known from the time when a cart was one order', () => {
    const lost = { intent: 'order-7-0123456789abcdef', entries: ['1', '2'] };
    localStorage.setItem(`cart-attempt-${carmen}`, JSON.stringify(lost));
    expect(begin('2')).toBe(lost.intent);
  });

  it('starts over where the stored attempt cannot be read', () => {
    localStorage.setItem(`cart-attempt-${carmen}`, '{"intent":');
    expect(openAttempts(carmen)).toEqual([]);
  });
});
