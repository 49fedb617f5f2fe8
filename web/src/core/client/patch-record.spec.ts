import { describe, expect, it } from '@jest/globals';
import { orderQueries } from '@portal/contracts/areas/orders';
import { QueryClient } from '@tanstack/react-query';
import { CallCache, queryKeyOf } from './call-cache';
import { patchRecord } from './patch-record';

const { ListOrders, GetOrder } = orderQueries;
const listKey = queryKeyOf(ListOrders, { page: 1 });
const oneKey = queryKeyOf(GetOrder, { id: 'a' });

function remembering(rows: readonly object[]) {
  const queries = new QueryClient();
  queries.setQueryData(listKey, { data: rows, total: 7 });
  queries.setQueryData(oneKey, { data: rows[0] });
  const dataOf = (key: readonly unknown[]) => queries.getQueryData<{ data: unknown }>(key)?.data;
  const patch = (changes: object) =>
    patchRecord(new CallCache(queries), [ListOrders, GetOrder], 'a', changes);
  return { queries, patch, list: () => dataOf(listKey), one: () => dataOf(oneKey) };
}
const a = { id: 'a', status: 1, version: 3 };
const b = { id: 'b', status: 1, version: 3 };

describe('a patched record', () => {
  it('shows in lists and as a single record, and leaves the others and undefined fields alone', () => {
    const { patch, list, one } = remembering([a, b]);
    patch({ status: 4, version: undefined });
    expect([list(), one()]).toEqual([[{ ...a, status: 4 }, b], { ...a, status: 4 }]);
  });

  it('can be reverted, and keeps what arrived in between', () => {
    const { queries, patch, list } = remembering([a, b]);
    const undo = patch({ status: 4 });
    queries.setQueryData(listKey, {
      data: [
        { ...a, status: 4 },
        { ...b, status: 2 },
      ],
    });
    undo();
    expect(list()).toEqual([a, { ...b, status: 2 }]);
  });

  it('does not go back to an older version', () => {
    const { patch, list } = remembering([a, b]);
    patch({ status: 4, version: 2 });
    expect(list()).toEqual([a, b]);
  });
});
