import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { savedLasts, useSaved } from './ProfilePanel';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[R-ACC-03] [R-CON-08] "saved" is shown for exactly three seconds, and again after saving again', () => {
  expect(savedLasts).toBe(3000);
  const { result } = renderHook(useSaved);
  expect(result.current.isShown).toBe(false);
  act(() => result.current.show());
  act(() => jest.advanceTimersByTime(2000));
  act(() => result.current.show());
  act(() => jest.advanceTimersByTime(2999));
  expect(result.current.isShown).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.isShown).toBe(false);
});
