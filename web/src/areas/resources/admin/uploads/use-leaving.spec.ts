import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLeaving } from './ResourceUploadsPanel';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('[R-ARS-18] the uploads leave by themselves once all is done, but not from under the pointer', () => {
  const leave = jest.fn();
  const { result, rerender } = renderHook(({ isDone }) => useLeaving(isDone, leave), {
    initialProps: { isDone: false },
  });
  const pass = () => act(() => jest.advanceTimersByTime(20_000));
  pass();
  expect(leave).not.toHaveBeenCalled();
  act(() => result.current.onMouseEnter());
  rerender({ isDone: true });
  pass();
  expect(leave).not.toHaveBeenCalled();
  act(() => result.current.onMouseLeave());
  pass();
  expect(leave).toHaveBeenCalledTimes(1);
});
