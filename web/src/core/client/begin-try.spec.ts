import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { beginTry } from './begin-try';

const attempt = jest.fn();
const comeBack = () => void window.dispatchEvent(new Event('online'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe('[R12] a try after one that failed', () => {
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
