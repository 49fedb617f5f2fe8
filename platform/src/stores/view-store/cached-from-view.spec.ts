import { describe, expect, it } from '@jest/globals';
import { defineView } from '@portal/contracts';
import { z } from 'zod';
import { viewsHolding } from '../../testing/query-kit';
import { cachedFromView } from './cached-from-view';
import type { ViewStore } from './view-store.port';
import { viewsOf } from './views';

const numbers = defineView('numbers', {
  schema: z.object({ id: z.int(), value: z.int() }),
  filters: {},
  sorts: ['id'],
});
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 30, seconds));

function summing(longestAge?: number) {
  let times = 0;
  const sum = cachedFromView(
    numbers,
    async (views) => {
      times += 1;
      const { documents } = await views.find(numbers, { size: -1 });
      return documents.reduce((total, { value }) => total + value, 0);
    },
    longestAge,
  );
  return { sum, times: () => times };
}

const holding = (...values: readonly number[]) =>
  viewsHolding([numbers, values.map((value, index) => ({ id: index + 1, value }))]);

const write = (store: ViewStore, position: number, value: number) =>
  store.commit([
    { projection: 'numbers', position, writes: [{ view: 'numbers', id: '1', document: { id: 1, value } }] },
  ]);

describe('what is made of a view', () => {
  it('is computed once per key while the view is unchanged', async () => {
    const { sum, times } = summing();
    const views = viewsOf(await holding(1, 2));
    for (const key of ['one', 'one', 'other', 'one']) expect(await sum(views, key, at(0))).toBe(3);
    expect(times()).toBe(2);
  });

  it('is computed again once the view has changed', async () => {
    const { sum, times } = summing();
    const store = await holding(1, 2);
    const views = viewsOf(store);
    await sum(views, 'one', at(0));
    await write(store, 2, 10);
    expect(await sum(views, 'one', at(0))).toBe(12);
    expect(times()).toBe(2);
  });

  it('is computed again after a minute: a repair does not move the checkpoint', async () => {
    const { sum, times } = summing();
    const views = viewsOf(await holding(1));
    await sum(views, 'one', at(0));
    await sum(views, 'one', at(60));
    expect(times()).toBe(1);
    await sum(views, 'one', at(61));
    expect(times()).toBe(2);
  });

  it('is used up to a maximum age despite changes, where that is configured', async () => {
    const { sum, times } = summing(300_000);
    const store = await holding(1, 2);
    const views = viewsOf(store);
    await sum(views, 'one', at(0));
    await write(store, 2, 10);
    expect(await sum(views, 'one', at(299))).toBe(3);
    expect(times()).toBe(1);
    expect(await sum(views, 'one', at(300))).toBe(12);
  });

  it('is separate for each store', async () => {
    const { sum } = summing();
    expect(await sum(viewsOf(await holding(1)), 'one', at(0))).toBe(1);
    expect(await sum(viewsOf(await holding(5)), 'one', at(0))).toBe(5);
  });

  it('is tried again after a failure', async () => {
    let isAway = true;
    const kept = cachedFromView(numbers, async () => {
      if (isAway) throw new Error('away');
      return 1;
    });
    const views = viewsOf(await holding(1));
    await expect(kept(views, 'one', at(0))).rejects.toThrow('away');
    isAway = false;
    expect(await kept(views, 'one', at(0))).toBe(1);
  });
});
