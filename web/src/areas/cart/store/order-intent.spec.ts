import { beforeEach, describe, expect, it } from '@jest/globals';
import { idempotencyKeySchema } from '@portal/contracts/kernel';
import { beginAttempt, endAttempt, openAttempt } from './order-intent';

const carmen = 7;
const begin = (...entries: string[]) => beginAttempt(carmen, entries).intent;

beforeEach(() => localStorage.clear());

describe('the key of an order', () => {
  it('is one that the wire takes, however large the cart', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => String(1_763_640_000_000 + index));
    expect(idempotencyKeySchema.safeParse(begin(...fifty)).success).toBe(true);
  });

  it('is the same for the same entries in whatever order: a double click, another tab, a reload', () => {
    const first = begin('1', '2');
    localStorage.clear();
    expect(begin('2', '1')).toBe(first);
  });

  it('is another one for other entries and for other people', () => {
    const keys = [begin('1'), beginAttempt(8, ['1']).intent];
    endAttempt(carmen);
    keys.push(begin('2'));
    endAttempt(carmen);
    keys.push(begin('1', '2'));
    expect(new Set(keys).size).toBe(4);
  });

  it('stays until the answer is known, even when something was added: what did arrive is not ordered again', () => {
    const lost = begin('1', '2');
    expect(begin('1', '2', '3')).toBe(lost);
    endAttempt(carmen);
    expect(openAttempt(carmen)).toBeNull();
    expect(begin('1', '2', '3')).not.toBe(lost);
  });

  it('has nothing to do with an earlier attempt that shares no entry', () => {
    const before = begin('1');
    expect(begin('2')).not.toBe(before);
  });

  it('begins anew where the note of an attempt cannot be read', () => {
    localStorage.setItem(`cart-attempt-${carmen}`, '{"intent":');
    expect(openAttempt(carmen)).toBeNull();
  });
});
