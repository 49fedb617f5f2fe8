import { afterEach, expect, it, jest, beforeEach, describe } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { CallError } from './call-error';
import { network, beginTry, useIsMended } from './network';
const comeBack = () => void window.dispatchEvent(new Event('online'));

it('[R-ERR-17] that there was no network is over when it is back; a refusal, or the next failure, is not', () => {
  const { result, rerender } = renderHook(({ error }) => useIsMended(error), {
    initialProps: { error: CallError.offline('PlaceOrder') },
  });
  expect(result.current).toBe(false);
  act(comeBack);
  expect(result.current).toBe(true);
  rerender({ error: CallError.offline('PlaceOrder') });
  expect(result.current).toBe(false);
  rerender({
    error: new CallError({ call: 'PlaceOrder', code: 'internal', status: 500, correlationId: '' }),
  });
  act(comeBack);
  expect(result.current).toBe(false);
});

describe('[R12] a try after one that failed', () => {
  const attempt = jest.fn();
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
  });

  it('is made after a pause', () => {
    beginTry()(1_000, attempt);
    jest.advanceTimersByTime(999);
    expect(attempt).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is made once, as soon as the network is back', () => {
    beginTry()(1_000, attempt);
    comeBack();
    expect(attempt).toHaveBeenCalledTimes(1);
    comeBack();
    jest.runAllTimers();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is made at once where the network came back while that one was failing', () => {
    const planNext = beginTry();
    comeBack();
    planNext(1_000, attempt);
    jest.advanceTimersByTime(0);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits where the network came back before that one was begun', () => {
    comeBack();
    const callOff = beginTry()(1_000, attempt);
    jest.advanceTimersByTime(999);
    expect(attempt).not.toHaveBeenCalled();
    callOff();
  });

  it('is not made once it is called off', () => {
    const planNext = beginTry();
    comeBack();
    planNext(1_000, attempt)();
    comeBack();
    jest.runAllTimers();
    expect(attempt).not.toHaveBeenCalled();
  });
});

it('[R12] notifies waiting listeners when the network comes back, others also when it goes, and stopped ones never', () => {
  const back = jest.fn();
  const change = jest.fn();
  const happens = (...names: readonly string[]) =>
    names.forEach((name) => window.dispatchEvent(new Event(name)));
  const stop = [network.onBack(back), network.onChange(change)];
  happens('offline', 'online');
  expect([back.mock.calls.length, change.mock.calls.length]).toEqual([1, 2]);
  stop.forEach((end) => end());
  happens('offline', 'online');
  expect([back.mock.calls.length, change.mock.calls.length]).toEqual([1, 2]);
});
