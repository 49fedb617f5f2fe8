import { beforeEach, jest } from '@jest/globals';

// Testing Library unmounts after each test by itself.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  jest.useRealTimers();
});
