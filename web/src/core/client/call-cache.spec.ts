import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { CallCache } from './call-cache';

const listOrders = { name: 'order.ListOrders' };
const getOrder = { name: 'order.GetOrder' };

let queries: QueryClient;
let cache: CallCache;
let stops: (() => void)[];

/** @returns how often the query was asked since */
async function onScreen({ name }: { name: string }): Promise<() => number> {
  let asked = 0;
  const observer = new QueryObserver(queries, { queryKey: [name, {}], queryFn: () => (asked += 1) });
  stops.push(observer.subscribe(() => undefined));
  await jest.advanceTimersByTimeAsync(0);
  const before = asked;
  return () => asked - before;
}

beforeEach(() => {
  jest.useFakeTimers();
  queries = new QueryClient();
  cache = new CallCache(queries);
  stops = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  queries.clear();
  jest.useRealTimers();
});

describe('refreshes by pushes', () => {
  it('ask at once for the first of a burst, and once more for all that followed', async () => {
    const asked = await onScreen(listOrders);
    cache.refreshPaced([listOrders]);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    cache.refreshPaced([listOrders]);
    cache.refreshPaced([listOrders]);
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(2);
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked()).toBe(2);
  });

  it('turn fifty pushes of a second into a handful of questions, the last after the last push', async () => {
    const asked = await onScreen(listOrders);
    for (let push = 0; push < 50; push += 1) {
      cache.refreshPaced([listOrders]);
      await jest.advanceTimersByTimeAsync(20);
    }
    const during = asked();
    expect(during).toBeGreaterThanOrEqual(4);
    expect(during).toBeLessThanOrEqual(6);
    cache.refreshPaced([listOrders]);
    await jest.advanceTimersByTimeAsync(200);
    expect(asked()).toBeGreaterThan(during);
    expect(asked()).toBeLessThanOrEqual(7);
  });

  it('keep the pace of each query apart, and wait no longer once a burst is over', async () => {
    const lists = await onScreen(listOrders);
    const details = await onScreen(getOrder);
    cache.refreshPaced([listOrders]);
    cache.refreshPaced([listOrders, getOrder]);
    await jest.advanceTimersByTimeAsync(0);
    expect([lists(), details()]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(400);
    cache.refreshPaced([listOrders]);
    await jest.advanceTimersByTimeAsync(0);
    expect(lists()).toBe(3);
  });

  it('mark answers on no screen as stale at once, so that the next screen requests them', () => {
    queries.setQueryData([listOrders.name, {}], 1);
    cache.refreshPaced([listOrders]);
    queries.setQueryData([listOrders.name, {}], 2);
    cache.refreshPaced([listOrders]);
    expect(queries.getQueryState([listOrders.name, {}])?.isInvalidated).toBe(true);
  });
});

it('a refresh after an own command asks at once, even during a burst', async () => {
  const asked = await onScreen(listOrders);
  cache.refreshPaced([listOrders]);
  await jest.advanceTimersByTimeAsync(50);
  await cache.refresh([listOrders]);
  expect(asked()).toBe(2);
});
