import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOnScreen } from './use-on-screen';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

function media(first: readonly string[]) {
  let holding = first;
  const listeners = new Set<() => void>();
  const query = (name: string) => ({
    get matches() {
      return holding.includes(name);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  });
  window.matchMedia = query as unknown as typeof matchMedia;
  return (next: readonly string[]) =>
    act(() => {
      holding = next;
      listeners.forEach((listener) => listener());
    });
}

it('[U11] what is shown stays the same on paper, which is narrower than the screen', () => {
  const wide = '(min-width:1200px)';
  const become = media([wide]);
  const { result } = renderHook(() => useOnScreen(wide));
  expect(result.current).toBe(true);
  become(['not screen']);
  expect(result.current).toBe(true);
  become([]);
  expect(result.current).toBe(false);
});
