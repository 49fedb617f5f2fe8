import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { widen } from '#testing/widen';
import { scrollDebounce, useSectionFollow } from './section-follow';

/** jsdom has no layout: the test reports new heights. */
let grow: () => void;
const scrolled = jest.fn();
const observed = window.ResizeObserver;

beforeEach(() => {
  widen(1440);
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<section id="moments"></section>';
  window.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      grow = () => listener([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => (grow = () => undefined);
  };
  jest.useFakeTimers();
});
afterEach(() => {
  document.body.innerHTML = '';
  window.ResizeObserver = observed;
});

it('[R-DIA-01] [R-DIA-40] goes on to a section that is moved by what comes late, until the page rests', async () => {
  const { result, unmount } = renderHook(() => useSectionFollow());
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  act(() => result.current.go('moments'));
  grow();
  expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toEqual(['moments', 'moments']);
  await act(() => jest.advanceTimersByTimeAsync(scrollDebounce));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
  unmount();
});
