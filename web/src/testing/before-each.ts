import { beforeEach, jest } from '@jest/globals';

// Testing Library already unmounts after each test.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  jest.useRealTimers();
});
