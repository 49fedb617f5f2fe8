import { afterEach, expect, it, jest } from '@jest/globals';
import { network } from './network';

const back = jest.fn();
const change = jest.fn();
const happens = (...names: readonly string[]) =>
  names.forEach((name) => window.dispatchEvent(new Event(name)));

afterEach(() => {
  jest.clearAllMocks();
});

it('[R12] tells those who wait when the network comes back, others also when it goes, and nobody who has stopped', () => {
  const stop = [network.onBack(back), network.onChange(change)];
  happens('offline', 'online');
  expect([back.mock.calls.length, change.mock.calls.length]).toEqual([1, 2]);
  stop.forEach((end) => end());
  happens('offline', 'online');
  expect([back.mock.calls.length, change.mock.calls.length]).toEqual([1, 2]);
});
