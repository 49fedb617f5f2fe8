import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useQuiet } from './use-quiet';

beforeEach(() => void jest.useFakeTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function type() {
  const { result, rerender } = renderHook(({ value }) => useQuiet(value, 100), {
    initialProps: { value: '' },
  });
  pass(1_000);
  return { result, write: (value: string) => rerender({ value }) };
}

describe('a debounced value', () => {
  it('comes at once where nothing had changed for as long', () => {
    const { result, write } = type();
    write('c');
    pass(0);
    expect(result.current).toBe('c');
    pass(100);
    write('ca');
    pass(0);
    expect(result.current).toBe('ca');
  });

  it('comes by its first and its last change where these follow each other', () => {
    const { result, write } = type();
    const seen: string[] = [];
    for (const value of ['c', 'ca', 'car', 'cart']) {
      write(value);
      pass(60);
      seen.push(result.current);
    }
    expect(seen).toEqual(['c', 'c', 'c', 'c']);
    pass(40);
    expect(result.current).toBe('cart');
  });
});
