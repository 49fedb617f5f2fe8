import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { restoreLate } from './Shell';

let height = 0;
let notify: () => void;
let isWatched = false;
const scrollTo = jest.fn();

beforeEach(() => {
  isWatched = false;
  scrollTo.mockClear();
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrollTo });
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      constructor(listener: () => void) {
        notify = () => isWatched && listener();
      }
      observe = () => (isWatched = true);
      disconnect = () => (isWatched = false);
    },
  });
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ here: 900 }));
});
afterEach(() => sessionStorage.clear());

const grow = (to: number) => {
  height = to;
  notify();
};

it('[U6] a page that is gone back to is where it was, once its content is there', () => {
  height = 800;
  restoreLate('here');
  grow(1000);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(900 + window.innerHeight);
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
  grow(5000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('[U6] a page stays where the person has scrolled it since', () => {
  height = 800;
  restoreLate('here');
  window.dispatchEvent(new Event('wheel'));
  grow(5000);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('[U6] a page that was never here before stays at its top', () => {
  height = 800;
  restoreLate('elsewhere');
  expect(isWatched).toBe(false);
});
